package anim

import "fourtell/engine"

// claim: the cards close to a stack and turn over, fly to the others one after another, and while they do it is said what they are.
// The table is nudged by the last. Nothing of it depends on what the cards are.
func (c *composer) claim() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		waits := c.series(i, n, claimEachMs, drawMostMs)
		s := Step{Ease: Toss, Arc: c.arc(0.6), Lift: playLift, Lean: playLean, Land: 0.06, Closes: c.ms(claimCloseMs), Holds: waits}
		c.fly(i, 0, claimCloseMs+claimFlyMs, s)
		c.plan.Steps[i].Ticks += waits
		c.last = max(c.last, c.plan.Steps[i].Ticks)
		c.cue(CuePlay, c.ms(claimCloseMs)+waits)
	}
	e := &c.d.Event
	c.effect(Effect{Kind: EffectClaim, Seat: e.Seat, Target: engine.NoSeat}, c.ms(balloonAtMs), balloonMs)
	if n > 0 {
		c.effect(Effect{Kind: EffectNudge, Seat: e.Seat, Target: engine.NoSeat, Weight: 0.12}, c.last-c.ms(landMs), nudgeClaimMs)
	}
}
