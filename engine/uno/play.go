package uno

import "fourtell/engine"

// fitMask is what fits the top discard: the active colour, the same symbol, any wild; everything while no colour is active.
func (s *State) fitMask() mask {
	if s.color == engine.NoColor {
		return everyCard()
	}
	m := colorMask(s.color).or(allWildMask())
	if s.symbol <= engine.DrawTwo {
		m = m.or(symbolMask(s.symbol))
	}
	return m
}

// playable is the set of cards the seat may play now, one by one, in whatever phase and on or off its turn: what fits,
// less what the finish and the bluff switches refuse.
func (s *State) playable(seat int8) Set {
	var cards Set
	switch {
	case s.turn != seat:
		if s.phase == engine.PhasePlay && s.rules[JumpIn] != Off {
			cards = s.hands[seat].and(s.identicalMask(), s.decks())
		}
	case s.phase == engine.PhasePlay:
		cards = s.hands[seat].and(s.fitMask(), s.decks())
	case s.phase == engine.PhaseDrawn:
		cards.add(s.drawnCard)
	case s.phase == engine.PhaseRespond:
		cards = s.hands[seat].and(s.answerMask(), s.decks())
	}
	if s.count[seat] == 1 && s.rules[Finish] != FinishAny {
		cards = cards.and(s.finishMask(), s.decks())
	}
	if s.rules[WD4Bluff] == BluffRefused && cards.meets(wd4Mask(), s.decks()) && s.bluffs(seat) {
		cards = cards.and(everyCard().without(wd4Mask()), s.decks())
	}
	return cards
}

func (s *State) anyPlayable(seat int8) bool {
	cards := s.playable(seat)
	return !cards.empty(s.decks())
}

// cardPlayable is playable for one card: "fits" means may be played now under every switch on.
func (s *State) cardPlayable(seat int8, i index) bool {
	if s.phase == engine.PhasePlay && s.turn == seat && !s.fitMask().has(i) {
		return false
	}
	cards := s.playable(seat)
	return cards.has(i)
}

// identicalMask is the cards of the top discard's colour and symbol; wilds only under jump_in any.
func (s *State) identicalMask() mask {
	if s.discardN == 0 {
		return mask{}
	}
	top := s.discard[s.discardN-1].card
	m := symbolMask(top.symbol())
	if top.wild() {
		if s.rules[JumpIn] != JumpInAny {
			return mask{}
		}
		return m
	}
	c := colorMask(top.color())
	return mask{m[0] & c[0], m[1] & c[1]}
}

// answerMask is what may be stacked on the pending draw card.
func (s *State) answerMask() mask {
	var m mask
	switch s.pending.kind {
	case engine.PendingDrawTwo:
		m = symbolMask(engine.DrawTwo)
		if s.rules[StackCross] == On {
			m = m.or(wd4Mask())
		}
	case engine.PendingWD4:
		if s.rules.stacksFour() {
			m = wd4Mask()
		}
	}
	return m
}

// finishMask is what may be a last card.
func (s *State) finishMask() mask {
	switch s.rules[Finish] {
	case FinishNoWild:
		return everyCard().without(allWildMask())
	case FinishNoAction:
		return numberMask()
	}
	return everyCard()
}

// bluffs says whether a Wild Draw Four played by the seat now would be a bluff, judged on its whole hand. Other Wild Draw
// Fours never make it one; what could be played instead is judged by the top discard alone (RULES.md, "wd4_legality").
func (s *State) bluffs(seat int8) bool {
	var m mask
	switch s.rules[WD4Legality] {
	case LegalityFree:
		return false
	case LegalityColour:
		m = colorMask(s.color)
	default:
		m = s.fitMask().without(allWildMask())
		if s.rules[WD4Legality] == LegalityAnyPlayable {
			m = m.or(wildMask())
		}
	}
	return s.hands[seat].meets(m, s.decks())
}

// playWouldLeaveOne says whether the seat on turn has a play that leaves it one card.
func (s *State) playWouldLeaveOne(seat int8) bool {
	if s.count[seat] == 2 {
		return s.anyPlayable(seat)
	}
	if s.rules[MultiPlay] == Off || s.phase != engine.PhasePlay || s.count[seat] < 2 {
		return false
	}
	cards := s.playable(seat)
	for i := cards.next(0); i != noCard; i = cards.next(i + 1) {
		if same := s.sameNumber(seat, i); i.symbol().Number() && same.count(s.decks()) >= int(s.count[seat])-1 {
			return true
		}
	}
	return false
}

// sameNumber is the seat's cards of the card's number, itself included.
func (s *State) sameNumber(seat int8, i index) Set {
	return s.hands[seat].and(symbolMask(i.symbol()), s.decks())
}

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
func (s *State) tryPlay(m Move, rec *recorder) engine.Code {
	if len(m.cards) == 1 {
		m.card, m.cards = m.cards[0], nil
	}
	var code engine.Code
	if s.turn != m.Seat {
		code = s.mayJumpIn(m)
	} else {
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
	if m.Target, code = s.swapTarget(m); code != engine.Legal {
		return code
	}
	s.play(m, rec)
	return engine.Legal
}

func (s *State) mayJumpIn(m Move) engine.Code {
	switch {
	case s.rules[JumpIn] == Off:
		return engine.NotYourTurn
	case s.phase != engine.PhasePlay, len(m.cards) > 1, m.card == noCard,
		!s.hands[m.Seat].has(m.card), !s.identicalMask().has(m.card):
		return engine.JumpInRefused
	}
	return engine.Legal
}

func (s *State) mayPlayInPhase(m Move) engine.Code {
	switch s.phase {
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhaseDrawn:
		if m.card != s.drawnCard || len(m.cards) > 1 {
			return engine.OnlyDrawnCard
		}
	case engine.PhaseRespond:
		if m.card == noCard || len(m.cards) > 1 || !s.answerMask().has(m.card) {
			return engine.MustPay
		}
	}
	return engine.Legal
}

func (s *State) mayPlayCard(m Move) engine.Code {
	switch {
	case m.card == noCard || !s.hands[m.Seat].has(m.card):
		return engine.NotInHand
	case m.card.wild() && m.badColor:
		return engine.BadColor
	case m.card.wild() && m.Color == engine.NoColor:
		return engine.ColorRequired
	case s.turn == m.Seat && s.phase == engine.PhasePlay && !s.fitMask().has(m.card):
		return engine.DoesNotFit
	case s.count[m.Seat] == 1 && !s.finishMask().has(m.card):
		return engine.FinishRefused
	case s.rules[WD4Bluff] == BluffRefused && m.card.symbol() == engine.WildDrawFour && s.bluffs(m.Seat):
		return engine.BluffRefused
	}
	return engine.Legal
}

// mayPlaySeveral: number cards of one number, all held; the first listed must fit.
func (s *State) mayPlaySeveral(m Move) engine.Code {
	var held Set
	for _, i := range m.cards {
		if i == noCard || held.has(i) || !s.hands[m.Seat].has(i) {
			return engine.NotInHand
		}
		held.add(i)
	}
	first := m.cards[0]
	for _, i := range m.cards {
		if !i.symbol().Number() || i.symbol() != first.symbol() {
			return engine.DoesNotFit
		}
	}
	if s.rules[MultiPlay] == Off || !s.fitMask().has(first) {
		return engine.DoesNotFit
	}
	return engine.Legal
}

// swapTarget is whom a 7 swaps with: nobody when it does not, the only opponent without being asked. A 7 as the last card
// swaps nothing, a partner is no target (RULES.md, "Jump-ins, swaps, several cards").
func (s *State) swapTarget(m Move) (int8, engine.Code) {
	last := m.last()
	if s.rules[SevenSwap] == Off || last.symbol() != 7 || int(s.count[m.Seat]) == m.size() {
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
func (s *State) play(m Move, rec *recorder) {
	kind := engine.EventPlayed
	stack := int16(0)
	if s.turn != m.Seat {
		kind = engine.EventJumpedIn
	} else if s.phase == engine.PhaseRespond {
		kind, stack = engine.EventStacked, s.pending.stack
	}
	last := m.last()
	symbol := last.symbol()
	before, bluff := s.color, false
	if symbol == engine.WildDrawFour {
		bluff = s.bluffs(m.Seat)
	}
	s.closeWindows()
	s.emptyDraws = 0
	s.putDown(m)
	switch symbol {
	case engine.DrawTwo:
		stack += 2
	case engine.WildDrawFour:
		stack += 4
	}
	rec.played(s, kind, m, int(stack))
	if last.wild() {
		rec.colored(s, m.Seat, m.Color)
	}
	if s.count[m.Seat] == 0 {
		s.goOut(m.Seat, symbol, stack, rec)
		return
	}
	moves := m.Target != noSeat || symbol == 0 && s.rules[ZeroRotate] == On
	if !moves {
		s.playedDown(m.Seat, rec)
	}
	switch symbol {
	case engine.Skip:
		skipped := s.next(m.Seat)
		rec.note(s, engine.EventSkipped, skipped, -1, 0)
		s.begin(s.next(skipped), rec)
	case engine.Reverse:
		s.reverse(m.Seat, rec)
	case engine.DrawTwo:
		s.drawTwo(m.Seat, stack, rec)
	case engine.WildDrawFour:
		s.drawFour(m.Seat, stack, before, bluff, rec)
	default:
		if m.Target != noSeat {
			s.swap(m.Seat, m.Target, rec)
		} else if moves {
			s.rotate(m.Seat, rec)
		}
		s.begin(s.next(m.Seat), rec)
	}
}

// putDown moves the cards of the play from hand to discard pile.
func (s *State) putDown(m Move) {
	if len(m.cards) == 0 {
		s.hands[m.Seat].remove(m.card)
		s.count[m.Seat]--
		stamp := engine.NoColor
		if m.card.wild() {
			stamp = m.Color
		}
		s.lay(m.card, stamp)
		return
	}
	for _, i := range m.cards {
		s.hands[m.Seat].remove(i)
		s.count[m.Seat]--
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

func (s *State) drawTwo(seat int8, stack int16, rec *recorder) {
	victim := s.next(seat)
	if s.rules.stacksTwo() {
		s.pending.kind, s.pending.by, s.pending.victim, s.pending.stack, s.pending.paid = engine.PendingDrawTwo, seat, victim, stack, false
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
	s.count[a], s.count[b] = s.count[b], s.count[a]
	s.handMoved(a)
	s.handMoved(b)
	rec.note(s, engine.EventHandsSwapped, a, b, 0)
}

// rotate passes every hand on to the next seat in the current direction.
func (s *State) rotate(seat int8, rec *recorder) {
	hand, count := s.hands[seat], s.count[seat]
	for to := s.next(seat); ; to = s.next(to) {
		s.hands[to], hand = hand, s.hands[to]
		s.count[to], count = count, s.count[to]
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
	if s.count[seat] == 1 {
		s.openWindow(seat, true)
	}
}
