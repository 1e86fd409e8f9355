package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
)

// TextField is a line, or with Lines a paragraph, to type into. It edits from Enter of its dialog to its Leave: letters
// are no actions in between.
type TextField struct {
	paint.Rect
	Line
	Label    string // spoken, and the name of the page's own field
	Lines    bool   // a paragraph
	Size     float32
	OnSubmit func(*stage.Stage) // Enter
	OnChange func(*stage.Stage)

	shown string // a paragraph with its caret
	live  platform.Letters
	press stage.Press
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
	f.compose(s)
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
	f.compose(s)
}

// compose takes over what an input method still holds.
func (f *TextField) compose(s *stage.Stage) {
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
	f.step(d)
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
		if f.Line.key(in.Key) {
			f.changed(s)
		}
	}
	return f.press.Tapped(s, in, f.Rect)
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
		f.set(typed.Text)
		if f.Text != typed.Text {
			f.live.Replace(f.Text)
		} else {
			f.Caret = min(typed.Caret, len(f.Text))
		}
		f.changed(s)
	}
}

// insert puts letters at the caret, as many as there is room for.
func (f *TextField) insert(s *stage.Stage, text string) {
	if text != "" {
		f.Line.insert(text)
		f.changed(s)
	}
}

// replace puts another text in the place of the one that stands there.
func (f *TextField) replace(s *stage.Stage, text string) {
	f.composing = ""
	f.set(text)
	if s.Options().Source == nil {
		f.live.Replace(f.Text)
	}
	f.changed(s)
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
	mark := ""
	if f.Lines {
		mark = "|"
	}
	f.shown = f.with(mark)
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
