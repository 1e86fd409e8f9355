package anim

import "fourtell/engine"

// play: an arc to the discard pile, leaning the way it flies, turning over on the way where the card was not seen, a soft
// knock on landing. What opens, and is somebody else's, does so as it flies. A firm card lands harder and nudges the table; a heavy one
// is raised high and thrown down, and the table jolts.
func (c *composer) play() {
	n := len(c.d.Moves)
	for i := range c.d.Moves {
		m := &c.d.Moves[i]
		s := Step{Ease: Toss, Arc: c.arc(1), Lift: playLift, Lean: playLean, Land: 0.06, Cue: CuePlay}
		weight, ms := 0.0, 0.0
		var accent engine.Accent
		if m.To.Zone == Discard {
			accent = c.next.Accent(&c.d.Event, m.Card)
		}
		switch accent.Weight {
		case engine.Heavy:
			s.Land, s.Impact, s.Lift, s.Arc = 0.16, CueHeavy, 0.55, c.arc(1.5)
			weight, ms = 1, slamMs
		case engine.Firm:
			s.Land, s.Impact, s.Lift = 0.1, CueFirm, 0.26
			weight, ms = 0.4, nudgeMs
		}
		at := c.series(i, n, drawEachMs, drawMostMs)
		c.fly(i, at, playMs, s)
		if accent.Deflects {
			c.effect(Effect{Kind: EffectDeflect, Seat: c.d.Event.Seat, Target: engine.NoSeat}, c.last-c.ms(landMs), deflectMs)
			c.plan.Ticks = max(c.plan.Ticks, c.last-c.ms(landMs)+c.ms(deflectMs))
			if _, turned := c.next.Happened(engine.EventReversed); !turned { // else its ring is heard
				c.cue(CueSkip, c.last-c.ms(landMs))
			}
		}
		if accent.Opens && c.d.Event.Seat != c.next.Viewer {
			c.cue(CueFan, at)
		}
		if weight > 0 {
			c.effect(Effect{Kind: EffectNudge, Seat: c.d.Event.Seat, Target: engine.NoSeat, Weight: weight}, c.last-c.ms(landMs), ms)
		}
	}
	c.named(c.next.Tint(), c.last-c.ms(landMs))
}

// named: the felt takes the table's colour; a card that has one named opens like a fan in all it may stand for, and as it shuts on
// that one the rest of it drains to grey.
func (c *composer) named(color engine.Color, at float64) {
	at = max(0, at)
	if top := c.next.Top(); c.next.Accent(&c.d.Event, top).Opens && top.Stamp != engine.NoColor {
		who := Effect{Kind: EffectFan, Color: top.Stamp, Seat: c.d.Event.Seat, Target: engine.NoSeat}
		drains := at
		if !c.t.Reduced {
			c.effect(who, at, fanMs)
			drains += c.ms(fanShutMs)
		}
		who.Kind = EffectDrain
		c.effect(who, drains, drainMs)
		c.cue(CueColor, at)
		at = drains // nobody knows the colour before the fan shuts on it
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
	case engine.EventColorChosen:
		if c.plan.Kind == Colored || c.plan.Kind == Quiet {
			c.named(e.Color, 0)
			c.alone(drainMs)
		}
	case engine.EventUnoCalled:
		who.Kind = EffectCall
		c.effect(who, at, stampMs)
		c.cue(CueCall, at)
		c.alone(callMs)
	case engine.EventUnoCaught, engine.EventFalseCatch:
		who.Kind = EffectCatch
		if e.Kind == engine.EventFalseCatch {
			who.Kind = EffectMiss
		}
		c.effect(who, 0, markMs)
		c.cue(CueCatch, 0)
		c.alone(callMs)
	case engine.EventLimit:
		who.Kind = EffectFull
		c.effect(who, at, markMs)
		c.cue(CueRefuse, at)
		c.alone(callMs)
	case engine.EventPassed, engine.EventNews: // where all are heard first an answer is news, and sounds alike whatever it is
		if answersClaim(c.next) {
			c.cue(CuePass, 0)
		}
	case engine.EventPileExhausted:
		who.Kind = EffectEmpty
		c.effect(who, at, skipMs)
		c.alone(skipMs)
	case engine.EventRoundOver, engine.EventMatchOver:
		c.over(e)
	}
}

// PassedOver is who is passed over as a beat is shown. A turn that is lost is the last thing seen of what cost it: with a
// penalty still to come, the skip waits for the beat that ends the move.
func PassedOver(s *engine.Snapshot) (engine.Event, bool) {
	if s.Phase == engine.PhaseResolving {
		return engine.Event{}, false
	}
	if e, ok := s.Happened(engine.EventSkipped); ok {
		return e, true
	}
	for i := len(s.History) - 1; i >= 0; i-- {
		e := s.History[i]
		switch {
		case e.Beat == s.Seq:
		case e.Kind == engine.EventSkipped:
			return e, true
		case e.Kind == engine.EventTurn || e.Kind == engine.EventDealt:
			return engine.Event{}, false // that was another move
		}
	}
	return engine.Event{}, false
}

// skip shows who is passed over, once the cards lie.
func (c *composer) skip() {
	e, ok := PassedOver(c.next)
	if !ok {
		return
	}
	at := max(0, c.last)
	c.effect(Effect{Kind: EffectSkip, Seat: e.Seat, Target: e.Target, Color: e.Color, Before: e.Before}, at, leapMs)
	c.cue(CueSkip, at)
	c.alone(skipMs)
}

// alone makes a beat without moving cards last long enough to be seen.
func (c *composer) alone(ms float64) {
	if len(c.d.Moves) == 0 {
		c.plan.Ticks = max(c.plan.Ticks, c.ms(ms))
	}
}

// turn: a short sound when the viewer's turn begins, once the rest has been heard.
func (c *composer) turn() {
	e, ok := c.next.Happened(engine.EventTurn)
	if ok {
		c.plan.Looks = Look{Seat: e.Seat, Start: max(0, c.last), Each: c.ms(lookEachMs)}
	}
	if ok && e.Seat == c.next.Viewer && c.next.Viewer >= 0 && !c.next.Over() {
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
	c.effect(Effect{Kind: EffectOver, Seat: winner, Target: engine.NoSeat}, at, throwMs)
	c.cue(cue, at)
	c.plan.Ticks = max(c.plan.Ticks, at+c.ms(overMs))
}
