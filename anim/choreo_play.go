package anim

import "fourtell/engine"

// play: an arc to the discard pile, turning over on the way where the card was not seen, a soft knock on landing. A wild
// of somebody else opens as it flies. A Wild Draw Four lands harder and nudges the table.
func (c *composer) play() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		m := &c.d.Moves[i]
		s := Step{Ease: OutCubic, Arc: c.arc(1), Land: 0.06, Cue: CuePlay}
		if m.To.Zone == Discard {
			switch m.Card.Face.Symbol() {
			case engine.WildDrawFour:
				s.Land, s.Impact = 0.12, CueDrawFour
			case engine.DrawTwo:
				s.Impact = CueDrawTwo
			}
		}
		at := c.series(i, n, drawEachMs, drawMostMs)
		c.fly(i, at, playMs, s)
		if m.To.Zone == Discard && m.Card.Face.Wild() && c.d.Event.Seat != c.next.Viewer {
			c.cue(CueFan, at)
		}
		if s.Land > 0.1 {
			c.effect(Effect{Kind: EffectNudge, Seat: c.d.Event.Seat, Target: engine.NoSeat}, c.last-c.ms(landMs), nudgeMs)
		}
	}
	c.named(c.next.Color, c.last-c.ms(landMs))
}

// named: the felt takes the active colour; on a wild three quadrants drain to grey.
func (c *composer) named(color engine.Color, at float64) {
	at = max(0, at)
	if top := c.next.Top(); top.Face.Wild() && top.Stamp != engine.NoColor {
		c.effect(Effect{Kind: EffectDrain, Color: top.Stamp, Seat: c.d.Event.Seat, Target: engine.NoSeat}, at, drainMs)
		c.cue(CueColor, at)
	}
	c.effect(Effect{Kind: EffectTint, Color: color, Seat: engine.NoSeat, Target: engine.NoSeat}, at, tintMs)
}

// rider: what a silent event adds to the beat it rides on.
func (c *composer) rider(e *engine.Event) {
	at := max(0, c.last)
	who := Effect{Seat: e.Seat, Target: e.Target, Color: e.Color, Before: e.Before}
	switch e.Kind {
	case engine.EventReversed:
		who.Kind = EffectRing
		c.effect(who, max(0, at-c.ms(landMs)), reverseMs)
		c.cue(CueReverse, max(0, at-c.ms(landMs)))
		c.alone(reverseMs)
	case engine.EventSkipped:
		who.Kind = EffectSkip
		c.effect(who, at, skipMs)
		c.cue(CueSkip, at)
		c.alone(skipMs)
	case engine.EventColorChosen:
		if c.plan.Kind == Colored || c.plan.Kind == Quiet {
			c.named(e.Color, 0)
			c.alone(drainMs)
		}
	case engine.EventUnoCalled:
		who.Kind = EffectCall
		c.effect(who, at, callMs)
		c.cue(CueCall, at)
		c.alone(callMs)
	case engine.EventUnoCaught, engine.EventFalseCatch:
		who.Kind = EffectCatch
		c.effect(who, 0, markMs)
		c.cue(CueCatch, 0)
		c.alone(callMs)
	case engine.EventPileExhausted:
		who.Kind = EffectEmpty
		c.effect(who, at, skipMs)
		c.alone(skipMs)
	case engine.EventRoundOver, engine.EventMatchOver:
		c.over(e)
	}
}

// alone makes a beat without moving cards last long enough to be seen.
func (c *composer) alone(ms float64) {
	if len(c.d.Moves) == 0 {
		c.plan.Ticks = max(c.plan.Ticks, c.ms(ms))
	}
}

// turn: a short sound when the viewer's turn begins, once the rest has been heard.
func (c *composer) turn() {
	if e, ok := c.next.Happened(engine.EventTurn); ok && e.Seat == c.next.Viewer && c.next.Viewer >= 0 && !c.next.Over() {
		c.cue(CueTurn, c.last)
	}
}

// over: the end of the round.
func (c *composer) over(e *engine.Event) {
	for i := range c.plan.Effects {
		if c.plan.Effects[i].Kind == EffectOver { // round and match end in one beat
			return
		}
	}
	at, cue, winner := max(0, c.last), CueLose, engine.NoSeat
	for _, w := range e.Winners {
		winner = w
		if w == c.next.Viewer {
			cue = CueWin
		}
	}
	switch {
	case winner == engine.NoSeat:
		cue = NoCue // drawn
	case c.next.Viewer < 0:
		cue = CueWin
	}
	c.effect(Effect{Kind: EffectOver, Seat: winner, Target: engine.NoSeat}, at, overMs)
	c.cue(cue, at)
	c.plan.Ticks = max(c.plan.Ticks, at+c.ms(overMs))
}
