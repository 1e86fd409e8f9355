package kit

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Switch is on or off.
type Switch struct {
	paint.Rect
	Text     string
	On       bool
	OnChange func(*stage.Stage, bool)

	down, hover, focus bool
}

// Bounds is the whole row.
func (c *Switch) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *Switch) Focus(on bool) { c.focus = on }

// Enabled says that it can have the focus.
func (c *Switch) Enabled() bool { return true }

// Adjust does nothing: the arrows go on.
func (c *Switch) Adjust(*stage.Stage, int) bool { return false }

// Activate turns it over.
func (c *Switch) Activate(s *stage.Stage) {
	c.On = !c.On
	s.Audio().Play(assets.SoundClick)
	c.Speak(s)
	s.Redraw()
	if c.OnChange != nil {
		c.OnChange(s, c.On)
	}
}

// Speak says its name and whether it is on.
func (c *Switch) Speak(s *stage.Stage) {
	value := words.SettingOff
	if c.On {
		value = words.SettingOn
	}
	SayValue(s, c.Text, s.Lang().Say(value))
}

// Update follows the pointer.
func (c *Switch) Update(s *stage.Stage, in *input.Tick) bool {
	if hover := in.In(c.Rect); hover != c.hover {
		c.hover = hover
		s.Redraw()
	}
	if c.hover {
		s.Window().Point()
	}
	if in.Pressed && c.hover {
		c.down = true
		in.TakePointer()
		return true
	}
	if c.down && !in.Down {
		c.down = false
		if in.Released && c.hover {
			in.TakePointer()
			c.Activate(s)
			return true
		}
	}
	return false
}

// Draw draws the row. Place and colour both say whether it is on.
func (c *Switch) Draw(p *paint.Painter) {
	p.TextIn(c.Text, paint.Box(c.X, c.Y, c.W-72, c.H), paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: c.W - 72})
	r := paint.Box(c.X+c.W-58, c.Y+c.H/2-16, 58, 32)
	body, line, knob, x := paint.Plum900, paint.Plum500, paint.Plum300, r.X+16
	if c.On {
		body, line, knob, x = paint.Second, paint.Second, paint.OnCream, r.X+r.W-16
	}
	if c.hover {
		line = line.Mix(paint.Cream, 0.5)
	}
	p.Bordered(r, 16, 2, body, line)
	p.Disc(x, r.Y+16, 10, knob)
	if c.focus && p.Focusing {
		p.FocusRing(paint.Box(c.X-8, c.Y+2, c.W+16, c.H-4), 10)
	}
}
