package uno

import "fourtell/engine"

// leave: the seat's player goes. It changes who plays the seat, not the game; under walkover the seat is removed.
func (s *State) leave(seat int8, rec *recorder) engine.Code {
	if s.rules[Leaver] == LeaverWalkover {
		return s.remove(seat, rec)
	}
	if s.away&bit(seat) == 0 {
		s.away |= bit(seat)
		rec.note(s, engine.EventSeatLeft, seat, -1, 0)
	}
	return engine.Legal
}

func (s *State) comeBack(seat int8, rec *recorder) engine.Code {
	if s.away&bit(seat) != 0 {
		s.away &^= bit(seat)
		rec.note(s, engine.EventSeatReturned, seat, -1, 0)
	}
	return engine.Legal
}

// remove takes a seat out for good: its cards go under the draw pile, the turn is unchanged, or passes on if it was that
// seat's (RULES.md, "Leaving").
func (s *State) remove(seat int8, rec *recorder) engine.Code {
	wasOver := s.Over()
	next := s.next(seat)
	n := s.layUnder(seat, rec)
	s.out |= bit(seat)
	s.gone |= bit(seat)
	s.away &^= bit(seat)
	s.calls.called &^= bit(seat)
	s.calls.open &^= bit(seat)
	s.emptyDraws = 0
	rec.note(s, engine.EventSeatRemoved, seat, -1, n)
	if s.oneSideLeft() {
		s.walkover(rec)
		return engine.Legal
	}
	if wasOver || s.turn != seat {
		if s.phase == engine.PhaseRespond && s.pending.by == seat {
			s.ask(s.turn, s.phase) // the accused is gone: the question is another one, stack or accept only
		}
		return engine.Legal
	}
	if s.phase == engine.PhaseChooseColor {
		s.ask(next, engine.PhaseChooseColor)
		rec.note(s, engine.EventTurn, next, -1, 0)
		return engine.Legal
	}
	s.begin(next, rec) // a victim's penalty lapses, the next seat plays
	return engine.Legal
}

// layUnder puts a hand under the draw pile.
func (s *State) layUnder(seat int8, rec *recorder) int {
	n := s.hands[seat].count
	if n == 0 {
		return 0
	}
	s.settleOrder(rec)
	copy(s.draw[n:n+s.drawN], s.draw[:s.drawN])
	k := int16(0)
	for i := range s.hands[seat].all(everyFace) {
		s.draw[k] = i
		k++
	}
	s.drawN += n
	s.fixed = s.drawN
	s.hands[seat] = hand{}
	return int(n)
}

// oneSideLeft says that one seat or one team is left.
func (s *State) oneSideLeft() bool {
	for t := int8(0); t < s.seats; t++ {
		if s.in(t) {
			return (s.side(t)|s.out)&s.everyone() == s.everyone()
		}
	}
	return true
}

func (s *State) everyone() uint16 { return 1<<uint(s.seats) - 1 }

// walkover: the last one or team left wins the match under every score; both partners share. A round that was over
// already stays scored as it was.
func (s *State) walkover(rec *recorder) {
	scored := s.Over()
	if !scored {
		s.result = result{round: s.everyone() &^ s.out}
	}
	s.result.winners = s.everyone() &^ s.out
	s.pending.kind = engine.NothingPending
	s.drawnCard = noCard
	s.ask(noSeat, engine.PhaseMatchOver)
	if !scored {
		rec.over(s, engine.EventRoundOver)
	}
	rec.over(s, engine.EventMatchOver)
}
