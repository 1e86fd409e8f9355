package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// begin hands the turn to a seat. A call that was not followed by its play is void by now.
func (s turning) begin(seat int8) { s.beginOn(seat, s.fit) }

// beginOn is begin where it is known what fits.
func (s turning) beginOn(seat int8, fit faces) {
	s.pending.kind = shed.NothingPending
	s.drawnCard, s.erred = noCard, false
	s.ask(seat, engine.PhasePlay, fit)
	if s.strict && s.rules[BlindDraw] == On {
		s.lookAt(seat)
	}
	if s.calls.called != 0 {
		calling(s).voidIdleCalls()
	}
	s.rec.note(s.State, engine.EventTurn, seat, -1, 0)
}

// lookAt has the seat look at the cards it has drawn blind.
func (s turning) lookAt(seat int8) {
	for i := range s.hands[seat].all(everyFace) {
		if s.blind.has(i) {
			s.blind.remove(i)
			s.rec.shown(seat, i)
		}
	}
}

func (s turning) tryPass(seat int8) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	switch s.phase {
	case engine.PhaseRespond:
		return engine.MustPay
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhasePlay:
		return engine.NothingToPass
	}
	if s.rules[DrawAfter] == MustPlayDrawn && !s.judge().unseenDrawn() {
		return engine.MustPlay
	}
	s.rec.note(s.State, engine.EventPassed, seat, -1, 0)
	s.begin(s.next(seat))
	return engine.Legal
}

func (s turning) tryChooseColor(m *Move) engine.Code {
	switch {
	case s.turn != m.Seat:
		return engine.NotYourTurn
	case s.phase != engine.PhaseChooseColor:
		return engine.NotNow
	case m.badColor:
		return engine.BadColor
	case m.Color == engine.NoColor:
		return engine.ColorRequired
	}
	s.nameOpener(m.Seat, m.Color)
	return engine.Legal
}

// nameOpener stamps the opening wild; the same seat then plays.
func (s turning) nameOpener(seat int8, c engine.Color) {
	top := &s.discard[s.discardN-1]
	s.look = *top.card().look(c)
	*top = top.card().stamped(s.stamp)
	s.rec.colored(s.State, seat, c)
	s.ask(seat, engine.PhasePlay, s.fit)
}

// tryTimeout: the clock ran out on the seat's decision (RULES.md, "turn_seconds" and "Clock").
func (s turning) tryTimeout(m *Move) engine.Code {
	if m.round != 0 {
		return s.tryBlitz(m.round)
	}
	seat := m.Seat
	if s.rules[TurnSeconds] == 0 {
		return engine.NoClock
	}
	if s.turn != seat {
		return engine.NotYourTurn
	}
	s.rec.note(s.State, engine.EventTimedOut, seat, -1, 0)
	switch s.phase {
	case engine.PhaseRespond:
		challenging(s).pay()
	case engine.PhaseChooseColor:
		s.nameOpener(seat, s.tally().mostHeld(seat))
	case engine.PhaseDrawn:
		if s.rules[DrawAfter] == MustPlayDrawn && !s.judge().unseenDrawn() {
			m := &Move{Verb: engine.VerbPlay, Seat: seat, card: s.drawnCard, Color: s.tally().mostHeld(seat), Target: s.tally().easiestTarget(seat)}
			m.Target, _ = s.judge().swapTarget(m)
			playing(s).play(m)
			break
		}
		s.rec.note(s.State, engine.EventPassed, seat, -1, 0)
		s.begin(s.next(seat))
	default:
		// Exactly one card and pass, under every switch.
		if s.judge().full(seat) {
			drawing(s).limit(seat)
			break
		}
		if !drawing(s).drawOne(seat) {
			drawing(s).emptyDraw(seat)
			break
		}
		s.rec.note(s.State, engine.EventPassed, seat, -1, 0)
		s.begin(s.next(seat))
	}
	return engine.Legal
}
