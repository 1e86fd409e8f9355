package uno

import "fourtell/engine"

// calls is the state of the call at one card. A window is open from the play that left a seat one card until any play,
// stack answer, jump-in or voluntary draw, or until the seat no longer holds exactly one card (RULES.md, "The call").
type calls struct {
	called uint16                         // seats that have called, for the card they hold or the play they owe
	open   uint16                         // seats whose window is open
	since  [engine.MaxSeats]engine.Millis // when it opened
	tried  [engine.MaxSeats]uint16        // per open window: seats that have used their one try
}

// closeWindows ends every window: a play, a stack answer, a jump-in or a voluntary draw has begun.
func (s *State) closeWindows() { s.calls.open = 0 }

// openWindow opens the window of a seat that has come to one card by a play; called says that it counts as called.
func (s *State) openWindow(seat int8, called bool) {
	s.calls.open |= bit(seat)
	s.calls.since[seat] = s.now
	s.calls.tried[seat] = 0
	if called {
		s.calls.called |= bit(seat)
	}
}

// countChanged drops window and call of a seat that held one card and holds another number now.
func (s *State) countChanged(seat int8, before int16) {
	if before != s.hands[seat].count && s.calls.called|s.calls.open != 0 && s.hands[seat].count != 1 {
		s.calls.called &^= bit(seat)
		s.calls.open &^= bit(seat)
	}
}

// voidIdleCalls takes back calls that were not followed by the play they announced.
func (s *State) voidIdleCalls() {
	for seat := int8(0); seat < s.seats; seat++ {
		if s.hands[seat].count != 1 {
			s.calls.called &^= bit(seat)
		}
	}
}

// catchable says whether the seat holds one card uncalled with its window open; grace and tries are the catcher's matter.
func (s *State) catchable(seat int8) bool {
	return s.rules[UnoCall] == CallCatch && s.calls.open&^s.calls.called&bit(seat) != 0
}

// mayCall: with one card uncalled and the window open, or on one's own turn when a play would leave one card.
func (s *State) mayCall(seat int8) bool {
	if s.rules[UnoCall] == CallAuto || s.calls.called&bit(seat) != 0 {
		return false
	}
	if s.hands[seat].count == 1 {
		return s.calls.open&bit(seat) != 0
	}
	return s.turn == seat && s.playWouldLeaveOne(seat)
}

func (s *State) call(seat int8, rec *recorder) engine.Code {
	if !s.mayCall(seat) {
		return engine.CannotCall
	}
	s.calls.called |= bit(seat)
	rec.note(s, engine.EventUnoCalled, seat, -1, 0)
	return engine.Legal
}

// MissedCall is how many cards somebody draws who is caught without having called; 0 where nobody can be.
func (r *Rules) MissedCall() int {
	if r[UnoCall] != CallCatch {
		return 0
	}
	return int(r[UnoPenalty])
}

// mayCatch checks a catch in the order of RULES.md: no window, or the try is used; then the grace time.
func (s *State) mayCatch(seat, target int8) engine.Code {
	switch {
	case target == noSeat:
		return engine.TargetRequired
	case target < 0 || target >= s.seats:
		return engine.BadTarget
	case !s.in(target):
		return engine.BadSeat // a command on a removed seat (RULES.md, "More on refusals and edges")
	case s.rules[UnoCall] != CallCatch, target == seat, s.calls.open&bit(target) == 0, s.calls.tried[target]&bit(seat) != 0:
		return engine.CannotCatch
	case s.now < s.calls.since[target]+engine.Millis(s.rules[UnoGraceMs]):
		return engine.TooEarly
	}
	return engine.Legal
}

func (s *State) catch(seat, target int8, rec *recorder) engine.Code {
	if code := s.mayCatch(seat, target); code != engine.Legal {
		return code
	}
	s.calls.tried[target] |= bit(seat)
	if s.calls.called&bit(target) != 0 {
		rec.note(s, engine.EventFalseCatch, seat, target, 0)
		s.penalty(seat, int(s.rules[UnoFalseCatch]), engine.ForFalseCatch, rec)
		return engine.Legal
	}
	s.calls.open &^= bit(target)
	rec.note(s, engine.EventUnoCaught, target, seat, 0)
	s.penalty(target, s.rules.MissedCall(), engine.ForMissedCall, rec)
	return engine.Legal
}

// autoCall calls for the seat, where the table does that.
func (s *State) autoCall(seat int8, rec *recorder) {
	s.calls.called |= bit(seat)
	rec.note(s, engine.EventUnoCalled, seat, -1, 0)
}
