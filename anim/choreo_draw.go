package anim

// draw: cards to a hand one by one, turning over for their owner. A penalty is the same, and so are four cards that go
// from the victim's hand to a bluffer's.
func (c *composer) draw() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		c.fly(i, c.series(i, n, drawEachMs, drawMostMs), drawMs, c.drawn(CueDraw))
	}
}

// drawn is the manner of a card on its way to a hand.
func (c *composer) drawn(cue Cue) Step {
	return Step{Ease: Toss, Arc: c.arc(0.4), Lift: drawLift, Lean: drawLean, Cue: cue}
}
