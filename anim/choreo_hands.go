package anim

import "fourtell/engine"

// swap: two hands cross, card after card.
func (c *composer) swap() {
	c.wander(swapMs, 1.2)
	c.effect(Effect{Kind: EffectSwap, Seat: c.d.Event.Seat, Target: c.d.Event.Target}, 0, swapMs)
	c.cue(CueSwap, 0)
}

// rotate: every hand goes on to the next seat at once.
func (c *composer) rotate() {
	c.wander(rotateMs, 0.8)
	c.effect(Effect{Kind: EffectRotate, Seat: c.d.Event.Seat, Target: engine.NoSeat}, 0, rotateMs)
	c.cue(CueRotate, 0)
}

// wander moves whole hands: the cards of each leave one after another.
func (c *composer) wander(ms, arc float64) {
	k := 0
	for i := range c.d.Moves {
		if i > 0 && c.d.Moves[i].From != c.d.Moves[i-1].From {
			k = 0
		}
		c.fly(i, c.series(k, len(c.d.Moves), swapEachMs, swapMostMs), ms, Step{Ease: InOutCubic, Arc: c.arc(arc), Lift: drawLift, Lean: drawLean})
		k++
	}
}

// remove: a seat that is gone for good puts its cards under the pile.
func (c *composer) remove() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		s := Step{Ease: InOutCubic, Arc: c.arc(0.3), Lean: drawLean}
		if i%3 == 0 {
			s.Cue = CueDraw
		}
		c.fly(i, c.series(i, n, removeEachMs, drawMostMs), removeMs, s)
	}
}
