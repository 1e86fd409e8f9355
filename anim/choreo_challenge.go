package anim

import "fourtell/engine"

// verdict: a held breath, then the cards turn for those who may see them, then caught or fair. A hand that is shown
// stays up until the next beat, and the beat lasts long enough to read it.
func (c *composer) verdict() {
	e := &c.d.Event
	who := Effect{Kind: EffectBreath, Seat: e.Seat, Target: e.Target, Color: e.Color, Before: e.Before}
	c.effect(who, 0, breathMs)
	c.cue(CueReveal, 0)
	breath := c.ms(breathMs)
	c.plan.Turn = Step{Start: breath, Ticks: c.ms(turnMs), Ease: InOutCubic}
	at := breath
	if len(e.Cards) > 0 && e.Seat != c.next.Viewer {
		at += c.ms(turnMs)
		c.plan.Ticks = at + c.ms(readMs)
	}
	who.Kind = EffectInnocent
	cue := CueFair
	if e.Verdict == engine.Guilty {
		who.Kind, cue = EffectGuilty, CueCaught
	}
	c.effect(who, at, verdictMs)
	c.cue(cue, at)
	c.plan.Ticks = max(c.plan.Ticks, at+c.ms(verdictMs))
	for i := range c.d.Moves {
		c.fly(i, at+c.series(i, len(c.d.Moves), drawEachMs, drawMostMs), drawMs, c.drawn(CueDraw))
	}
	c.last = max(c.last, at)
}
