package uno

import (
	"math/bits"

	"fourtell/engine"
)

// calls is the state of the call at one card. A window is open from the play that left a seat one card until any play,
// stack answer, jump-in or voluntary draw, or until the seat no longer holds exactly one card (RULES.md, "The call").
type calls struct {
	called uint16                         // seats that have called, for the card they hold or the play they owe
	open   uint16                         // seats whose window is open
	since  [engine.MaxSeats]engine.Millis // when it opened
	tried  [engine.MaxSeats]uint16        // per open window: seats that have used their one try
}

// closeWindows ends every window: a play, a stack answer, a jump-in or a voluntary draw has begun.
func (s calling) closeWindows() { s.calls.open = 0 }

// takeBack takes the seat's own call back.
func (s calling) takeBack(seat int8) {
	if s.calls.called != 0 {
		s.calls.called &^= bit(seat)
	}
}

// openWindow opens the window of a seat that has come to one card by a play; called says that it counts as called.
func (s calling) openWindow(seat int8, called bool) {
	s.calls.open |= bit(seat)
	s.calls.since[seat] = s.now
	s.calls.tried[seat] = 0
	if called {
		s.calls.called |= bit(seat)
	}
}

// countChanged drops window and call of a seat that held one card and holds another number now.
func (s calling) countChanged(seat int8, before int32) {
	if before != s.hands[seat].count && s.calls.called|s.calls.open != 0 && s.hands[seat].count != 1 {
		s.calls.called &^= bit(seat)
		s.calls.open &^= bit(seat)
	}
}

// voidIdleCalls takes back calls that were not followed by the play they announced.
func (s calling) voidIdleCalls() {
	for called := s.calls.called; called != 0; called &= called - 1 {
		if seat := bits.TrailingZeros16(called); s.hands[seat].count != 1 {
			s.calls.called &^= bit(int8(seat))
		}
	}
}

func (s calling) call(seat int8) engine.Code {
	if !s.judge().mayCall(seat) {
		return engine.CannotCall
	}
	s.calls.called |= bit(seat)
	s.rec.note(s.State, engine.EventUnoCalled, seat, -1, 0)
	return engine.Legal
}

// MissedCall is how many cards somebody draws who is caught without having called; 0 where nobody can be.
func (r *Rules) MissedCall() int {
	if r[UnoCall] != CallCatch {
		return 0
	}
	return int(r[UnoPenalty])
}

func (s calling) catch(seat, target int8) engine.Code {
	if code := s.judge().mayCatch(seat, target); code != engine.Legal {
		return code
	}
	s.calls.tried[target] |= bit(seat)
	if s.calls.called&bit(target) != 0 {
		s.rec.note(s.State, engine.EventFalseCatch, seat, target, 0)
		drawing(s).penalty(seat, int(s.rules[UnoFalseCatch]), engine.ForFalseCatch)
		return engine.Legal
	}
	s.calls.open &^= bit(target)
	s.rec.note(s.State, engine.EventUnoCaught, target, seat, 0)
	drawing(s).penalty(target, s.rules.MissedCall(), engine.ForMissedCall)
	return engine.Legal
}

// autoCall calls for the seat, where the table does that.
func (s calling) autoCall(seat int8) {
	s.calls.called |= bit(seat)
	s.rec.note(s.State, engine.EventUnoCalled, seat, -1, 0)
}
