package bluff

import "fourtell/engine"

// mayTimeOut says whether the seat owes an answer that the clock may give.
func (s *State) mayTimeOut(seat int8) engine.Code {
	switch {
	case s.rules[TurnSeconds] == 0:
		return engine.NoClock
	case s.Over():
		return engine.RoundOver
	case s.turn != seat && !s.has(s.window.may, seat):
		return engine.NotYourTurn
	}
	return engine.Legal
}

// timeOut: the clock ran out on what the seat owes. A claim that waits it lets be, and a turn is the least there is.
func (s doing) timeOut(seat int8) {
	s.rec.note(s.State, engine.EventTimedOut, seat, noSeat, 0)
	switch {
	case s.phase == engine.PhaseRespond, s.rules[Mode] == ModeTruth && !s.honest(seat):
		s.pass(seat)
	default:
		m := s.overdue(seat)
		s.claim(&m)
	}
}

// overdue is what the clock lays for a seat: one card, a true one if it holds such, else its lowest, as the rank that comes next by itself.
// The rank doesn't rest on the hand, so that what is seen is the same whatever was laid, and whether it was true can't be told. Only
// where nobody may lie is it the next one after that which the seat holds.
func (s *State) overdue(seat int8) Move {
	m := Move{Verb: engine.VerbClaim, Seat: seat, Rank: s.following()}
	for s.rules[Mode] == ModeTruth && (!s.allows(m.Rank) || s.hands[seat].ofRank(m.Rank) == 0) {
		m.Rank = after(m.Rank)
	}
	h := s.hands[seat]
	kind := 0
	if h.ofRank(m.Rank) > 0 {
		kind = int(m.Rank-Ace) * suits
	}
	for h.of[kind] == 0 {
		kind++
	}
	m.take(&h, kind)
	return m
}

// following is the rank that a claim names if nobody chooses one: the one due, else that of the claim before, else the ace.
func (s *State) following() engine.Rank {
	switch {
	case s.due != engine.NoRank:
		return s.due
	case s.base != engine.NoRank:
		return s.base
	}
	return Ace
}
