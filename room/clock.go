package room

import "fourtell/engine"

// clock is the time of a table. It moves by ticks, and stands while the table is paused.
type clock struct {
	base   engine.Millis // the time when tick was last 0
	tick   int64
	paused bool
}

// Pause stops the table and its clock.
func (c *clock) Pause() { c.paused = true }

// Resume lets a paused table go on.
func (c *clock) Resume() { c.paused = false }

// Paused says whether the table stands still.
func (c *clock) Paused() bool { return c.paused }

// Now is the table's time since the deal.
func (c *clock) Now() engine.Millis { return c.base + millis(c.tick) }

// set puts the clock to a time. Where it is one that whole ticks since the deal come to, they are counted on from there, so
// that the resumed table's commands get the very times they would have had.
func (c *clock) set(now engine.Millis) {
	c.base, c.tick = now, 0
	if n := ticks(now); millis(n) == now {
		c.base, c.tick = 0, n
	}
}

// follow takes over the game's clock, which starts anew with a deal.
func (c *clock) follow(game engine.Millis) {
	if game != c.Now() {
		c.base, c.tick = game, 0
	}
}
