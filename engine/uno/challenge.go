package uno

import "fourtell/engine"

// drawFour is what a Wild Draw Four does to the next seat. Whoever may stack decides before drawing, so a stackable one
// is always before_draw; the verdict is settled here, at the play, and never derived again.
func (s *State) drawFour(seat int8, stack int16, before engine.Color, bluff bool, rec *recorder) {
	victim := s.next(seat)
	challengeable := s.rules.MayChallenge()
	if !challengeable && !s.rules.Asks(engine.FaceWildDrawFour) {
		rec.note(s, engine.EventSkipped, victim, -1, 0)
		s.penalty(victim, int(stack), engine.ForDrawFour, rec)
		s.begin(s.next(victim), rec)
		return
	}
	p := &s.pending
	p.kind, p.by, p.victim, p.stack = engine.PendingWD4, seat, victim, stack
	p.before, p.bluff, p.paid = before, bluff, false
	p.handShown = s.hands[seat]
	if s.rules.PaysFirst() {
		p.drawn = hand{}
		p.paid, p.stack = true, int16(s.penaltyKept(victim, int(stack), engine.ForDrawFour, rec, &p.drawn))
	}
	if challengeable {
		rec.offered(s)
	}
	s.askVictim(victim, rec)
}

func (s *State) askVictim(victim int8, rec *recorder) {
	if s.calls.called != 0 {
		s.voidIdleCalls()
	}
	s.drawnCard = noCard
	s.ask(victim, engine.PhaseRespond)
	rec.note(s, engine.EventTurn, victim, -1, 0)
}

// challengeable says whether the pending card may be challenged: a Wild Draw Four, by the rules, whose player is still here.
func (s *State) challengeable() bool {
	return s.pending.kind == engine.PendingWD4 && s.rules.MayChallenge() && s.in(s.pending.by)
}

func (s *State) tryAccept(seat int8, rec *recorder) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	if s.phase != engine.PhaseRespond {
		return engine.NoChallenge
	}
	s.pay(rec)
	return engine.Legal
}

// pay: the victim takes what is due, unless it has drawn already, and loses the turn.
func (s *State) pay(rec *recorder) {
	p := &s.pending
	why := engine.ForDrawTwo
	if p.kind == engine.PendingWD4 {
		why = engine.ForDrawFour
		if s.challengeable() {
			rec.note(s, engine.EventChallengeAccepted, p.victim, p.by, 0)
		}
	}
	rec.note(s, engine.EventSkipped, p.victim, -1, 0)
	if !p.paid {
		s.penalty(p.victim, int(p.stack), why, rec)
	}
	s.begin(s.next(p.victim), rec)
}

func (s *State) tryChallenge(seat int8, rec *recorder) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	if s.phase != engine.PhaseRespond || !s.challengeable() {
		return engine.NoChallenge
	}
	p := s.pending
	s.verdict = engine.Innocent
	if p.bluff {
		s.verdict = engine.Guilty
	}
	s.pending.kind = engine.NothingPending
	rec.resolved(s, p)
	price := s.rules.Price(s.verdict, int(p.stack), p.paid)
	if price.TurnLost {
		rec.note(s, engine.EventSkipped, p.victim, -1, 0)
	}
	why := engine.ForWrongDoubt
	if p.bluff {
		why = engine.ForDrawFour
	}
	s.penalty(p.victim, price.Challenger, why, rec)
	if price.Moves {
		s.handOver(p.victim, p.by, p.drawn, rec)
	} else {
		s.penalty(p.by, price.Accused, engine.ForBluff, rec)
	}
	if price.TurnLost {
		s.begin(s.next(p.victim), rec)
	} else {
		s.begin(p.victim, rec)
	}
	return engine.Legal
}

// handOver moves the very cards the victim drew to the accused: with a short pile those that were really drawn.
func (s *State) handOver(from, to int8, cards hand, rec *recorder) {
	beforeFrom, beforeTo := s.hands[from].count, s.hands[to].count
	rec.startCards(to)
	for i := range cards.all(everyFace) {
		s.hands[from].remove(i)
		s.give(to, i)
		rec.card(i)
	}
	s.countChanged(from, beforeFrom)
	s.countChanged(to, beforeTo)
	rec.penalty(s, to, from, engine.ForBluff)
}
