package kit

import (
	"strings"
	"unicode/utf8"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// CodeField is a code to type into boxes, one letter each. Letters go into it while it has the focus, and only then; a gamepad,
// which has none, goes through them by its arrows.
type CodeField struct {
	TextField
	Letters string                     // that a code may have, in capitals
	Long    int                        // how many it has
	OnText  func(*stage.Stage, string) // a longer text has been put in, which is no code: a link
	Tells   func(*stage.Stage, int)    // says by ear at which letter a gamepad is, 0 … Long-1
	On      bool                       // letters are typed into it

	signs  [codeMost]string // what the boxes show
	pad    bool             // a gamepad goes through the letters
	padded int              // at which box it is
}

// codeMost is how many boxes there may be, codeText how long a text may be that is put in.
const (
	codeMost = 12
	codeText = 200
)

// Make makes it, empty.
func (f *CodeField) Make(label string) {
	f.Label, f.Most = label, codeText
	f.TextField.OnChange = f.tidy
}

// Typing begins or ends the typing as the focus comes to it or leaves it.
func (f *CodeField) Typing(s *stage.Stage, focus stage.Focusable) {
	if on := focus == stage.Focusable(f) && s.Devices().Tick.Device != paint.DevicePad; on != f.On {
		if f.On = on; on {
			f.begin(s)
		} else {
			f.end(s)
		}
		s.Redraw()
	}
}

// Stop ends it.
func (f *CodeField) Stop(s *stage.Stage) { f.Typing(s, nil) }

// Put puts a text in the place of what stands there.
func (f *CodeField) Put(s *stage.Stage, text string) {
	f.composing = ""
	f.set(text)
	if f.On && s.Options().Source == nil {
		f.live.Replace(f.Text)
	}
	f.changed(s)
}

// tidy leaves what a code may have, in capitals. What is longer and can only be a link is handed on.
func (f *CodeField) tidy(s *stage.Stage) {
	code := f.clean(f.Text)
	link := ""
	if strings.ContainsAny(f.Text, "/.#:") && utf8.RuneCountInString(f.Text) > f.Long+1 {
		link, code = f.Text, ""
	}
	if code != f.Text {
		at := len(f.clean(f.Text[:f.Caret]))
		f.Text = code
		f.Caret = min(at, len(code))
		if f.On && s.Options().Source == nil {
			f.live.Replace(code)
		}
	}
	f.sign()
	s.Redraw()
	if link != "" {
		f.OnText(s, link)
	}
}

// clean is a text in capitals without what no code has, as long as one at most.
func (f *CodeField) clean(text string) string {
	var b strings.Builder
	for _, r := range strings.ToUpper(text) {
		if strings.ContainsRune(f.Letters, r) && b.Len() < f.Long {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// sign writes the letters into their boxes.
func (f *CodeField) sign() {
	for i := range f.signs {
		f.signs[i] = ""
		if i < len(f.Text) {
			f.signs[i] = f.Text[i : i+1]
		}
	}
}

// Full says that there is a letter in each box.
func (f *CodeField) Full() bool { return len(f.Text) == f.Long }

// Speak says what it is and what stands in it, letter by letter.
func (f *CodeField) Speak(s *stage.Stage) {
	s.Speech().Say(strings.TrimSuffix(f.Label+": "+strings.Join(strings.Split(f.Text, ""), " "), ": "))
}

// Activate goes on to the next letter of a gamepad; else, and after the last, it hands the code in.
func (f *CodeField) Activate(s *stage.Stage) {
	if f.pad && f.padded < f.Long-1 {
		if f.padded == len(f.Text) {
			f.turn(s, 0)
		}
		f.padded++
		f.turn(s, 0)
		f.Tells(s, f.padded)
		return
	}
	f.OnSubmit(s)
}

// Adjust moves the caret; a gamepad goes to another letter.
func (f *CodeField) Adjust(s *stage.Stage, d int) bool {
	if f.pad {
		f.turn(s, d)
		return true
	}
	return f.On && f.TextField.Adjust(s, d)
}

// turn turns the letter of the box where a gamepad is, so many further; one that is not there yet is the first.
func (f *CodeField) turn(s *stage.Stage, d int) {
	text := []byte(f.Text)
	if f.padded = min(f.padded, len(text)); f.padded == len(text) {
		text = append(text, f.Letters[0])
	} else {
		n := len(f.Letters)
		text[f.padded] = f.Letters[(strings.IndexByte(f.Letters, text[f.padded])+d+n)%n]
	}
	f.Text, f.Caret = string(text), min(f.padded, len(text))
	f.sign()
	s.Audio().Play(assets.SoundClick)
	s.Speech().Say(f.signs[f.padded])
	s.Redraw()
}

// Update takes in what is typed.
func (f *CodeField) Update(s *stage.Stage, in *input.Tick) bool {
	if pad := in.Device == paint.DevicePad; pad != f.pad {
		f.pad, f.padded = pad, 0
		s.Redraw()
	}
	if f.On {
		return f.TextField.Update(s, in)
	}
	return f.press.Tapped(s, in, f.Rect)
}

// Box is the place of a letter: there is a gap in the middle.
func (f *CodeField) Box(i int) paint.Rect {
	const gap, middle = 5, 8
	wide := (f.W - float32(f.Long-1)*gap - middle) / float32(f.Long)
	x := f.X + float32(i)*(wide+gap)
	if 2*i >= f.Long {
		x += middle
	}
	return paint.Box(x, f.Y, wide, f.H)
}

// Draw draws the boxes, and the caret in the one where the next letter goes.
func (f *CodeField) Draw(p *paint.Painter) {
	at := -1
	switch {
	case f.pad && f.press.Focused:
		at = f.padded
	case f.On:
		at = min(f.Caret, f.Long-1)
	}
	for i := range f.Long {
		r, line, wide := f.Box(i), paint.Plum500, float32(1.5)
		if i == at {
			line, wide = paint.Cream, 2.5
		}
		p.Bordered(r, 12, wide, paint.Plum900, line)
		p.TextIn(f.signs[i], r, paint.Style{Face: paint.Display, Size: 30, Most: 40, Color: paint.Cream, Align: paint.Middle, Fit: r.W - 6})
		if i == at && f.signs[i] == "" {
			p.Rect(paint.Box(r.X+r.W/2-1.2, r.Y+r.H/2-15, 2.5, 30), paint.Cream)
		}
	}
	if f.press.Focused && p.Focusing {
		p.FocusRing(f.Rect.Inset(-3), 14)
	}
}
