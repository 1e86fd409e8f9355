package scene

import "fourtell/assets"

// chip is a word in a pill to choose: a rule set, a tab.
type chip struct {
	Rect
	Text    string
	On      bool // it is the one chosen
	Dashed  bool // it adds something
	Off     bool // cannot be pressed now
	OnPress func(*Stage)

	press press
}

// Bounds is the pill.
func (c *chip) Bounds() Rect { return c.Rect }

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
func (c *chip) Update(s *Stage, in *Input) bool {
	if !c.Off && c.press.update(s, in, c.Rect) {
		c.Activate(s)
		return true
	}
	return false
}

const chipHigh = 42

// wide is the width its text needs.
func (c *chip) wide(p *Painter) float32 {
	w, _ := p.Measure(c.Text, Style{Face: Display, Size: 18})
	return w + 40
}

// Draw draws the pill; the one chosen is cream.
func (c *chip) Draw(p *Painter) {
	body, ink := Plum700, Cream
	switch {
	case c.Off:
		body, ink = Plum900.Fade(0.6), Plum300
	case c.On:
		body, ink = Second, OnCream
	case c.press.down && c.press.hover:
		body = Plum900
	case c.press.hover:
		body = Plum600
	}
	radius := c.H / 2
	if c.Dashed {
		p.Bordered(c.Rect, radius, 1.5, Plum900.Mix(body, 0.3), Plum500)
	} else {
		p.RoundRect(c.Rect, radius, body)
	}
	p.TextIn(c.Text, c.Rect, Style{Face: Display, Size: 18, Color: ink, Align: Middle, Fit: c.W - 20})
	if c.press.focus && p.focusing {
		p.FocusRing(c.Rect.Inset(2), radius-2)
	}
}
