package scene

import (
	"fourtell/scene/stage"
	"time"
)

const (
	tickTime  = time.Second / stage.TicksPerSecond
	mostTicks = stage.TicksPerSecond / 2 // of one picture: below two pictures a second the table slows down with them
	sleepTime = 2 * time.Second          // a picture that comes later than this was not slow: the program was stopped, or its tab hidden
)

// tickClock turns the time that has passed into ticks. The picture may stutter, the table may not: a tick is a sixtieth of a
// second however often pictures come.
type tickClock struct {
	last time.Duration
	over time.Duration // passed and not yet given, half a tick at most; less than 0: given too early
	runs bool
}

// ticks is how many ticks there are to give now, at a time of the machine's clock. A long sleep is no time.
func (c *tickClock) ticks(now time.Duration) int {
	since := now - c.last
	c.last = now
	if !c.runs || since < 0 || since > sleepTime {
		c.runs, c.over = true, 0
		return 1
	}
	c.over += since
	// To the nearest tick: pictures that come sixty times a second, more or less, get one each.
	n := max(0, int((c.over+tickTime/2)/tickTime))
	c.over -= time.Duration(n) * tickTime
	if n > mostTicks {
		n, c.over = mostTicks, 0
	}
	return n
}

// ahead is for a tick that was given before its time.
func (c *tickClock) ahead() { c.over -= tickTime }
