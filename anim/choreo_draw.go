package anim

// draw: cards to a hand one by one, turning over for their owner. A penalty is the same, and so are four cards that go
// from the victim's hand to a bluffer's.
func (c *composer) draw() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		c.fly(i, c.series(i, n, drawEachMs, drawMostMs), drawMs, Step{Ease: OutCubic, Arc: c.arc(0.4), Cue: CueDraw})
	}
}
