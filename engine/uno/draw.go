package uno

import "fourtell/engine"

func (s drawing) tryDraw(seat int8) engine.Code {
	if s.turn != seat {
		return engine.NotYourTurn
	}
	switch s.phase {
	case engine.PhaseDrawn:
		return engine.AlreadyDrawn
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhaseRespond:
		return challenging(s).tryAccept(seat) // in respond, draw means accept
	}
	if s.rules[ForcedPlay] == On && s.judge().playable(seat) != 0 {
		return engine.MustPlay
	}
	s.byChoice(seat)
	return engine.Legal
}

// byChoice is a draw of the seat on turn instead of a play.
func (s drawing) byChoice(seat int8) {
	if s.judge().full(seat) {
		s.limit(seat)
		return
	}
	last := s.drawFirst(seat)
	if last == noCard {
		s.rec.drawn(s.State, seat, 0)
		s.emptyDraw(seat)
		return
	}
	if s.rules[DrawMode] == DrawUntilPlayable {
		last = s.drawOn(seat, last)
	} else {
		s.rec.drawn(s.State, seat, 1)
	}
	if s.rules[DrawAfter] != EndTurn && s.judge().mayAnswer(last) {
		s.drawnCard = last
		s.ask(seat, engine.PhaseDrawn, last.bit())
		return
	}
	turning(s).begin(s.next(seat))
}

// drawOne is a voluntary draw of one card and no more; it says whether there was one.
func (s drawing) drawOne(seat int8) bool {
	n := 0
	if s.drawFirst(seat) != noCard {
		n = 1
	}
	s.rec.drawn(s.State, seat, n)
	return n > 0
}

// drawFirst is the first card of a voluntary draw, which ends every call window and the seat's own call.
func (s drawing) drawFirst(seat int8) index {
	calling(s).closeWindows()
	calling(s).takeBack(seat)
	s.rec.startCards(seat)
	i := s.take()
	if i != noCard {
		s.emptyDraws = 0
		s.comeTo(seat, i)
		s.rec.card(i)
	}
	return i
}

// drawOn draws on from that card until one fits, which is the last.
func (s drawing) drawOn(seat int8, last index) index {
	n, missing := 1, false
	for !s.judge().full(seat) && s.judge().playable(seat)&last.bit() == 0 {
		i := s.take()
		if i == noCard {
			missing = true // an empty draw says so by itself
			break
		}
		s.comeTo(seat, i)
		s.rec.card(i)
		last, n = i, n+1
	}
	s.rec.drawn(s.State, seat, n)
	if missing {
		s.rec.note(s.State, engine.EventPileExhausted, seat, -1, 1)
	}
	return last
}

// emptyDraw is a draw that yielded nothing: the turn moves on, and the table may be blocked.
func (s drawing) emptyDraw(seat int8) {
	s.rec.note(s.State, engine.EventPileExhausted, seat, -1, 1)
	s.nothingDrawn(seat)
}

// limit is a draw by choice of a seat whose hand is full: it yields nothing and ends the turn (RULES.md, "hand_limit").
func (s drawing) limit(seat int8) {
	calling(s).closeWindows()
	s.calls.called &^= bit(seat)
	s.rec.note(s.State, engine.EventLimit, seat, -1, int(s.rules[HandLimit]))
	s.nothingDrawn(seat)
}

func (s drawing) nothingDrawn(seat int8) {
	s.emptyDraws++
	laps := int16(1)
	if s.rules[Blocked] == BlockedPlayOn {
		laps = 10 // drawn after ten such laps, so that no table is stuck (RULES.md, "blocked")
	}
	if s.emptyDraws >= laps*int16(s.inRound()) {
		scoring(s).endBlocked()
		return
	}
	turning(s).begin(s.next(seat))
}

// comeTo puts a card from the draw pile into a hand.
func (s drawing) comeTo(seat int8, i index) {
	s.hands[seat].add(i)
	if s.rules[BlindDraw] == On {
		s.blind.add(i)
	}
}

// penalty makes a seat draw that many cards. If nothing is left anywhere the rest lapses.
func (s drawing) penalty(seat int8, n int, why engine.Reason) {
	s.penaltyKept(seat, n, why, nil)
}

// penaltyKept is penalty, and keeps a list of the cards drawn where one is given; it says how many there were.
func (s drawing) penaltyKept(seat int8, n int, why engine.Reason, kept *hand) (drawn int) {
	if n <= 0 {
		return 0
	}
	before := s.hands[seat].count
	s.rec.startCards(seat)
	for drawn < n {
		i := s.take()
		if i == noCard {
			break
		}
		s.comeTo(seat, i)
		if kept != nil {
			kept.add(i)
		}
		s.rec.card(i)
		drawn++
	}
	calling(s).countChanged(seat, before)
	s.rec.penalty(s.State, seat, -1, why)
	if drawn < n {
		s.rec.note(s.State, engine.EventPileExhausted, seat, -1, n-drawn)
	}
	return drawn
}

// handOver moves the very cards the victim drew to the accused: with a short pile those that were really drawn.
func (s drawing) handOver(from, to int8, cards hand) {
	beforeFrom, beforeTo := s.hands[from].count, s.hands[to].count
	s.rec.startCards(to)
	for i := range cards.all(everyFace) {
		s.hands[from].remove(i)
		s.hands[to].add(i)
		s.rec.card(i)
	}
	calling(s).countChanged(from, beforeFrom)
	calling(s).countChanged(to, beforeTo)
	s.rec.penalty(s.State, to, from, engine.ForBluff)
}

// gather puts every card of the decks into the draw pile and empties hands and discards.
func (s drawing) gather() {
	for seat := range s.hands[:s.seats] {
		s.hands[seat] = hand{}
	}
	s.discardN, s.fixed = 0, 0
	s.drawN = copy(s.draw[:], cardsOf(s.decks()))
}

// take draws the next card of the draw pile; an empty one is refilled from the discards first, when the card is due and
// not before (RULES.md, "Drawing and stacking"). It is noCard when nothing is left anywhere.
func (s drawing) take() index {
	if s.drawN == 0 && !s.reshuffle() {
		return noCard
	}
	last := s.drawN - 1
	s.drawN = last
	if s.fixed > 0 {
		s.fixed--
		return s.draw[last]
	}
	j := s.rec.lot(s.State, last+1)
	due := s.draw[j]
	s.draw[j], s.draw[last] = s.draw[last], due
	return due
}

// reshuffle makes every discard but the top the new draw pile, stamps off.
func (s drawing) reshuffle() bool {
	n := s.discardN - 1
	if n <= 0 {
		return false
	}
	for i := range n {
		s.draw[i] = s.discard[i].card()
	}
	s.drawN, s.fixed = n, 0
	s.discard[0] = s.discard[n]
	s.discardN = 1
	s.rec.note(s.State, engine.EventReshuffled, -1, -1, n)
	return true
}

// settleOrder decides the order of the whole draw pile now, so that cards can be laid under it.
func (s drawing) settleOrder() {
	s.settle(s.drawN - s.fixed - 1)
	s.fixed = s.drawN
}

// settle decides the order of so many cards more.
func (s drawing) settle(n int) {
	loose := s.drawN - s.fixed
	for end := loose - n; loose > end; {
		j := s.rec.lot(s.State, loose)
		loose--
		s.draw[j], s.draw[loose] = s.draw[loose], s.draw[j]
	}
	s.fixed = s.drawN - loose
}

// layUnder puts a hand under the draw pile.
func (s drawing) layUnder(seat int8) int {
	n := int(s.hands[seat].count)
	if n == 0 {
		return 0
	}
	s.settleOrder()
	copy(s.draw[n:n+s.drawN], s.draw[:s.drawN])
	k := 0
	for i := range s.hands[seat].all(everyFace) {
		s.draw[k] = i
		s.blind.remove(i)
		k++
	}
	s.drawN += n
	s.fixed = s.drawN
	s.hands[seat] = hand{}
	return n
}
