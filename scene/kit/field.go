package kit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// TextField is a line, or with Lines a paragraph, to type into. It edits from Enter of its dialog to its Leave: letters
// are no actions in between.
type TextField struct {
	paint.Rect
	Label    string // spoken, and the name of the page's own field
	Text     string
	Most     int  // letters at most
	Lines    bool // a paragraph
	Size     float32
	OnSubmit func(*stage.Stage) // Enter
	OnChange func(*stage.Stage)

	Caret     int    // byte of Text
	composing string // what an input method has not yet handed over
	shown     string // a paragraph with its caret
	live      platform.Letters
	press     stage.Press
}

// begin starts editing at the end of the text.
func (f *TextField) begin(s *stage.Stage) {
	f.Caret = len(f.Text)
	f.show()
	s.Devices().Typing = true
	if s.Options().Source == nil {
		f.live.Begin(f.Label, f.Text)
	}
}

// end stops editing; what an input method still holds is taken over.
func (f *TextField) end(s *stage.Stage) {
	f.insert(s, f.composing)
	f.composing = ""
	s.Devices().Typing = false
	if s.Options().Source == nil {
		f.live.End()
	}
}

// settle takes over what has been typed up to now.
func (f *TextField) settle(s *stage.Stage) {
	if s.Options().Source == nil {
		f.take(s)
	}
	f.insert(s, f.composing)
	f.composing = ""
}

// Bounds is the field.
func (f *TextField) Bounds() paint.Rect { return f.Rect }

// Focus puts the focus on it or takes it away.
func (f *TextField) Focus(on bool) { f.press.Focused = on }

// Enabled says that it can have the focus.
func (f *TextField) Enabled() bool { return true }

// Activate hands the text in.
func (f *TextField) Activate(s *stage.Stage) { f.OnSubmit(s) }

// Adjust moves the caret by a letter.
func (f *TextField) Adjust(s *stage.Stage, d int) bool {
	if d < 0 {
		_, n := utf8.DecodeLastRuneInString(f.Text[:f.Caret])
		f.Caret -= n
	} else {
		_, n := utf8.DecodeRuneInString(f.Text[f.Caret:])
		f.Caret += n
	}
	f.show()
	s.Redraw()
	return true
}

// Update takes in what is typed.
func (f *TextField) Update(s *stage.Stage, in *input.Tick) bool {
	scripted := s.Options().Source != nil
	if scripted {
		f.insert(s, in.Typed)
	} else {
		f.take(s)
	}
	if in.KeyDown && f.composing == "" && (scripted || !platform.EditsItself) {
		f.key(s, in.Key)
	}
	return f.press.Tapped(s, in, f.Rect)
}

func (f *TextField) key(s *stage.Stage, k ebiten.Key) {
	switch k {
	case ebiten.KeyBackspace:
		_, n := utf8.DecodeLastRuneInString(f.Text[:f.Caret])
		f.Text = f.Text[:f.Caret-n] + f.Text[f.Caret:]
		f.Caret -= n
	case ebiten.KeyDelete:
		_, n := utf8.DecodeRuneInString(f.Text[f.Caret:])
		f.Text = f.Text[:f.Caret] + f.Text[f.Caret+n:]
	case ebiten.KeyHome:
		f.Caret = 0
	case ebiten.KeyEnd:
		f.Caret = len(f.Text)
	default:
		return
	}
	f.changed(s)
}

// take takes over what has been typed by way of the system.
func (f *TextField) take(s *stage.Stage) {
	x, y := f.Center()
	typed, ok := f.live.Take(s.Devices().Picture, int(x*s.Painter().Unit()), int(y*s.Painter().Unit()))
	switch {
	case !ok:
	case !platform.EditsItself:
		f.insert(s, typed.Text)
		if typed.Composing != f.composing {
			f.composing = typed.Composing
			f.show()
			s.Redraw()
		}
	case typed.Text != f.Text || typed.Caret != f.Caret:
		clean := f.printable(typed.Text, f.Most)
		if clean != typed.Text {
			f.live.Replace(clean)
			typed.Caret = len(clean)
		}
		f.Text, f.Caret = clean, min(typed.Caret, len(clean))
		f.changed(s)
	}
}

// insert puts letters at the caret, as many as there is room for.
func (f *TextField) insert(s *stage.Stage, text string) {
	if text == "" {
		return
	}
	text = f.printable(text, f.Most-utf8.RuneCountInString(f.Text))
	f.Text = f.Text[:f.Caret] + text + f.Text[f.Caret:]
	f.Caret += len(text)
	f.changed(s)
}

// replace puts another text in the place of the one that stands there.
func (f *TextField) replace(s *stage.Stage, text string) {
	f.composing = ""
	f.Text = f.printable(text, f.Most)
	f.Caret = len(f.Text)
	if s.Options().Source == nil {
		f.live.Replace(f.Text)
	}
	f.changed(s)
}

// printable is the text without what is no letter, cut to that many.
func (f *TextField) printable(text string, room int) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || room <= 0 {
			return -1
		}
		room--
		return r
	}, text)
}

func (f *TextField) changed(s *stage.Stage) {
	f.show()
	s.Redraw()
	if f.OnChange != nil {
		f.OnChange(s)
	}
}

// show makes the text that is drawn.
func (f *TextField) show() {
	f.shown = f.Text[:f.Caret] + f.composing
	if f.Lines {
		f.shown += "|"
	}
	f.shown += f.Text[f.Caret:]
}

// Draw draws the field with its caret.
func (f *TextField) Draw(p *paint.Painter) {
	radius := f.Size * 0.7
	line := paint.Plum300
	if f.press.Focused {
		line = paint.Cream
	}
	p.Bordered(f.Rect, radius, 2, paint.Plum900, line)
	if f.press.Focused && p.Focusing {
		p.FocusRing(f.Rect, radius)
	}
	inner := f.Rect.Inset(f.Size * 0.7)
	st := paint.Style{Face: paint.Body, Size: f.Size, Color: paint.Cream}
	if f.Lines {
		st.Wrap = inner.W
		y := inner.Y
		if _, high := p.Measure(f.shown, st); high > inner.H { // as far down as the caret is in the text
			y -= (high - inner.H) * float32(f.Caret) / float32(max(len(f.Text), 1))
		}
		p.PushClip(f.Rect.Inset(3))
		p.Text(f.shown, inner.X, y+f.Size*0.85, st)
		p.Pop()
		return
	}
	st.Fit = inner.W
	p.TextIn(f.shown, inner, st)
	whole, _ := p.Measure(f.shown, paint.Style{Face: paint.Body, Size: f.Size})
	w, _ := p.Measure(f.shown[:f.Caret+len(f.composing)], paint.Style{Face: paint.Body, Size: f.Size})
	if whole > inner.W {
		w *= inner.W / whole
	}
	p.Rect(paint.Box(inner.X+w+1, inner.Y+inner.H/2-f.Size*0.6, max(2, f.Size*0.09), f.Size*1.2), paint.Cream)
}
