package bluff

import (
	"math/bits"

	"fourtell/engine"
)

// claim lays the cards and opens the window in which they may be doubted.
func (s doing) claim(m *Move) {
	h := &s.hands[m.Seat]
	for _, i := range m.cards[:m.n] {
		h.remove(i)
		s.pile[s.pileN] = i
		s.pileN++
	}
	s.claims[s.claimN] = claimed{by: m.Seat, n: uint8(m.n), rank: m.Rank}
	s.claimN++
	s.base, s.passed = m.Rank, 0
	s.moveOn(m.Rank)
	s.window = window{lie: m.lies()}
	s.stats[m.Seat].claim(s.window.lie)
	s.rec.claimed(s.State, m)
	if h.count == 0 && s.rules[FinalPlay] == FinalImmune {
		s.finish(s.side(m.Seat))
		return
	}
	for seat := range s.seats {
		if s.in(seat) && s.side(m.Seat)&bit(seat) == 0 {
			s.window.may |= bit(seat)
		}
	}
	s.ask(noSeat, engine.PhaseRespond)
}

// moveOn makes the rank after this one due, where ranks go round.
func (s doing) moveOn(r engine.Rank) {
	if s.rules[RankRule] == RankRotation {
		s.due = after(r)
	}
}

// pass lets a claim be, or, under truth, a turn.
func (s doing) pass(seat int8) {
	if s.phase == engine.PhaseRespond {
		s.answer(seat, false)
		return
	}
	s.rec.note(s.State, engine.EventPassed, seat, noSeat, 0)
	s.moveOn(s.due)
	if s.passed++; s.passed >= s.playing() {
		s.base, s.passed = engine.NoRank, 0 // nobody has what might be named: it starts anew
	}
	s.endTurn(s.next(seat))
}

// doubt challenges the claim: at once, or once all have been heard.
func (s doing) doubt(seat int8) {
	if s.rules[Simultaneous] == DoubtFirst {
		s.resolve(seat)
		return
	}
	s.answer(seat, true)
}

// answer takes down whether the seat believes the claim. Where all are heard first, nobody is told before the last.
func (s doing) answer(seat int8, doubts bool) {
	s.window.may &^= bit(seat)
	if doubts {
		s.window.doubters |= bit(seat)
	}
	if s.rules[Simultaneous] == DoubtFirst {
		s.rec.note(s.State, engine.EventPassed, seat, noSeat, 0)
	} else {
		s.rec.news(s.State, answers, seat)
	}
	s.heard()
}

// heard closes the window where nobody is left to answer.
func (s doing) heard() {
	if s.window.may != 0 {
		return
	}
	if s.window.doubters != 0 {
		s.resolve(s.chosen())
		return
	}
	by := s.last().by
	s.window = window{}
	if s.hands[by].count == 0 {
		s.finish(s.side(by))
		return
	}
	s.endTurn(s.next(by))
}

// chosen is who of the doubters challenges; the others lose their opportunity.
func (s doing) chosen() int8 {
	all := s.window.doubters
	if n := bits.OnesCount16(all); n > 1 && s.rules[Simultaneous] == DoubtRandom {
		for range s.rec.lot(s.State, int16(n)) {
			all &= all - 1
		}
		return int8(bits.TrailingZeros16(all))
	}
	return s.nearest(all)
}

// resolve turns the doubted cards up, and nothing else. Whoever was wrong takes the whole pile.
func (s doing) resolve(doubter int8) {
	c, lie := s.last(), s.window.lie
	winner, taker := doubter, c.by
	if !lie {
		winner, taker = c.by, doubter
	}
	s.rec.note(s.State, engine.EventDoubted, doubter, c.by, 0)
	s.window = window{}
	s.open = int16(c.n)
	s.reveal = reveal{claim: c, doubter: doubter, taker: taker, lie: lie, pile: s.pileN}
	copy(s.reveal.cards[:], s.pile[s.pileN-s.open:s.pileN])
	s.stats[c.by].challenged(lie)
	s.stats[doubter].challenges(lie)
	s.stats[taker].Collected += int32(s.pileN)
	s.rec.revealed(s.State)
	s.take(taker)
	s.rec.taken(s.State)
	if s.hands[c.by].count == 0 {
		s.finish(s.side(c.by))
		return
	}
	switch s.rules[AfterChallenge] {
	case WinnerLeads:
		s.endTurn(winner)
	case LoserLeads:
		s.endTurn(taker)
	default:
		s.endTurn(s.next(c.by))
	}
}

// take gives the pile to a seat.
func (s doing) take(seat int8) {
	for _, i := range s.pile[:s.pileN] {
		s.hands[seat].add(i)
	}
	s.clearPile()
}

func (s doing) clearPile() {
	s.pileN, s.open, s.claimN, s.base = 0, 0, 0, engine.NoRank
}
