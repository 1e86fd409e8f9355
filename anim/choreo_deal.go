package anim

import "fourtell/engine"

const (
	gatherBy    = 0.7 // how close to the middle of the fan the cards dealt wait
	gatherLeast = 4   // cards that make a fan worth opening
)

// deal: round the table one by one, quick, and at the end the viewer's fan opens. A round before goes back into the pile
// first.
func (c *composer) deal() {
	begin := 0.0
	if c.d.Swept > 0 {
		c.plan.Sweep = Step{Ticks: c.ms(sweepMs), Ease: InOutCubic}
		begin = c.plan.Sweep.Ticks
		c.cue(CueShuffle, 0)
	}
	if c.d.Reseated && !c.t.Reduced {
		c.plan.Seats = Step{Start: begin, Ticks: c.ms(reseatMs), Ease: InOutCubic}
		begin += c.plan.Seats.Ticks
	}
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		s := c.drawn(NoCue)
		s.Arc = c.arc(0.25)
		if i%2 == 0 || n < 12 { // two cards of a fast deal share a sound
			s.Cue = CueDeal
		}
		c.fly(i, begin+c.series(i, n, dealEachMs, dealMostMs), dealMs, s)
	}
	c.last = max(c.last, begin)
	c.plan.Ticks = max(c.plan.Ticks, begin)
	if c.l.Hand.Rows == 1 && c.l.Hand.Count >= gatherLeast {
		c.gather()
	}
}

// gather lets the viewer's cards lie close together until all have been dealt: then the fan opens.
func (c *composer) gather() {
	opens, spreads := c.last, c.ms(spreadMs)
	for i := range c.d.Moves {
		if !c.d.Moves[i].To.is(c.next.Viewer) {
			continue
		}
		s := &c.plan.Steps[i]
		s.Gather, s.Waits, s.Spreads = gatherBy, opens-s.Start-s.Ticks, spreads
		s.Ticks = opens - s.Start + spreads
	}
	c.last = opens + spreads
}

// opener: the top card of the pile turns up beside it.
func (c *composer) opener() {
	for i := range c.d.Moves {
		c.fly(i, c.series(i, len(c.d.Moves), drawEachMs, drawMostMs), openerMs,
			Step{Ease: Toss, Arc: c.arc(0.6), Lift: playLift, Lean: playLean, Land: 0.06, Cue: CueDraw, Impact: CuePlay})
	}
	c.named(c.next.Tint(), c.last)
}

// reshuffle: the discards go back into the pile as one bundle, and it is shuffled. Where the pile ran out in the middle
// of a draw its last cards are drawn first.
func (c *composer) reshuffle() {
	drawn := 0
	for i := range c.d.Moves {
		if m := &c.d.Moves[i]; m.To.Zone == Hand {
			c.fly(i, c.series(drawn, len(c.d.Moves), drawEachMs, drawMostMs), drawMs, c.drawn(CueDraw))
			drawn++
		}
	}
	begin := c.last
	for i := range c.d.Moves {
		if m := &c.d.Moves[i]; m.To.Zone != Hand {
			c.fly(i, begin, shuffleMs, Step{Ease: InOutCubic, Arc: c.arc(0.8)})
		}
	}
	middle := begin + c.ms(shuffleMs)/2
	c.cue(CueShuffle, middle)
	c.effect(Effect{Kind: EffectShuffle, Seat: engine.NoSeat, Target: engine.NoSeat}, middle, shuffleMs)
	c.plan.Ticks = max(c.plan.Ticks, begin+c.ms(shuffleMs))
}
