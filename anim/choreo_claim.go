package anim

import "fourtell/engine"

// claim: the cards close to a stack and turn over, fly to the others one after another, and while they do it is said what they are.
// The table is nudged by the last. Nothing of it depends on what the cards are.
func (c *composer) claim() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		waits := c.series(i, n, claimEachMs, drawMostMs)
		s := Step{Ease: Toss, Arc: c.arc(0.6), Lift: playLift, Lean: playLean, Land: 0.06, Closes: c.ms(claimCloseMs), Holds: waits, Cue: CueClaim}
		c.fly(i, 0, claimCloseMs+claimFlyMs, s)
		c.plan.Steps[i].Ticks += waits
		c.last = max(c.last, c.plan.Steps[i].Ticks)
		c.cue(CueLaid, c.lands(0, c.plan.Steps[i].Ticks-c.ms(landMs)))
	}
	e := &c.d.Event
	c.effect(Effect{Kind: EffectClaim, Seat: e.Seat, Target: engine.NoSeat}, c.ms(balloonAtMs), balloonMs)
	if n > 0 {
		c.effect(Effect{Kind: EffectNudge, Seat: e.Seat, Target: engine.NoSeat, Weight: 0.12}, c.last-c.ms(landMs), nudgeClaimMs)
	}
}

// lands is when a card is heard to lie that leaves at start and flies so many ticks: where motion is reduced, in the middle of its fade.
func (c *composer) lands(start, ticks float64) float64 {
	if c.t.Reduced {
		ticks = c.ms(fadeMs) / 2
	}
	return start + ticks
}

// answersClaim says whether who passes, or has been heard, in the newest beat answers a claim: nothing but answers to it has come since.
func answersClaim(s *engine.Snapshot) bool {
	for i := len(s.History) - 1; i >= 0; i-- {
		switch e := &s.History[i]; {
		case e.Kind == engine.EventClaimed:
			return true
		case e.Beat != s.Seq && e.Kind != engine.EventPassed && e.Kind != engine.EventNews:
			return false
		}
	}
	return false
}
