package scene

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// chip is a word in a pill to choose: a rule set, a tab.
type chip struct {
	paint.Rect
	Text    string
	On      bool // it is the one chosen
	Dashed  bool // it adds something
	Off     bool // cannot be pressed now
	OnPress func(*Stage)

	press press
}

// Bounds is the pill.
func (c *chip) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *chip) Focus(on bool) { c.press.focus = on }

// Enabled says whether it can be pressed.
func (c *chip) Enabled() bool { return !c.Off }

// Adjust does nothing.
func (c *chip) Adjust(*Stage, int) bool { return false }

// Activate chooses it.
func (c *chip) Activate(s *Stage) {
	s.Audio.Play(assets.SoundClick)
	s.Redraw()
	c.OnPress(s)
}

// Update follows the pointer.
func (c *chip) Update(s *Stage, in *input.Tick) bool {
	if !c.Off && c.press.update(s, in, c.Rect) {
		c.Activate(s)
		return true
	}
	return false
}

const chipHigh = 42

// wide is the width its text needs.
func (c *chip) wide(p *paint.Painter) float32 {
	w, _ := p.Measure(c.Text, paint.Style{Face: paint.Display, Size: 18})
	return w + 40
}

// Draw draws the pill; the one chosen is cream.
func (c *chip) Draw(p *paint.Painter) {
	body, ink := paint.Plum700, paint.Cream
	switch {
	case c.Off:
		body, ink = paint.Plum900.Fade(0.6), paint.Plum300
	case c.On:
		body, ink = paint.Second, paint.OnCream
	case c.press.down && c.press.hover:
		body = paint.Plum900
	case c.press.hover:
		body = paint.Plum600
	}
	radius := c.H / 2
	if c.Dashed {
		p.Bordered(c.Rect, radius, 1.5, paint.Plum900.Mix(body, 0.3), paint.Plum500)
	} else {
		p.Plate(c.Rect, radius, body)
	}
	p.TextIn(c.Text, c.Rect, paint.Style{Face: paint.Display, Size: 18, Color: ink, Align: paint.Middle, Fit: c.W - 20})
	if c.press.focus && p.Focusing {
		p.FocusRing(c.Rect.Inset(2), radius-2)
	}
}
