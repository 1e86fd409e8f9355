package kit

import (
	"math"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// SayValue speaks what a control stands at.
func SayValue(s *stage.Stage, name, value string) {
	s.Speech().Say(s.Lang().Say(words.SettingValue, words.With("name", name), words.With("value", value)))
}

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

// Segments chooses one of a few words that stand in a row.
type Segments struct {
	paint.Rect        // of the words; the label stands above or left, by the scene
	Text       string // the label, as it is spoken
	Words      []string
	At         int
	OnChange   func(*stage.Stage, int)

	down, hover int // one more than the index, 0 for none
	focus       bool
}

// Bounds is the row.
func (c *Segments) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *Segments) Focus(on bool) { c.focus = on }

// Enabled says that it can have the focus.
func (c *Segments) Enabled() bool { return true }

// Activate goes to the next word, round and round.
func (c *Segments) Activate(s *stage.Stage) { c.Choose(s, (c.At+1)%len(c.Words)) }

// Adjust goes to the word beside it.
func (c *Segments) Adjust(s *stage.Stage, d int) bool {
	c.Choose(s, min(max(c.At+d, 0), len(c.Words)-1))
	return true
}

// Choose takes the choice of that index, and says so.
func (c *Segments) Choose(s *stage.Stage, at int) {
	if at == c.At {
		return
	}
	c.At = at
	s.Audio().Play(assets.SoundClick)
	c.Speak(s)
	s.Redraw()
	if c.OnChange != nil {
		c.OnChange(s, at)
	}
}

// Speak says its name and what is chosen.
func (c *Segments) Speak(s *stage.Stage) { SayValue(s, c.Text, c.Words[c.At]) }

// Segment is the place of a choice.
func (c *Segments) Segment(i int) paint.Rect {
	w := c.W / float32(len(c.Words))
	return paint.Box(c.X+float32(i)*w, c.Y, w, c.H)
}

// Update follows the pointer.
func (c *Segments) Update(s *stage.Stage, in *input.Tick) bool {
	hover := 0
	for i := range c.Words {
		if in.In(c.Segment(i)) {
			hover = i + 1
			s.Window().Point()
		}
	}
	if hover != c.hover {
		c.hover = hover
		s.Redraw()
	}
	if in.Pressed && hover > 0 {
		c.down = hover
		in.TakePointer()
		return true
	}
	if c.down > 0 && !in.Down {
		down := c.down
		c.down = 0
		if in.Released && hover == down {
			in.TakePointer()
			c.Choose(s, down-1)
			return true
		}
	}
	return false
}

// Draw draws the row; the chosen word lies on cream.
func (c *Segments) Draw(p *paint.Painter) {
	radius := c.H / 2.6
	p.Bordered(c.Rect, radius, 1.5, paint.Plum900, paint.Plum600)
	for i, w := range c.Words {
		r := c.Segment(i)
		st := paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream2, Align: paint.Middle, Fit: r.W - 18}
		switch {
		case i == c.At:
			p.RoundRect(r.Inset(4), radius-3, paint.Second)
			st.Color = paint.OnCream
		case i+1 == c.hover:
			p.RoundRect(r.Inset(4), radius-3, paint.Plum700)
		}
		p.TextIn(w, r, p.Roomiest(w, st, r.W-14, r.H-4))
	}
	if c.focus && p.Focusing {
		p.FocusRing(c.Rect, radius)
	}
}
