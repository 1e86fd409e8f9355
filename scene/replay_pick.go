package scene

import "fourtell/assets"

// pick goes through a few values with the one shown between two arrows; its left half goes back, its right half on.
type pick struct {
	Rect
	Text     string // spoken
	Values   []string
	At       int
	OnChange func(*Stage, int)

	press
	left, right Sprite
	looked      bool
}

// Bounds is the box.
func (c *pick) Bounds() Rect { return c.Rect }

// Enabled says that it can have the focus.
func (c *pick) Enabled() bool { return true }

// Activate goes to the next value, round and round.
func (c *pick) Activate(s *Stage) { c.set(s, (c.At+1)%len(c.Values)) }

// Adjust goes to the value beside it.
func (c *pick) Adjust(s *Stage, d int) bool {
	c.set(s, min(max(c.At+d, 0), len(c.Values)-1))
	return true
}

func (c *pick) set(s *Stage, at int) {
	if at == c.At {
		return
	}
	c.At = at
	s.Audio.Play(assets.SoundClick)
	s.Say(c.Text + ": " + c.Values[at])
	s.Redraw()
	if c.OnChange != nil {
		c.OnChange(s, at)
	}
}

// Update follows the pointer.
func (c *pick) Update(s *Stage, in *Input) bool {
	if !c.looked {
		c.left, c.right, c.looked = s.Painter().Sprite("icon/back"), s.Painter().Sprite("icon/next"), true
	}
	x := in.X
	switch c.follow(s, in, c.Rect, true) {
	case wentDown:
		return true
	case letGo:
		if x < c.X+c.W/2 {
			return c.Adjust(s, -1)
		}
		return c.Adjust(s, 1)
	}
	return false
}

// Draw draws the box; an arrow at whose end there is nothing more is dim.
func (c *pick) Draw(p *Painter) {
	radius := c.H / 2.6
	body, line := Plum800, Plum600
	switch {
	case c.pressedNow():
		body, line = Plum900, Plum500
	case c.hover:
		body, line = Plum700, Plum300
	}
	p.Bordered(c.Rect, radius, 1.5, body, line)
	p.TextIn(c.Values[c.At], Rect{c.X + 26, c.Y, c.W - 52, c.H}, Style{Face: Display, Size: 18, Color: Cream, Align: Middle, Fit: c.W - 52})
	if c.looked {
		back, on := Cream2, Cream2
		if c.At == 0 {
			back = Plum500
		}
		if c.At == len(c.Values)-1 {
			on = Plum500
		}
		p.Draw(c.left, c.X+16, c.Y+c.H/2, 0.8, back)
		p.Draw(c.right, c.X+c.W-16, c.Y+c.H/2, 0.8, on)
	}
	if c.focus && p.focusing {
		p.FocusRing(c.Rect, radius)
	}
}
