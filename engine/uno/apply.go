package uno

import "fourtell/engine"

// noSeat is a target that was not given.
const noSeat int8 = -1

// Move is a Command inside the engine: small, without pointers but for the cards of a play of several.
type Move struct {
	Verb     engine.Verb
	Seat     int8
	Target   int8 // noSeat when not given
	Color    engine.Color
	badColor bool
	seed     uint64  // of the deal that is asked for; 0: none is given
	card     index   // noCard when none was given
	cards    []index // several cards in one play, in order
}

// Apply is the one core of the rules: it grants a move, or refuses it and changes nothing. rec may be nil.
func (s *State) Apply(m *Move, rec *recorder) engine.Code {
	if s.Over() || s.out|s.away != 0 || uint8(m.Seat) >= uint8(s.seats) { // else there is nothing that bars anybody
		if code := s.admit(m); code != engine.Legal {
			return code
		}
	}
	s.verdict = engine.Open
	if m.Verb == engine.VerbPlay {
		return s.tryPlay(m, rec)
	}
	switch m.Verb {
	case engine.VerbDraw:
		return s.tryDraw(m.Seat, rec)
	case engine.VerbPass:
		return s.tryPass(m.Seat, rec)
	case engine.VerbAccept:
		return s.tryAccept(m.Seat, rec)
	case engine.VerbChallenge:
		return s.tryChallenge(m.Seat, rec)
	case engine.VerbChooseColor:
		return s.tryChooseColor(m, rec)
	case engine.VerbCallUno:
		return s.call(m.Seat, rec)
	case engine.VerbCatchUno:
		return s.catch(m.Seat, m.Target, rec)
	case engine.VerbTimeout:
		return s.tryTimeout(m.Seat, rec)
	case engine.VerbWait:
		return engine.Legal
	case engine.VerbLeave:
		return s.leave(m.Seat, rec)
	case engine.VerbReturn:
		return s.comeBack(m.Seat, rec)
	case engine.VerbRemove:
		return s.remove(m.Seat, rec)
	case engine.VerbNextRound:
		return s.nextRound(m.seed, rec)
	}
	return engine.UnknownCommand
}

// admit makes the checks that come before any verb's own: the round is over, then the seat (RULES.md, "Refusals are found
// in this order").
func (s *State) admit(m *Move) engine.Code {
	chair := m.Verb == engine.VerbLeave || m.Verb == engine.VerbReturn || m.Verb == engine.VerbRemove
	table := m.Verb == engine.VerbNextRound || m.Verb == engine.VerbWait // not the seat's own: an eliminated one may give it
	if s.Over() && !table && !(chair && s.phase == engine.PhaseRoundOver) {
		return engine.RoundOver
	}
	if m.Seat < 0 || m.Seat >= s.seats || s.gone&bit(m.Seat) != 0 || !s.in(m.Seat) && !table {
		return engine.BadSeat
	}
	if s.away != 0 && s.rules[Leaver] == LeaverWait && !chair {
		return engine.NotNow // the table waits for whoever has left
	}
	return engine.Legal
}

func (s *State) tryDraw(seat int8, rec *recorder) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	switch s.phase {
	case engine.PhaseDrawn:
		return engine.AlreadyDrawn
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhaseRespond:
		return s.tryAccept(seat, rec) // in respond, draw means accept
	}
	if s.rules[ForcedPlay] == On && s.playable(seat) != 0 {
		return engine.MustPlay
	}
	last := s.drawCards(seat, s.rules[DrawMode] == DrawUntilPlayable, rec)
	if last == noCard {
		s.emptyDraw(seat, rec)
		return engine.Legal
	}
	if s.rules[DrawAfter] != EndTurn && s.playable(seat)&bitOf(last.face()) != 0 {
		s.drawnCard = last
		s.ask(seat, engine.PhaseDrawn)
		return engine.Legal
	}
	s.begin(s.next(seat), rec)
	return engine.Legal
}

// drawCards is the voluntary draw: one card, or cards until one fits. It ends every call window and the seat's own call.
func (s *State) drawCards(seat int8, untilPlayable bool, rec *recorder) (last index) {
	s.closeWindows()
	s.calls.called &^= bit(seat)
	last = noCard
	rec.startCards(seat)
	n, missing := 0, false
	for {
		i, ok := s.take(rec)
		if !ok {
			missing = n > 0 // an empty draw says so by itself
			break
		}
		n++
		last = i
		s.give(seat, i)
		rec.card(i)
		if !untilPlayable || s.playable(seat)&bitOf(i.face()) != 0 {
			break
		}
	}
	rec.drawn(s, seat, n)
	if missing {
		rec.note(s, engine.EventPileExhausted, seat, -1, 1)
	}
	if n > 0 {
		s.emptyDraws = 0
	}
	return last
}

// emptyDraw is a draw that yielded nothing: the turn moves on, and the table may be blocked.
func (s *State) emptyDraw(seat int8, rec *recorder) {
	rec.note(s, engine.EventPileExhausted, seat, -1, 1)
	s.emptyDraws++
	laps := int16(1)
	if s.rules[Blocked] == BlockedPlayOn {
		laps = 10 // drawn after ten such laps, so that no table is stuck (RULES.md, "blocked")
	}
	if s.emptyDraws >= laps*int16(s.inRound()) {
		s.endBlocked(rec)
		return
	}
	s.begin(s.next(seat), rec)
}

func (s *State) tryPass(seat int8, rec *recorder) engine.Code {
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
	if s.rules[DrawAfter] == MustPlayDrawn {
		return engine.MustPlay
	}
	rec.note(s, engine.EventPassed, seat, -1, 0)
	s.begin(s.next(seat), rec)
	return engine.Legal
}

func (s *State) tryChooseColor(m *Move, rec *recorder) engine.Code {
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
	s.nameOpener(m.Seat, m.Color, rec)
	return engine.Legal
}

// nameOpener stamps the opening wild; the same seat then plays.
func (s *State) nameOpener(seat int8, c engine.Color, rec *recorder) {
	s.discard[s.discardN-1].stamp = c
	s.color = c
	s.fit = s.fits()
	rec.colored(s, seat, c)
	s.ask(seat, engine.PhasePlay)
}

// tryTimeout: the clock ran out on the seat's decision (RULES.md, "turn_seconds" and "Clock").
func (s *State) tryTimeout(seat int8, rec *recorder) engine.Code {
	if s.rules[TurnSeconds] == 0 {
		return engine.NoClock
	}
	if s.turn != seat {
		return engine.NotYourTurn
	}
	rec.note(s, engine.EventTimedOut, seat, -1, 0)
	switch s.phase {
	case engine.PhaseRespond:
		s.pay(rec)
	case engine.PhaseChooseColor:
		s.nameOpener(seat, s.mostHeld(seat), rec)
	case engine.PhaseDrawn:
		if s.rules[DrawAfter] == MustPlayDrawn {
			m := &Move{Verb: engine.VerbPlay, Seat: seat, card: s.drawnCard, Color: s.mostHeld(seat), Target: s.easiestTarget(seat)}
			m.Target, _ = s.swapTarget(m)
			s.play(m, rec)
			break
		}
		rec.note(s, engine.EventPassed, seat, -1, 0)
		s.begin(s.next(seat), rec)
	default:
		// Exactly one card and pass, under every switch.
		if s.drawCards(seat, false, rec) == noCard {
			s.emptyDraw(seat, rec)
			break
		}
		rec.note(s, engine.EventPassed, seat, -1, 0)
		s.begin(s.next(seat), rec)
	}
	return engine.Legal
}

// mostHeld is the colour the seat holds most of, ties in the order R, Y, G, B; red when it holds none.
func (s *State) mostHeld(seat int8) engine.Color {
	best, most := engine.Red, 0
	for _, c := range engine.Colors() {
		if n := s.hands[seat].sum(ofColor(c)); n > most {
			best, most = c, n
		}
	}
	return best
}

// easiestTarget is the opponent with the fewest cards, then the nearest in the direction of play.
func (s *State) easiestTarget(seat int8) int8 {
	best := noSeat
	for t := s.next(seat); t != seat; t = s.next(t) {
		if !s.partners(seat, t) && (best == noSeat || s.hands[t].count < s.hands[best].count) {
			best = t
		}
	}
	return best
}
