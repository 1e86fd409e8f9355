package uno

import "fourtell/engine"

// Deal begins a round: every card into the draw pile, shuffled, hand_size cards to each seat in the round one at a time
// from the dealer's left, and the opener turned up. Match points, the dealer and the generator stay.
func (s *State) Deal(rec *recorder) {
	s.round++
	s.clearRound()
	for {
		s.gather()
		s.dealHands(rec)
		if s.mayOpenAny() {
			break // else no card left may open: all are gathered and dealt anew (RULES.md, "numbers_only")
		}
	}
	rec.dealt(s)
	s.open(rec)
}

func (s *State) dealHands(rec *recorder) {
	left := s.step(s.dealer, 1)
	for n := s.rules[HandSize]; n > 0; n-- {
		seat := left
		for {
			i, _ := s.take(rec)
			s.give(seat, i)
			if seat = s.step(seat, 1); seat == left {
				break
			}
		}
	}
}

// Seed sets the generator; the first Deal after it is the deal of that seed.
func (s *State) Seed(seed uint64) { s.rng = engine.NewRand(seed) }

func (s *State) clearRound() {
	s.dir = 1
	s.now, s.askedAt = 0, 0
	s.drawnCard = noCard
	s.pending = pending{}
	s.calls = calls{}
	s.emptyDraws = 0
	s.verdict = engine.Open
	s.result = result{}
	s.color, s.symbol = engine.NoColor, engine.NoSymbol
	s.fit = s.fits()
}

// gather puts every card of the decks into the draw pile and empties hands and discards.
func (s *State) gather() {
	for seat := range s.hands[:s.seats] {
		s.hands[seat] = hand{}
	}
	s.discardN, s.fixed = 0, 0
	n := int16(0)
	for d := 0; d < s.decks(); d++ {
		for p := 0; p < cardsPerDeck; p++ {
			s.draw[n] = index(d*deckStride + p)
			n++
		}
	}
	s.drawN = n
}

func (s *State) give(seat int8, i index) {
	s.hands[seat].add(i)
}

// take draws the next card of the draw pile; an empty one is refilled from the discards first, when the card is due and
// not before (RULES.md, "Drawing and stacking"). False when nothing is left anywhere.
func (s *State) take(rec *recorder) (index, bool) {
	if s.drawN == 0 && !s.reshuffle(rec) {
		return noCard, false
	}
	last := s.drawN - 1
	if s.fixed > 0 {
		s.fixed--
	} else {
		j := rec.lot(s, s.drawN)
		s.draw[j], s.draw[last] = s.draw[last], s.draw[j]
	}
	s.drawN = last
	return s.draw[last], true
}

// reshuffle makes every discard but the top the new draw pile, stamps off.
func (s *State) reshuffle(rec *recorder) bool {
	n := s.discardN - 1
	if n <= 0 {
		return false
	}
	for i := int16(0); i < n; i++ {
		s.draw[i] = s.discard[i].card
	}
	s.drawN, s.fixed = n, 0
	s.discard[0] = s.discard[n]
	s.discardN = 1
	rec.note(s, engine.EventReshuffled, -1, -1, int(n))
	return true
}

// settleOrder decides the order of the whole draw pile now, so that cards can be laid under it.
func (s *State) settleOrder(rec *recorder) {
	for n := s.drawN - s.fixed; n > 1; n-- {
		j := rec.lot(s, n)
		s.draw[j], s.draw[n-1] = s.draw[n-1], s.draw[j]
	}
	s.fixed = s.drawN
}

// lay puts a card on the discard pile; a wild is stamped with the colour named for it, if any was.
func (s *State) lay(i index, named engine.Color) {
	f := i.face()
	d := discarded{card: i}
	s.color = f.Color()
	if s.color == engine.NoColor {
		s.color, d.stamp = named, named
	}
	s.discard[s.discardN] = d
	s.discardN++
	s.symbol = f.Symbol()
	s.fit = s.fits()
}

// open turns cards up until one may open, and applies it; some card of the pile must be one that may. Another goes back
// into the pile, which is reshuffled: no card is lost (RULES.md, "opener_wild").
func (s *State) open(rec *recorder) {
	i, _ := s.take(rec)
	for !s.mayOpen(i) {
		s.draw[s.drawN] = i
		s.drawN++
		s.fixed = 0
		i, _ = s.take(rec)
	}
	s.turnUp(i, rec)
}

func (s *State) mayOpenAny() bool {
	for n := int16(0); n < s.drawN; n++ {
		if s.mayOpen(s.draw[n]) {
			return true
		}
	}
	return false
}

// mayOpen: an opening Wild Draw Four always goes back; numbers_only sends every other card back, a wild too under every
// opener_wild.
func (s *State) mayOpen(i index) bool {
	switch sym := i.face().Symbol(); {
	case sym == engine.WildDrawFour:
		return false
	case s.rules[OpenerActions] == OpenerNumbersOnly:
		return sym.Number()
	case sym == engine.Wild:
		return s.rules[OpenerWild] != WildReflip
	}
	return true
}

// turnUp lays the opener and gives the first turn.
func (s *State) turnUp(i index, rec *recorder) {
	s.lay(i, engine.NoColor)
	first := s.step(s.dealer, 1)
	switch i.face().Symbol() {
	case engine.Reverse:
		s.dir = -1
	}
	rec.opener(s, i)
	switch i.face().Symbol() {
	case engine.Wild:
		if s.rules[OpenerWild] == WildFirstPlayerChooses {
			s.ask(first, engine.PhaseChooseColor)
			rec.note(s, engine.EventTurn, first, -1, 0)
			return
		}
	case engine.Skip:
		rec.note(s, engine.EventSkipped, first, -1, 0)
		first = s.next(first)
	case engine.Reverse:
		rec.note(s, engine.EventReversed, s.dealer, -1, -1)
		if s.inRound() == 2 {
			rec.note(s, engine.EventSkipped, first, -1, 0)
		}
		first = s.dealer
		if s.rules[OpenerReverse] == ReverseRightOfDealer && s.inRound() > 2 {
			first = s.next(s.dealer)
		}
	case engine.DrawTwo:
		// Applied, and cannot be answered (RULES.md, "Drawing and stacking").
		rec.note(s, engine.EventSkipped, first, -1, 0)
		s.penalty(first, 2, engine.ForOpenerDrawTwo, rec)
		first = s.next(first)
	}
	s.begin(first, rec)
}

// penalty makes a seat draw that many cards. If nothing is left anywhere the rest lapses.
func (s *State) penalty(seat int8, n int, why engine.Reason, rec *recorder) {
	s.penaltyKept(seat, n, why, rec, nil)
}

// penaltyKept is penalty, and keeps a list of the cards drawn where one is given; it says how many there were.
func (s *State) penaltyKept(seat int8, n int, why engine.Reason, rec *recorder, kept *hand) (drawn int) {
	if n <= 0 {
		return 0
	}
	before := s.hands[seat].count
	rec.startCards(seat)
	for drawn < n {
		i, ok := s.take(rec)
		if !ok {
			break
		}
		s.give(seat, i)
		if kept != nil {
			kept.add(i)
		}
		rec.card(i)
		drawn++
	}
	s.countChanged(seat, before)
	rec.penalty(s, seat, -1, why)
	if drawn < n {
		rec.note(s, engine.EventPileExhausted, seat, -1, n-drawn)
	}
	return drawn
}
