package kit

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

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
