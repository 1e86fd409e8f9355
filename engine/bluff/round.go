package bluff

import "fourtell/engine"

// ask puts a new question: the one place where the decision grows.
func (s doing) ask(seat int8, phase engine.Phase) {
	s.turn, s.phase = seat, phase
	s.decision++
	s.askedAt = s.now
}

// endTurn counts a turn that has been taken, and gives the next to that seat unless it was the last there is.
func (s doing) endTurn(next int8) {
	s.turns++
	if s.turnsLeft() == 0 && s.rules[TurnLimit] > 0 {
		s.finish(s.fewest())
		return
	}
	s.begin(next)
}

func (s doing) begin(seat int8) {
	s.ask(seat, engine.PhasePlay)
	s.rec.note(s.State, engine.EventTurn, seat, noSeat, 0)
}

// turnsLeft is how many turns there are until the limit; 0 too where there is none.
func (s *State) turnsLeft() int32 {
	return max(0, int32(s.rules[TurnLimit])*int32(s.playing())-s.turns)
}

// fewest are the seats with the fewest cards, with their partners.
func (s *State) fewest() (best uint16) {
	least := int16(maxCards + 1)
	for seat := range s.seats {
		switch n := s.hands[seat].count; {
		case !s.in(seat):
		case n < least:
			best, least = s.side(seat), n
		case n == least:
			best |= s.side(seat)
		}
	}
	return best
}

// finish ends the round, and the match with its last.
func (s doing) finish(won uint16) {
	s.won = won &^ s.gone
	for seat := range s.seats {
		if s.has(s.won, seat) {
			s.scores[seat]++
		}
	}
	s.window = window{}
	phase := engine.PhaseRoundOver
	if s.rules.Match() && s.round >= s.rules[Rounds] {
		phase, s.over = engine.PhaseMatchOver, s.leaders()
	}
	s.ask(noSeat, phase)
	s.rec.over(s.State, engine.EventRoundOver, s.won)
	if phase == engine.PhaseMatchOver {
		s.rec.over(s.State, engine.EventMatchOver, s.over)
	}
}

// leaders are the seats that have won the most rounds.
func (s *State) leaders() (best uint16) {
	most := int16(-1)
	for seat := range s.seats {
		switch n := s.scores[seat]; {
		case !s.in(seat):
		case n > most:
			best, most = bit(seat), n
		case n == most:
			best |= bit(seat)
		}
	}
	return best
}

// winners are who is shown as such: the match's at its end, else the round's.
func (s *State) winners() []engine.Seat {
	switch s.phase {
	case engine.PhaseMatchOver:
		return engine.SeatSet(s.over).Seats()
	case engine.PhaseRoundOver:
		return engine.SeatSet(s.won).Seats()
	}
	return nil
}

// points are this round's: one a seat that has won it.
func (s *State) points() []int {
	out := make([]int, s.seats)
	for seat := range out {
		out[seat] = int(s.won >> uint(seat) & 1)
	}
	return out
}

// totals are the rounds won, this one included.
func (s *State) totals() []int {
	out := make([]int, s.seats)
	for seat := range out {
		out[seat] = int(s.scores[seat])
	}
	return out
}

// leave: the seat's player goes. It changes who plays the seat, not the game.
func (s doing) leave(seat int8) {
	if !s.has(s.away, seat) {
		s.away |= bit(seat)
		s.rec.note(s.State, engine.EventSeatLeft, seat, noSeat, 0)
	}
}

func (s doing) comeBack(seat int8) {
	if s.has(s.away, seat) {
		s.away &^= bit(seat)
		s.rec.note(s.State, engine.EventSeatReturned, seat, noSeat, 0)
	}
}

// remove takes a seat out for good: its cards go under the pile, claimed by nobody. A claim of it that waits is believed, and wins it
// nothing; one it has not answered it lets be; its turn passes on.
func (s doing) remove(seat int8) {
	waits := s.phase == engine.PhaseRespond
	claimant := waits && s.last().by == seat
	s.gone |= bit(seat)
	s.away &^= bit(seat)
	n := s.layUnder(seat)
	s.window.may &^= bit(seat)
	s.window.doubters &^= bit(seat)
	s.rec.note(s.State, engine.EventSeatRemoved, seat, noSeat, n)
	switch {
	case s.oneSideLeft():
		s.walkover()
	case claimant:
		s.window = window{}
		s.endTurn(s.next(seat))
	case waits:
		s.heard()
	case s.turn == seat:
		s.begin(s.next(seat))
	}
}

// layUnder puts the seat's hand under the pile.
func (s doing) layUnder(seat int8) int {
	h := &s.hands[seat]
	n := h.count
	copy(s.pile[n:], s.pile[:s.pileN])
	at := 0
	for i := range h.all {
		s.pile[at] = i
		at++
	}
	s.pileN += n
	*h = hand{}
	return int(n)
}

func (s *State) oneSideLeft() bool {
	first := noSeat
	for seat := range s.seats {
		switch {
		case !s.in(seat):
		case first == noSeat:
			first = seat
		case s.side(first)&bit(seat) == 0:
			return false
		}
	}
	return true
}

// walkover: the last one or team left wins the match, and the round if it was still on.
func (s doing) walkover() {
	left := (bit(s.seats) - 1) &^ s.gone
	on := !s.Over()
	if on {
		s.won = left
		for _, seat := range engine.SeatSet(left).Seats() {
			s.scores[seat]++
		}
	}
	s.window, s.over = window{}, left
	s.ask(noSeat, engine.PhaseMatchOver)
	if on {
		s.rec.over(s.State, engine.EventRoundOver, s.won)
	}
	s.rec.over(s.State, engine.EventMatchOver, s.over)
}
