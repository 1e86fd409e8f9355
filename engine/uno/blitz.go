package uno

import "fourtell/engine"

// roundEnd is when a round ends by the table's clock (RULES.md, "blitz_seconds"); 0: never.
func (r *Rules) roundEnd() engine.Millis { return engine.Millis(r[BlitzSeconds]) * 1000 }

// tryBlitz: the time of the round is up.
func (s turning) tryBlitz(round int16) engine.Code {
	switch {
	case s.rules[BlitzSeconds] == 0:
		return engine.NoClock
	case round != s.round:
		return engine.Stale
	case s.now < s.rules.roundEnd():
		return engine.TooEarly
	}
	return engine.Legal // what is accepted at or after the time ends the round
}

// endLate ends a round whose time is up with the command just resolved: what waited for an answer lapses, and the lowest hand wins
// whatever a blocked round would be. The clock's own movement and who sits where end nothing.
func (s turning) endLate(v engine.Verb) {
	if s.rules[BlitzSeconds] == 0 || s.Over() || s.now < s.rules.roundEnd() || v == engine.VerbWait || v == engine.VerbLeave || v == engine.VerbReturn {
		return
	}
	s.rec.note(s.State, engine.EventTimedOut, noSeat, -1, 0)
	scoring(s).finish(s.tally().lowestHand(), true)
}
