package kit

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Chip is a word in a pill to choose: a rule set, a tab.
type Chip struct {
	paint.Rect
	Text    string
	On      bool    // it is the one chosen
	Dashed  bool    // it adds something
	Off     bool    // cannot be pressed now
	Small   bool    // of several beside each other in little room
	Tab     bool    // it leads to a part of the same list
	Lit     bool    // that part is in sight
	Most    float32 // size up to which its text grows, where that of its neighbours has no more room; 0 = as far as it fits
	OnPress func(*stage.Stage)

	press stage.Press
}

// Bounds is the pill.
func (c *Chip) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *Chip) Focus(on bool) { c.press.Focused = on }

// Enabled says whether it can be pressed.
func (c *Chip) Enabled() bool { return !c.Off }

// Adjust does nothing.
func (c *Chip) Adjust(*stage.Stage, int) bool { return false }

// Activate chooses it.
func (c *Chip) Activate(s *stage.Stage) {
	s.Audio().Play(assets.SoundClick)
	s.Redraw()
	c.OnPress(s)
}

// Update follows the pointer.
func (c *Chip) Update(s *stage.Stage, in *input.Tick) bool {
	if !c.Off && c.press.Tapped(s, in, c.Rect) {
		c.Activate(s)
		return true
	}
	return false
}

// ChipHigh is how high a chip is, in units.
const ChipHigh = 42

// Wide is the width its text needs.
func (c *Chip) Wide(p *paint.Painter) float32 {
	w, _ := p.Measure(c.Text, ChipStyle(c.Small))
	return w + c.Pad()
}

// Pad is what is left free beside its text, left and right together.
func (c *Chip) Pad() float32 {
	if c.Small {
		return 24
	}
	return 36
}

// ChipStyle is how the text on a chip is written.
func ChipStyle(small bool) paint.Style {
	if small {
		return paint.Style{Face: paint.Display, Size: 16}
	}
	return paint.Style{Face: paint.Display, Size: 18}
}

// Draw draws the pill; the one chosen is cream.
func (c *Chip) Draw(p *paint.Painter) {
	body, ink := paint.Plum700, paint.Cream
	switch {
	case c.Off:
		body, ink = paint.Plum900.Fade(0.6), paint.Plum300
	case c.On:
		body, ink = paint.Second, paint.OnCream
	case c.press.Down && c.press.Hover:
		body = paint.Plum900
	case c.press.Hover:
		body = paint.Plum600
	}
	radius := c.H / 2
	switch {
	case c.Tab:
		c.drawTab(p, ink)
		return
	case c.Dashed:
		p.Bordered(c.Rect, radius, 1.5, paint.Plum900.Mix(body, 0.3), paint.Plum500)
	default:
		p.Plate(c.Rect, radius, body)
	}
	p.TextIn(c.Text, c.Rect, c.style(ink))
	if c.press.Focused && p.Focusing {
		p.FocusRing(c.Rect.Inset(2), radius-2)
	}
}

func (c *Chip) style(ink paint.Color) paint.Style {
	st := ChipStyle(c.Small)
	st.Color, st.Align, st.Fit, st.Most = ink, paint.Middle, c.W-c.Pad()/2, c.Most
	return st
}

// drawTab draws a word with a line below it while its part is in sight.
func (c *Chip) drawTab(p *paint.Painter, ink paint.Color) {
	if c.press.Hover && !c.Off {
		p.Plate(c.Rect, 10, paint.Plum600)
	}
	if !c.Off && !c.Lit && !c.press.Hover {
		ink = paint.Cream2
	}
	p.TextIn(c.Text, c.Rect, c.style(ink))
	line := paint.Box(c.X+8, c.Y+c.H-4, c.W-16, 3)
	if c.Lit {
		p.RoundRect(line, 1.5, paint.Second)
	} else {
		p.RoundRect(paint.Box(line.X, line.Y+1, line.W, 1.5), 0.7, paint.Plum600)
	}
	if c.press.Focused && p.Focusing {
		p.FocusRing(c.Rect.Inset(3), 9)
	}
}

// Speak says its text.
func (c *Chip) Speak(s *stage.Stage) { s.Speech().Say(c.Text) }
