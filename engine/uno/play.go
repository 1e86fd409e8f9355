package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// tryPlay refuses in the order of RULES.md: seat, phase, not in hand, colour, fits, finish, bluff, target.
func (s playing) tryPlay(m *Move) engine.Code {
	if len(m.cards) == 1 {
		m.card, m.cards = m.cards[0], nil
	}
	if m.blind {
		code := s.judge().mayPlayBlind(m)
		if code == engine.Legal {
			s.playBlind(m)
		}
		return code
	}
	code := engine.Legal
	if s.turn != m.Seat {
		code = s.judge().mayJumpIn(m)
	} else if s.phase != engine.PhasePlay {
		code = s.judge().mayPlayInPhase(m)
	}
	if code != engine.Legal {
		return code
	}
	if len(m.cards) > 1 {
		code = s.judge().mayPlaySeveral(m)
	} else {
		code = s.judge().mayPlayCard(m)
		if code == engine.DoesNotFit && s.rules[Misplay] == MisplayPenalty {
			s.misplay(m)
			return engine.Legal
		}
	}
	if code != engine.Legal {
		return code
	}
	if s.rules[SevenSwap] == Off {
		m.Target = noSeat
	} else if m.Target, code = s.judge().swapTarget(m); code != engine.Legal {
		return code
	}
	s.play(m)
	return engine.Legal
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
func (s playing) play(m *Move) { s.playAs(m.Seat, m.last(), m.last().look(m.Color), m) }

// playAs is play where it is known how the card will lie on top. more is the whole play, nil where it is that card alone, has no target
// and nobody writes it down.
func (s playing) playAs(seat int8, last index, look *look, more *Move) {
	kind := engine.EventPlayed
	if s.rec != nil { // how it is told is nobody's matter otherwise
		kind = s.kindOfPlay(more)
	}
	symbol, stack := look.symbol, int16(look.due)
	color, fit := s.color, s.fit // before it
	if s.phase == engine.PhaseRespond {
		stack = s.stackWith(stack)
	}
	calling(s).closeWindows()
	s.emptyDraws = 0
	hand := &s.hands[seat]
	if more != nil && len(more.cards) > 0 {
		s.putDownAll(more)
	} else {
		hand.remove(last)
		s.lay(last, look)
	}
	left := hand.count
	if left > 1 {
		calling(s).takeBack(seat)
	} else if left == 1 && !s.movesHands(more, symbol) {
		// Before the play is told, so that whoever sees the card fall sees who may be caught.
		calling(s).openWindow(seat, false)
	}
	s.rec.played(s.State, kind, more, int(stack))
	if left <= 1 {
		if left == 0 {
			s.goOut(seat, symbol, stack)
			return
		}
		if s.rules[UnoCall] == CallAuto && !s.movesHands(more, symbol) {
			calling(s).autoCall(seat)
		}
	}
	if stack > 0 {
		switch symbol {
		case shed.DrawTwo:
			s.drawTwo(seat, stack, color)
		case shed.WildDrawFour:
			challenging(s).drawFour(seat, stack, color, fit)
		default:
			challenging(s).deflect(seat, symbol)
		}
		return
	}
	if more != nil && s.judge().bomb(more) {
		s.bomb(seat)
	}
	if s.movesHands(more, symbol) {
		s.moveHands(seat, more)
	}
	s.passOn(seat, look)
}

// bombCards is how many cards in one play are a bomb (RULES.md, "bomb").
const bombCards = 3

// bomb says whether the play has every other seat draw, unless it goes out.
func (s judge) bomb(m *Move) bool {
	return s.rules[Bomb] == On && len(m.cards) >= bombCards && shed.SymbolOf(m.last().face()).Number()
}

// bomb has every other seat draw a card, in the direction of play.
func (s playing) bomb(seat int8) {
	for t := s.next(seat); t != seat; t = s.next(t) {
		drawing(s).penalty(t, 1, engine.ForBomb)
	}
}

// misplay is a card that does not fit, laid by mistake: it goes back, and its owner draws. The second of a turn ends it. It is no
// play: windows stay open.
func (s playing) misplay(m *Move) {
	s.rec.misplayed(s.State, m.Seat, m.card)
	drawing(s).penalty(m.Seat, int(s.rules[MisplayCards]), engine.ForMisplay)
	if s.erred {
		turning(s).begin(s.next(m.Seat))
		return
	}
	s.erred = true
	s.ask(m.Seat, engine.PhasePlay, s.fit)
}

// movesHands says whether hands trade places with the play: a 7 that has a target, a 0 where zero_rotate is on.
func (s playing) movesHands(more *Move, symbol shed.Symbol) bool {
	return more != nil && more.Target != noSeat || s.rules[ZeroRotate] == On && symbol == 0
}

func (s playing) moveHands(seat int8, more *Move) {
	if more != nil && more.Target != noSeat {
		s.swap(seat, more.Target)
	} else {
		s.rotate(seat)
	}
}

// kindOfPlay is what the play is called: a jump-in off one's turn, an answer while a draw card is pending.
func (s playing) kindOfPlay(m *Move) engine.EventKind {
	switch {
	case s.turn != m.Seat:
		return engine.EventJumpedIn
	case s.phase == engine.PhaseRespond:
		return engine.EventStacked
	}
	return engine.EventPlayed
}

// stackWith is what is due once a card of which so many are due lies on what was pending; a Skip or a Reverse turns it away as it is.
func (s playing) stackWith(due int16) int16 {
	if s.rules[Revenge] == On {
		due *= 2
	}
	return s.pending.stack + due
}

// putDownAll moves the cards of a play of several from hand to discard pile, the last on top.
func (s playing) putDownAll(m *Move) {
	for _, i := range m.cards {
		s.hands[m.Seat].remove(i)
		s.lay(i, i.look(engine.NoColor))
	}
}

// passOn hands the turn on after a card that has nobody draw. A Skip passes over the next seat; a Reverse turns the direction, and with two
// seats in the round it also acts as a Skip (RULES.md, "A turn").
func (s playing) passOn(seat int8, look *look) {
	next := s.next(seat)
	if look.on != onward { // rarely: mostly who is next is foretold before it is known which card it is
		next = s.ahead(seat, s.back, look.on)
		s.back ^= look.turns
		if s.rec != nil {
			s.tellPassed(seat, look.on)
		}
	}
	turning(s).beginOn(next, look.fit)
}

func (s playing) tellPassed(seat int8, on way) {
	if on == turned {
		s.rec.note(s.State, engine.EventReversed, seat, -1, int(s.dir()))
	}
	if on == past || on == turned && s.pair != 0 {
		s.rec.note(s.State, engine.EventSkipped, s.next(seat), -1, 0)
	}
}

func (s playing) drawTwo(seat int8, stack int16, before engine.Color) {
	victim := s.next(seat)
	if s.rules.answered(shed.PendingDrawTwo) {
		s.pending = pending{kind: shed.PendingDrawTwo, by: seat, victim: victim, stack: stack, before: before}
		challenging(s).askVictim(victim)
		return
	}
	s.rec.note(s.State, engine.EventSkipped, victim, -1, 0)
	drawing(s).penalty(victim, int(stack), engine.ForDrawTwo)
	turning(s).begin(s.next(victim))
}

// goOut ends the round. A going-out draw card still hits the next seat where last_draw_hits says so; it can be neither
// stacked nor challenged any more.
func (s playing) goOut(seat int8, symbol shed.Symbol, stack int16) {
	s.calls.called &^= bit(seat)
	if stack > 0 && s.rules[LastDrawHits] == On {
		why, victim := engine.ForDrawTwo, noSeat
		if symbol < shed.DrawTwo {
			victim = challenging(s).turnAway(seat, symbol)
		} else {
			victim = s.next(seat)
		}
		if symbol == shed.WildDrawFour || symbol < shed.DrawTwo && s.pending.kind == shed.PendingWD4 {
			why = engine.ForDrawFour
		}
		drawing(s).penalty(victim, int(stack), why)
	}
	scoring(s).endRound(seat)
}

// swap trades two hands; neither seat's call outlives it, and a hand that is one card now counts as called.
func (s playing) swap(a, b int8) {
	s.hands[a], s.hands[b] = s.hands[b], s.hands[a]
	s.handMoved(a)
	s.handMoved(b)
	s.rec.note(s.State, engine.EventHandsSwapped, a, b, 0)
}

// rotate passes every hand on to the next seat in the current direction.
func (s playing) rotate(seat int8) {
	passed := s.hands[seat]
	for to := s.next(seat); ; to = s.next(to) {
		s.hands[to], passed = passed, s.hands[to]
		s.handMoved(to)
		if to == seat {
			break
		}
	}
	s.rec.note(s.State, engine.EventHandsRotated, seat, -1, int(s.dir()))
}

func (s playing) handMoved(seat int8) {
	s.calls.called &^= bit(seat)
	s.calls.open &^= bit(seat)
	if s.hands[seat].count == 1 {
		calling(s).openWindow(seat, true)
	}
}
