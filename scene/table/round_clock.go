package table

import (
	"fourtell/assets"
	"fourtell/engine/shed"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	roundSoon = 60 // seconds left when it is spoken of first
	roundLast = 10 // and when it beats
)

// roundClock is what a round has left that ends at a time of the table's clock, as it is seen and heard. It stands while the table does.
type roundClock struct {
	*view
	second  int // as shown; -1 where no such clock runs
	numbers [60]string
}

func newRoundClock(v *view) *roundClock {
	c := &roundClock{view: v, second: -1}
	for i := range c.numbers {
		c.numbers[i] = string([]byte{'0' + byte(i/10), '0' + byte(i%10)})
	}
	return c
}

// left is how many seconds the round has, begun ones counted whole; -1 where it has all the time there is.
func (c *roundClock) left() int {
	end, now := c.shown.Clock.RoundEnd, c.shown.Clock.Now
	if end == 0 || c.shown.Over() {
		return -1
	}
	if !c.rests && c.current() {
		now = c.table.Now()
	}
	return int(max(0, end-now)+999) / 1000
}

// runs says whether time alone changes the picture.
func (c *roundClock) runs() bool { return c.left() > 0 && !c.rests }

// beat is how much larger the seconds are than at rest: most as one begins.
func (c *roundClock) beat() float32 {
	if c.calm || c.second > roundLast || !c.runs() {
		return 1
	}
	part := float32((c.shown.Clock.RoundEnd-c.table.Now())%1000) / 1000
	return 1 + 0.2*part*part
}

// notice redraws each second, ticks through the last ones and speaks of them.
func (c *roundClock) notice(s *stage.Stage) {
	left := c.left()
	if left == c.second {
		if left >= 0 && left <= roundLast && !c.calm && c.runs() {
			s.Redraw()
		}
		return
	}
	first := c.second < 0
	c.second = left
	s.Redraw()
	if first || left < 0 || c.o.Demo || !c.runs() {
		return
	}
	if left <= clockLast {
		s.Audio().Play(assets.SoundTick)
	}
	if left == roundSoon || left == roundLast {
		s.Speech().Say(c.lang.Say(words.ClockRound, words.Count("n", left)))
	}
}

// draw is the time left, from x on a line at y; the last seconds beat.
func (c *roundClock) draw(p *paint.Painter, x, y float32, st paint.Style) {
	left := c.second
	if left < 0 {
		return
	}
	st.Color, st.Fit = paint.Cream, 0
	if left <= roundLast {
		st.Color = p.Suit(shed.Yellow).Base
		if left <= clockLast {
			st.Color = paint.Coral
		}
	}
	minutes, seconds := c.art.number(left/60), c.numbers[left%60]
	wm, _ := p.Measure(minutes, st)
	wc, _ := p.Measure(":", st)
	ws, _ := p.Measure(c.numbers[0], st)
	p.Push(x+(wm+wc+ws)/2, y-0.35*st.Size, 0, 0, c.beat(), 0, 1)
	p.Text(minutes, x, y, st)
	p.Text(":", x+wm, y, st)
	p.Text(seconds, x+wm+wc, y, st)
	p.Pop()
}
