package table

import (
	"math"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	clockParts = 60 // of the ring; it is drawn anew when one more is gone
	clockSoon  = 10 // seconds left when it turns yellow
	clockLast  = 5  // and red, with a tick each second
)

// turnClock is the clock of a decision, as it is seen and heard.
type turnClock struct {
	*view
	second int // as shown
	part   int // of its ring, as shown
}

func newTurnClock(v *view) *turnClock { return &turnClock{view: v} }

// secondsLeft is what a seat has left on the turn's clock, begun seconds counted whole; -1 where none runs.
func (c *turnClock) secondsLeft(i int) int {
	d := c.shown.Clock.Deadline
	if d == 0 || !c.current() || !c.shown.OwedBy(engine.Seat(i)) {
		return -1
	}
	return int(max(0, d-c.table.Now())+999) / 1000
}

// timed is the seat whose clock runs, or NoSeat: of several the viewer's own, if it is among them.
func (c *turnClock) timed() engine.Seat {
	if c.rests {
		return engine.NoSeat // a replay: nobody is waited for
	}
	if c.secondsLeft(int(c.viewer)) >= 0 {
		return c.viewer
	}
	for i := range c.facts.seats {
		if c.secondsLeft(i) >= 0 {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

// ofSeveral says whether it is the clock of all who are asked whether somebody is believed.
func (c *turnClock) ofSeveral() bool { return len(c.shown.Owing) > 0 && c.shown.Doubtful() }

// full is how many parts of the ring are left.
func (c *turnClock) full() int {
	if c.facts.clock <= 0 {
		return clockParts
	}
	left := max(0, c.shown.Clock.Deadline-c.table.Now())
	return int(min(clockParts, (left*clockParts+c.facts.clock-1)/c.facts.clock))
}

// clockColor is that of the ring with so many seconds left.
func clockColor(p *paint.Painter, left int) paint.Color {
	switch {
	case left <= clockLast:
		return p.Suit(shed.Red).Base
	case left <= clockSoon:
		return p.Suit(shed.Yellow).Base
	}
	return p.Suit(shed.Green).Base
}

// notice redraws the ring when a part of it is gone, ticks through the last seconds and speaks of them.
func (c *turnClock) notice(s *stage.Stage) {
	seat := c.timed()
	if seat == engine.NoSeat {
		c.second, c.part = 0, 0
		return
	}
	left := c.secondsLeft(int(seat))
	if part := c.full(); part != c.part {
		c.part = part
		s.Redraw()
	}
	if left == c.second {
		return
	}
	first := c.second == 0
	c.second = left
	s.Redraw()
	if seat != c.viewer {
		return
	}
	if left <= clockLast && left > 0 {
		s.Audio().Play(assets.SoundTick)
	}
	if !first && (left == clockSoon || left == clockLast) {
		s.Speech().Say(c.lang.Say(words.ClockSaidYou, words.Count("n", left)))
	}
}

// draw draws the ring round the portrait of the seat to move, with the seconds in figures.
func (c *turnClock) draw(p *paint.Painter) {
	seat := c.timed()
	if seat == engine.NoSeat || int(seat) >= len(c.queue.Layout().Plates) {
		return
	}
	u := c.u
	if c.ofSeveral() {
		return // the ring round the pile is their clock
	}
	x, y, radius := c.portraitIn(c.plateOf(int(seat)), seat)
	c.ring(p, int(seat), x, y, radius+3.5*u, 5*u)
	number := c.art.number(c.secondsLeft(int(seat)))
	if c.queue.Layout().Portrait && seat != c.viewer { // the name is below: at the upper corner, and the face stays free
		if p.TextScale() > 1.5 && c.secondsLeft(int(seat)) > clockLast {
			return // a number so large has no room among the plates: the ring tells how much is left until it ends
		}
		size := c.px(15)
		half := 0.8 * max(size, min(p.Scaled(paint.Style{Size: size}), clockMost*u))
		out := 0.7071 * (radius + half)
		c.badgeOf(p, number, max(x-out, half+3*u), y-out, size, clockMost*u, paint.Cream, paint.Ink)
		return
	}
	c.badge(p, number, x-radius*0.6, y+radius*0.78, c.px(15), paint.Cream, paint.Ink)
}

// clockMost is the size, in units of the board, up to which the seconds grow at a small portrait.
const clockMost = 20

// ring is a ring that empties clockwise.
func (c *turnClock) ring(p *paint.Painter, seat int, x, y, radius, width float32) {
	color, full := clockColor(p, c.secondsLeft(seat)), c.full()
	p.Circle(x, y, radius+width/2, width, paint.Plum900)
	in, out := radius-width/2, radius+width/2
	s0, c0 := paint.Sincos(-math.Pi / 2)
	for i := range full {
		s1, c1 := paint.Sincos(float32(i+1)*2*math.Pi/clockParts - math.Pi/2)
		p.Quad(x+c0*in, y+s0*in, x+c0*out, y+s0*out, x+c1*out, y+s1*out, x+c1*in, y+s1*in, color)
		s0, c0 = s1, c1
	}
}
