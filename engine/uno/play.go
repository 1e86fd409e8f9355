package uno

import "fourtell/engine"

// swapsWith says how many seats a 7 of this seat may swap with, and the last of them.
func (s *State) swapsWith(seat int8) (n int, only int8) {
	only = noSeat
	for t := int8(0); t < s.seats; t++ {
		if t != seat && s.in(t) && !s.partners(seat, t) {
			n++
			only = t
		}
	}
	return n, only
}

// tryPlay refuses in the order of RULES.md: seat, phase, not in hand, colour, fits, finish, bluff, target.
func (s *State) tryPlay(m *Move, rec *recorder) engine.Code {
	if len(m.cards) == 1 {
		m.card, m.cards = m.cards[0], nil
	}
	code := engine.Legal
	if s.turn != m.Seat {
		code = s.mayJumpIn(m)
	} else if s.phase != engine.PhasePlay {
		code = s.mayPlayInPhase(m)
	}
	if code != engine.Legal {
		return code
	}
	if len(m.cards) > 1 {
		code = s.mayPlaySeveral(m)
	} else {
		code = s.mayPlayCard(m)
	}
	if code != engine.Legal {
		return code
	}
	if s.rules[SevenSwap] == Off {
		m.Target = noSeat
	} else if m.Target, code = s.swapTarget(m); code != engine.Legal {
		return code
	}
	s.play(m, rec)
	return engine.Legal
}

func (s *State) mayJumpIn(m *Move) engine.Code {
	switch {
	case s.rules[JumpIn] == Off:
		return engine.NotYourTurn
	case s.phase != engine.PhasePlay, len(m.cards) > 1, m.card == noCard,
		!s.hands[m.Seat].has(m.card), s.identical()&bitOf(m.card.face()) == 0:
		return engine.JumpInRefused
	}
	return engine.Legal
}

func (s *State) mayPlayInPhase(m *Move) engine.Code {
	switch s.phase {
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhaseDrawn:
		if m.card != s.drawnCard || len(m.cards) > 1 {
			return engine.OnlyDrawnCard
		}
	case engine.PhaseRespond:
		if m.card == noCard || len(m.cards) > 1 || s.answers()&bitOf(m.card.face()) == 0 {
			return engine.MustPay
		}
	}
	return engine.Legal
}

func (s *State) mayPlayCard(m *Move) engine.Code {
	h := &s.hands[m.Seat]
	if m.card == noCard || !h.has(m.card) {
		return engine.NotInHand
	}
	f := bitOf(m.card.face())
	if s.plain && s.turn == m.Seat && f&s.fit&^wildFaces != 0 {
		return engine.Legal // nearly always
	}
	switch {
	case f&wildFaces != 0 && m.badColor:
		return engine.BadColor
	case f&wildFaces != 0 && m.Color == engine.NoColor:
		return engine.ColorRequired
	case s.turn == m.Seat && s.phase == engine.PhasePlay && f&s.fit == 0:
		return engine.DoesNotFit
	case !s.strict:
	case h.count == 1 && f&s.mayFinish() == 0:
		return engine.FinishRefused
	case s.rules[WD4Bluff] == BluffRefused && f == wd4Face && s.bluffs(m.Seat):
		return engine.BluffRefused
	}
	return engine.Legal
}

// mayPlaySeveral: number cards of one number, all held; the first listed must fit.
func (s *State) mayPlaySeveral(m *Move) engine.Code {
	var held hand
	for _, i := range m.cards {
		if i == noCard || held.has(i) || !s.hands[m.Seat].has(i) {
			return engine.NotInHand
		}
		held.add(i)
	}
	first := m.cards[0]
	for _, i := range m.cards {
		if sym := i.face().Symbol(); !sym.Number() || sym != first.face().Symbol() {
			return engine.DoesNotFit
		}
	}
	if s.rules[MultiPlay] == Off || s.fit&bitOf(first.face()) == 0 {
		return engine.DoesNotFit
	}
	return engine.Legal
}

// swapTarget is whom a 7 swaps with: nobody when it does not, the only opponent without being asked. A 7 as the last card
// swaps nothing, a partner is no target (RULES.md, "Jump-ins, swaps, several cards").
func (s *State) swapTarget(m *Move) (int8, engine.Code) {
	last := m.last()
	if s.rules[SevenSwap] == Off || last.face().Symbol() != 7 || int(s.hands[m.Seat].count) == m.size() {
		return noSeat, engine.Legal
	}
	n, only := s.swapsWith(m.Seat)
	t := m.Target
	switch {
	case n == 0:
		return noSeat, engine.Legal
	case t == noSeat && n == 1:
		return only, engine.Legal
	case t == noSeat:
		return noSeat, engine.TargetRequired
	case t < 0 || t >= s.seats || t == m.Seat || !s.in(t) || s.partners(m.Seat, t):
		return noSeat, engine.BadTarget
	}
	return t, engine.Legal
}

// last is the card that comes to lie on top.
func (m *Move) last() index {
	if n := len(m.cards); n > 0 {
		return m.cards[n-1]
	}
	return m.card
}

func (m *Move) size() int { return max(1, len(m.cards)) }

// play carries out a legal play, a jump-in or a stack answer: the card leaves the hand → win check → colour → draw penalty
// or challenge of the next seat → hands move → next seat (RULES.md, "A turn").
func (s *State) play(m *Move, rec *recorder) {
	kind := engine.EventPlayed
	if rec != nil { // how it is told is nobody's matter otherwise
		kind = s.kindOfPlay(m)
	}
	last := m.last()
	symbol := last.face().Symbol()
	before, bluff, stack := s.color, false, int16(0)
	if symbol >= engine.DrawTwo {
		bluff, stack = s.bluffs(m.Seat), s.stackAfter(symbol)
	}
	s.closeWindows()
	s.emptyDraws = 0
	if len(m.cards) > 0 {
		s.putDownAll(m)
	} else {
		s.hands[m.Seat].remove(last)
		s.lay(last, m.Color)
	}
	moves := s.movesHands(m, symbol)
	left := s.hands[m.Seat].count
	if left > 1 {
		s.calls.called &^= bit(m.Seat)
	} else if left == 1 && !moves {
		// Before the play is told, so that whoever sees the card fall sees who may be caught.
		s.openWindow(m.Seat, false)
	}
	rec.played(s, kind, m, int(stack))
	if left <= 1 {
		if left == 0 {
			s.goOut(m.Seat, symbol, stack, rec)
			return
		}
		if !moves && s.rules[UnoCall] == CallAuto {
			s.autoCall(m.Seat, rec)
		}
	}
	if symbol.Number() {
		if moves {
			s.moveHands(m, rec)
		}
		s.begin(s.next(m.Seat), rec)
		return
	}
	switch symbol {
	case engine.Skip:
		skipped := s.next(m.Seat)
		rec.note(s, engine.EventSkipped, skipped, -1, 0)
		s.begin(s.next(skipped), rec)
	case engine.Reverse:
		s.reverse(m.Seat, rec)
	case engine.DrawTwo:
		s.drawTwo(m.Seat, stack, before, rec)
	case engine.WildDrawFour:
		s.drawFour(m.Seat, stack, before, bluff, rec)
	default:
		s.begin(s.next(m.Seat), rec)
	}
}

// movesHands says whether hands trade places with the play: a 7 that has a target, a 0 where zero_rotate is on.
func (s *State) movesHands(m *Move, symbol engine.Symbol) bool {
	return m.Target != noSeat || symbol == 0 && s.rules[ZeroRotate] == On
}

func (s *State) moveHands(m *Move, rec *recorder) {
	if m.Target != noSeat {
		s.swap(m.Seat, m.Target, rec)
	} else {
		s.rotate(m.Seat, rec)
	}
}

// kindOfPlay is what the play is called: a jump-in off one's turn, an answer while a draw card is pending.
func (s *State) kindOfPlay(m *Move) engine.EventKind {
	switch {
	case s.turn != m.Seat:
		return engine.EventJumpedIn
	case s.phase == engine.PhaseRespond:
		return engine.EventStacked
	}
	return engine.EventPlayed
}

// stackAfter is what is due once a card of that symbol, a draw card or a wild, lies on what was pending.
func (s *State) stackAfter(symbol engine.Symbol) int16 {
	due := int16(0)
	if s.phase == engine.PhaseRespond {
		due = s.pending.stack
	}
	switch symbol {
	case engine.DrawTwo:
		return due + 2
	case engine.WildDrawFour:
		return due + 4
	}
	return 0
}

// putDownAll moves the cards of a play of several from hand to discard pile, the last on top.
func (s *State) putDownAll(m *Move) {
	for _, i := range m.cards {
		s.hands[m.Seat].remove(i)
		s.lay(i, engine.NoColor)
	}
}

// reverse turns the direction; with two seats in the round it also acts as a skip (RULES.md, "A turn").
func (s *State) reverse(seat int8, rec *recorder) {
	s.dir = -s.dir
	rec.note(s, engine.EventReversed, seat, -1, int(s.dir))
	next := s.next(seat)
	if s.inRound() == 2 {
		rec.note(s, engine.EventSkipped, next, -1, 0)
		next = seat
	}
	s.begin(next, rec)
}

func (s *State) drawTwo(seat int8, stack int16, before engine.Color, rec *recorder) {
	victim := s.next(seat)
	if s.rules.stacksTwo() {
		s.pending = pending{kind: engine.PendingDrawTwo, by: seat, victim: victim, stack: stack, before: before}
		s.askVictim(victim, rec)
		return
	}
	rec.note(s, engine.EventSkipped, victim, -1, 0)
	s.penalty(victim, int(stack), engine.ForDrawTwo, rec)
	s.begin(s.next(victim), rec)
}

// goOut ends the round. A going-out draw card still hits the next seat where last_draw_hits says so; it can be neither
// stacked nor challenged any more.
func (s *State) goOut(seat int8, symbol engine.Symbol, stack int16, rec *recorder) {
	s.calls.called &^= bit(seat)
	if stack > 0 && s.rules[LastDrawHits] == On {
		why := engine.ForDrawTwo
		if symbol == engine.WildDrawFour {
			why = engine.ForDrawFour
		}
		s.penalty(s.next(seat), int(stack), why, rec)
	}
	s.endRound(seat, rec)
}

// swap trades two hands; neither seat's call outlives it, and a hand that is one card now counts as called.
func (s *State) swap(a, b int8, rec *recorder) {
	s.hands[a], s.hands[b] = s.hands[b], s.hands[a]
	s.handMoved(a)
	s.handMoved(b)
	rec.note(s, engine.EventHandsSwapped, a, b, 0)
}

// rotate passes every hand on to the next seat in the current direction.
func (s *State) rotate(seat int8, rec *recorder) {
	passed := s.hands[seat]
	for to := s.next(seat); ; to = s.next(to) {
		s.hands[to], passed = passed, s.hands[to]
		s.handMoved(to)
		if to == seat {
			break
		}
	}
	rec.note(s, engine.EventHandsRotated, seat, -1, int(s.dir))
}

func (s *State) handMoved(seat int8) {
	s.calls.called &^= bit(seat)
	s.calls.open &^= bit(seat)
	if s.hands[seat].count == 1 {
		s.openWindow(seat, true)
	}
}
