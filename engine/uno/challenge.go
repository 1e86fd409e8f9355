package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// drawFour is what a Wild Draw Four does to the next seat that was laid where before was active and fit what fitted. Whoever may stack
// decides before drawing, so a stackable one is always before_draw; the verdict is settled here, at the play, and never derived again.
func (s challenging) drawFour(seat int8, stack int16, before engine.Color, fit faces) {
	victim := s.next(seat)
	challengeable := s.rules.MayChallenge()
	if !challengeable && !s.rules.Asks(shed.FaceWildDrawFour) {
		s.rec.note(s.State, engine.EventSkipped, victim, -1, 0)
		drawing(s).penalty(victim, int(stack), engine.ForDrawFour)
		turning(s).begin(s.next(victim))
		return
	}
	p := &s.pending
	p.kind, p.by, p.victim, p.stack = shed.PendingWD4, seat, victim, stack
	p.before, p.bluff, p.paid = before, s.judge().bluffed(seat, before, fit), false
	if s.rec != nil { // what is shown is nobody's matter otherwise
		p.handShown = s.judge().seenHand(seat)
	}
	if s.rules.PaysFirst() {
		p.drawn = hand{}
		p.paid, p.stack = true, int16(drawing(s).penaltyKept(victim, int(stack), engine.ForDrawFour, &p.drawn))
	}
	if challengeable {
		s.rec.offered(s.State)
	}
	s.askVictim(victim)
}

// deflect sends what is pending on to the seat that a Reverse or a Skip turns it to. The pending card is still the same one.
func (s challenging) deflect(seat int8, symbol shed.Symbol) {
	s.pending.victim = s.turnAway(seat, symbol)
	s.askVictim(s.pending.victim)
}

// turnAway is whom the pending card hits next: after a Skip the next seat; a Reverse turns the direction, and it falls back on
// whoever played the last draw card, unless that is the seat itself or gone: then on the next seat.
func (s challenging) turnAway(seat int8, symbol shed.Symbol) int8 {
	if symbol == shed.Reverse {
		s.back ^= 1
		s.rec.note(s.State, engine.EventReversed, seat, -1, int(s.dir()))
		if by := s.pending.by; by != seat && s.in(by) {
			return by
		}
	}
	return s.next(seat)
}

func (s challenging) askVictim(victim int8) {
	if s.calls.called != 0 {
		calling(s).voidIdleCalls()
	}
	s.drawnCard = noCard
	s.ask(victim, engine.PhaseRespond, s.judge().answers())
	s.rec.note(s.State, engine.EventTurn, victim, -1, 0)
}

func (s challenging) tryAccept(seat int8) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	if s.phase != engine.PhaseRespond {
		return engine.NoChallenge
	}
	s.pay()
	return engine.Legal
}

// pay: the victim takes what is due, unless it has drawn already, and loses the turn.
func (s challenging) pay() {
	p := &s.pending
	why := engine.ForDrawTwo
	if p.kind == shed.PendingWD4 {
		why = engine.ForDrawFour
		if s.judge().challengeable() {
			s.rec.note(s.State, engine.EventChallengeAccepted, p.victim, p.by, 0)
		}
	}
	s.rec.note(s.State, engine.EventSkipped, p.victim, -1, 0)
	if !p.paid {
		drawing(s).penalty(p.victim, int(p.stack), why)
	}
	turning(s).begin(s.next(p.victim))
}

func (s challenging) tryChallenge(seat int8) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	if s.phase != engine.PhaseRespond || !s.judge().challengeable() {
		return engine.NoChallenge
	}
	p := &s.pending // nothing else is pending before the next turn
	s.verdict = engine.Innocent
	if p.bluff {
		s.verdict = engine.Guilty
	}
	p.kind = shed.NothingPending
	s.rec.resolved(s.State, p)
	price := s.rules.Price(s.verdict, int(p.stack), p.paid)
	if price.TurnLost {
		s.rec.note(s.State, engine.EventSkipped, p.victim, -1, 0)
	}
	why := engine.ForWrongDoubt
	if p.bluff {
		why = engine.ForDrawFour
	}
	drawing(s).penalty(p.victim, price.Challenger, why)
	if price.Moves {
		drawing(s).handOver(p.victim, p.by, p.drawn)
	} else {
		drawing(s).penalty(p.by, price.Accused, engine.ForBluff)
	}
	if price.TurnLost {
		turning(s).begin(s.next(p.victim))
	} else {
		turning(s).begin(p.victim)
	}
	return engine.Legal
}
