package kit

import (
	"math"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Slider chooses a number from 0 to 1, by dragging, with the wheel or the
// arrow keys. Pressing its label, or Confirm, goes to nothing and back.
type Slider struct {
	paint.Rect // 44 high: the label stands left, the track right
	Text       string
	Value      float64
	OnChange   func(*stage.Stage, float64) // after each change

	down, hover, focus bool
	named              stage.Press // the label
	was                float64     // before it went to nothing
	shown              string      // the value, as it is read
	of                 float64     // which value that is
}

const (
	sliderStep  = 0.1
	sliderBack  = 0.5  // from nothing, where nobody knows what was before
	SliderTrack = 0.56 // part of the width
)

// Bounds is the whole row.
func (c *Slider) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *Slider) Focus(on bool) { c.focus = on }

// Enabled says that it can have the focus.
func (c *Slider) Enabled() bool { return true }

// Activate goes to nothing, and back to where it was.
func (c *Slider) Activate(s *stage.Stage) {
	to := c.was
	switch {
	case c.Value > 0:
		c.was, to = c.Value, 0
	case to == 0:
		to = sliderBack
	}
	c.set(s, to)
	s.Audio().Play(assets.SoundClick)
	c.Speak(s)
}

// read is the value as a player reads it.
func (c *Slider) read(l *words.Language) string {
	if c.Value == 0 {
		return l.Say(words.SettingSilent)
	}
	return l.Say(words.SettingPercent, words.Count("n", max(1, int(math.Round(100*c.Value)))))
}

// Speak says its name and where it stands.
func (c *Slider) Speak(s *stage.Stage) { SayValue(s, c.Text, c.read(s.Lang())) }

// Adjust moves it a tenth.
func (c *Slider) Adjust(s *stage.Stage, d int) bool {
	c.set(s, c.Value+float64(d)*sliderStep)
	s.Audio().Play(assets.SoundTick)
	c.Speak(s)
	return true
}

func (c *Slider) set(s *stage.Stage, v float64) {
	v = min(max(v, 0), 1)
	if v == c.Value {
		return
	}
	c.Value = v
	s.Redraw()
	if c.OnChange != nil {
		c.OnChange(s, v)
	}
}

// Track is the line along which it is moved.
func (c *Slider) Track() paint.Rect {
	w := c.W * SliderTrack
	return paint.Box(c.X+c.W-w, c.Y+c.H/2-4, w, 8)
}

// Update follows the pointer.
func (c *Slider) Update(s *stage.Stage, in *input.Tick) bool {
	if c.shown == "" || c.of != c.Value {
		c.shown, c.of = c.read(s.Lang()), c.Value
	}
	t := c.Track()
	reach := paint.Box(t.X-14, c.Y, t.W+28, c.H)
	if !c.down {
		switch c.named.Follow(s, in, paint.Box(c.X, c.Y, reach.X-c.X, c.H), true) {
		case stage.WentDown:
			return true
		case stage.LetGo:
			c.Activate(s)
			return true
		}
	}
	if hover := in.In(reach); hover != c.hover {
		c.hover = hover
		s.Redraw()
	}
	if c.hover {
		s.Window().Point()
		if in.WheelY != 0 {
			c.set(s, c.Value+float64(in.WheelY)*sliderStep)
		}
	}
	if in.Pressed && c.hover {
		c.down = true
	}
	if !c.down {
		return false
	}
	if in.Over {
		c.set(s, float64((in.X-t.X)/t.W))
	}
	if !in.Down {
		c.down = false
		s.Audio().Play(assets.SoundTick)
		c.Speak(s)
		s.Redraw()
	}
	in.TakePointer()
	return true
}

// Draw draws the row.
func (c *Slider) Draw(p *paint.Painter) {
	t := c.Track()
	value, _ := p.Measure(c.shown, paint.Style{Face: paint.Body, Size: 16})
	name := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: t.X - c.X - value - 34}
	if c.named.Hover {
		name.Color = paint.Cream
	}
	p.TextIn(c.Text, paint.Box(c.X, c.Y, name.Fit, c.H), name)
	p.TextIn(c.shown, paint.Box(c.X, c.Y, t.X-c.X-22, c.H), paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Align: paint.Right})
	p.Bordered(t, 4, 1, paint.Plum900, paint.Plum600)
	on := t
	on.W = max(8, t.W*float32(c.Value))
	knob := paint.Cream
	if c.Value == 0 {
		knob = paint.Plum300
	}
	p.RoundRect(on, 4, knob)
	x := t.X + t.W*float32(c.Value)
	r := float32(11)
	if c.down || c.hover {
		r = 13
	}
	p.Disc(x, c.Y+c.H/2+2, r, paint.ShadowInk.Fade(0.5))
	p.Disc(x, c.Y+c.H/2, r, knob)
	if c.focus && p.Focusing {
		p.FocusRing(paint.Box(c.X-8, c.Y+2, c.W+16, c.H-4), 10)
	}
}
