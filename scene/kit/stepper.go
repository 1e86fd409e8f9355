package kit

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Stepper chooses one of a list by going back and forth: a row with a label
// and two arrows round the value.
type Stepper struct {
	paint.Rect
	Text     string
	Values   []string // as a player reads them
	At       int
	OnChange func(*stage.Stage, int)

	hover, down int // -1 the left arrow, 1 the right one, 0 none
	HasFocus    bool
	Left, Right paint.Sprite
	Looked      bool
}

// Bounds is the row.
func (c *Stepper) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *Stepper) Focus(on bool) { c.HasFocus = on }

// Enabled says that it can have the focus.
func (c *Stepper) Enabled() bool { return true }

// Activate goes to the next value, round and round.
func (c *Stepper) Activate(s *stage.Stage) { c.Choose(s, (c.At+1)%len(c.Values)) }

// Adjust goes to the value beside it.
func (c *Stepper) Adjust(s *stage.Stage, d int) bool {
	c.Choose(s, min(max(c.At+d, 0), len(c.Values)-1))
	return true
}

// Choose takes the value of that index, and says so.
func (c *Stepper) Choose(s *stage.Stage, at int) {
	if at == c.At {
		return
	}
	c.At = at
	s.Audio().Play(assets.SoundClick)
	s.Speech().Say(c.Text + ": " + c.Values[at])
	s.Redraw()
	if c.OnChange != nil {
		c.OnChange(s, at)
	}
}

// Arrow is the box of an arrow: -1 left, 1 right.
func (c *Stepper) Arrow(side int) paint.Rect {
	r := paint.Box(c.X+c.W-52, c.Y, 48, c.H)
	if side < 0 {
		r.X = c.X + c.W*0.36
	}
	return r
}

// Speak says its name and its value.
func (c *Stepper) Speak(s *stage.Stage) { SayValue(s, c.Text, c.Values[c.At]) }

// Update follows the pointer.
func (c *Stepper) Update(s *stage.Stage, in *input.Tick) bool {
	if !c.Looked {
		c.Left, c.Right, c.Looked = s.Painter().Sprite("icon/back"), s.Painter().Sprite("icon/next"), true
	}
	hover := 0
	switch {
	case in.In(c.Arrow(-1)):
		hover = -1
	case in.In(c.Arrow(1)):
		hover = 1
	}
	if hover != c.hover {
		c.hover = hover
		s.Redraw()
	}
	if hover != 0 {
		s.Window().Point()
	}
	if in.Pressed && hover != 0 {
		c.down = hover
		in.TakePointer()
		return true
	}
	if c.down != 0 && !in.Down {
		down := c.down
		c.down = 0
		if in.Released && hover == down {
			in.TakePointer()
			return c.Adjust(s, down)
		}
	}
	return false
}

// Draw draws the row.
func (c *Stepper) Draw(p *paint.Painter) {
	radius := c.H / 2.6
	p.Bordered(c.Rect, radius, 1.5, paint.Plum800, paint.Plum600)
	p.TextIn(c.Text, paint.Box(c.X+24, c.Y, c.W*0.3, c.H), paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: c.W * 0.3})
	l, r := c.Arrow(-1), c.Arrow(1)
	value := paint.Box(l.X+l.W, c.Y, r.X-l.X-l.W, c.H)
	p.TextIn(c.Values[c.At], value, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Align: paint.Middle, Fit: value.W})
	if c.Looked {
		c.drawArrow(p, c.Left, l, c.hover < 0, c.At == 0)
		c.drawArrow(p, c.Right, r, c.hover > 0, c.At == len(c.Values)-1)
	}
	if c.HasFocus && p.Focusing {
		p.FocusRing(c.Rect, radius)
	}
}

func (c *Stepper) drawArrow(p *paint.Painter, icon paint.Sprite, at paint.Rect, lit, end bool) {
	ink := paint.Plum300
	if lit {
		ink = paint.Cream
	}
	if end {
		ink = paint.Plum500
	}
	x, y := at.Center()
	p.Draw(icon, x, y, 0.9, ink)
}
