package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Pick is a Stepper in a small box: the value between two arrows, the label only spoken; its left half goes back, its
// right half on.
type Pick struct {
	Stepper
	Names bool // the values are names: a part of one is better read than a whole one that is too small
	touch stage.Press
}

// Adjust goes to the value beside it; at an end on to what lies beside the box, so that the arrows of a gamepad reach a whole row of them.
func (c *Pick) Adjust(s *stage.Stage, d int) bool {
	was := c.At
	c.Stepper.Adjust(s, d)
	return c.At != was
}

// Update follows the pointer.
func (c *Pick) Update(s *stage.Stage, in *input.Tick) bool {
	if !c.Looked {
		c.Left, c.Right, c.Looked = s.Painter().Sprite("icon/back"), s.Painter().Sprite("icon/next"), true
	}
	x := in.X
	switch c.touch.Follow(s, in, c.Rect, true) {
	case stage.WentDown:
		return true
	case stage.LetGo:
		if x < c.X+c.W/2 {
			return c.Adjust(s, -1)
		}
		return c.Adjust(s, 1)
	}
	return false
}

// Draw draws the box; an arrow at whose end there is nothing more is dim.
func (c *Pick) Draw(p *paint.Painter) {
	radius := c.H / 2.6
	body, line := paint.Plum800, paint.Plum600
	switch {
	case c.touch.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case c.touch.Hover:
		body, line = paint.Plum700, paint.Plum300
	}
	p.Bordered(c.Rect, radius, 1.5, body, line)
	p.TextIn(c.Values[c.At], paint.Box(c.X+26, c.Y, c.W-52, c.H), paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Align: paint.Middle, Fit: c.W - 52, Name: c.Names})
	if c.Looked {
		back, on := paint.Cream2, paint.Cream2
		if c.At == 0 {
			back = paint.Plum500
		}
		if c.At == len(c.Values)-1 {
			on = paint.Plum500
		}
		p.Draw(c.Left, c.X+16, c.Y+c.H/2, 0.8, back)
		p.Draw(c.Right, c.X+c.W-16, c.Y+c.H/2, 0.8, on)
	}
	if c.HasFocus && p.Focusing {
		p.FocusRing(c.Rect, radius)
	}
}
