package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// leave: the seat's player goes. It changes who plays the seat, not the game; under walkover the seat is removed.
func (s leaving) leave(seat int8) engine.Code {
	if s.rules[Leaver] == LeaverWalkover {
		return s.remove(seat)
	}
	if s.away&bit(seat) == 0 {
		s.away |= bit(seat)
		s.rec.note(s.State, engine.EventSeatLeft, seat, -1, 0)
	}
	return engine.Legal
}

func (s leaving) comeBack(seat int8) engine.Code {
	if s.away&bit(seat) != 0 {
		s.away &^= bit(seat)
		s.rec.note(s.State, engine.EventSeatReturned, seat, -1, 0)
	}
	return engine.Legal
}

// remove takes a seat out for good: its cards go under the draw pile, the turn is unchanged, or passes on if it was that
// seat's (RULES.md, "Leaving").
func (s leaving) remove(seat int8) engine.Code {
	wasOver := s.Over()
	next := s.next(seat)
	n := drawing(s).layUnder(seat)
	s.putOut(bit(seat))
	s.gone |= bit(seat)
	s.away &^= bit(seat)
	s.calls.called &^= bit(seat)
	s.calls.open &^= bit(seat)
	s.emptyDraws = 0
	s.rec.note(s.State, engine.EventSeatRemoved, seat, -1, n)
	if s.oneSideLeft() {
		s.walkover()
		return engine.Legal
	}
	if wasOver || s.turn != seat {
		if s.phase == engine.PhaseRespond && s.pending.by == seat {
			s.ask(s.turn, s.phase, s.judge().answers()) // the accused is gone: the question is another one, stack or accept only
		}
		return engine.Legal
	}
	if s.phase == engine.PhaseChooseColor {
		s.ask(next, engine.PhaseChooseColor, 0)
		s.rec.note(s.State, engine.EventTurn, next, -1, 0)
		return engine.Legal
	}
	turning(s).begin(next) // a victim's penalty lapses, the next seat plays
	return engine.Legal
}

// walkover: the last one or team left wins the match under every score; both partners share. A round that was over
// already stays scored as it was.
func (s leaving) walkover() {
	scored := s.Over()
	if !scored {
		s.result = result{round: s.everyone() &^ s.out}
	}
	s.result.winners = s.everyone() &^ s.out
	s.pending.kind = shed.NothingPending
	s.drawnCard = noCard
	s.blind = cardSet{}
	s.ask(noSeat, engine.PhaseMatchOver, 0)
	if !scored {
		s.rec.over(s.State, engine.EventRoundOver)
	}
	s.rec.over(s.State, engine.EventMatchOver)
}
