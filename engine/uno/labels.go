package uno

import (
	"math/bits"
	"slices"

	"fourtell/engine"
)

// labels are the identities by which each viewer knows the cards it has seen. Which of two red fives a card is depends on
// what lies elsewhere, so a viewer counts the cards of a face as it meets them: the first is the deck's first of that face,
// and so on. A card keeps its label for as long as the viewer can follow it, into another's hand too, and loses it in the
// draw pile. What a viewer can't tell apart its labels don't either: of several cards of a face in one hand, the one that
// leaves is the one with the lowest label, whichever was named.
//
// Everything in here follows from what the viewer has seen, so that tables which differ only in what it has not look the
// same to it. The State knows nothing of labels.
type labels struct {
	seats int8
	cards int     // of all decks
	of    []index // by viewer, the spectator first, and slot; noCard where the viewer has not seen it
}

func newLabels(seats int8, decks int) labels {
	l := labels{seats: seats, cards: decks * cardsPerDeck}
	l.of = make([]index, (int(seats)+1)*l.cards)
	return l
}

func (l *labels) clear() {
	clear(l.of) // noCard
}

// blank is room for a copy of the labels.
func (l *labels) blank() labels {
	return labels{seats: l.seats, cards: l.cards, of: make([]index, len(l.of))}
}

// set makes these labels those.
func (l *labels) set(to *labels) { copy(l.of, to.of) }

// row is one viewer's labels, each card's at its slot.
func (l *labels) row(v engine.Seat) []index {
	n := int(v+1) * l.cards
	return l.of[n : n+l.cards]
}

// copyBits is the copies a face has: those of one deck, and a bit for each in all decks (index.copy).
func (l *labels) copyBits(f engine.Face) uint16 {
	inDeck := uint16(1)<<copiesInDeck(f) - 1
	all := inDeck
	for n := cardsPerDeck; n < l.cards; n += cardsPerDeck {
		all = all<<copiesPerDeck | inDeck
	}
	return all
}

// holder is the card the viewer knows by that label; noCard where it knows none.
func (l *labels) holder(v engine.Seat, label index) index {
	row, f := l.row(v), label.face()
	for c := l.copyBits(f); c != 0; c &= c - 1 {
		if i := cardOf(f, bits.TrailingZeros16(c)); row[i.slot()] == label {
			return i
		}
	}
	return noCard
}

// see gives a card the viewer sees its label, unless it has one: the lowest that is free.
func (l *labels) see(v engine.Seat, i index) {
	row := l.row(v)
	if row[i.slot()] != noCard {
		return
	}
	f := i.face()
	all := l.copyBits(f)
	free := all
	for c := all; c != 0; c &= c - 1 {
		if label := row[cardOf(f, bits.TrailingZeros16(c)).slot()]; label != noCard {
			free &^= 1 << (label.copy() & 15)
		}
	}
	row[i.slot()] = cardOf(f, bits.TrailingZeros16(free))
}

// seeHand gives all cards of a hand their labels.
func (l *labels) seeHand(v engine.Seat, h *hand) {
	for i := range h.all(everyFace) {
		l.see(v, i)
	}
}

// seeTable gives all that the viewers see of the table its labels: each its own hand, then the discards.
func (l *labels) seeTable(s *State) {
	for v := engine.Spectator; v < engine.Seat(l.seats); v++ {
		if v >= 0 {
			h := s.judge().seenHand(int8(v))
			l.seeHand(v, &h)
		}
		for n := range s.discard[:s.discardN] {
			l.see(v, s.discard[n].card())
		}
	}
}

// forgetPile takes the labels off the cards of the draw pile: nobody can follow them any further.
func (l *labels) forgetPile(s *State) {
	for v := engine.Spectator; v < engine.Seat(l.seats); v++ {
		row := l.row(v)
		for _, i := range s.draw[:s.drawN] {
			row[i.slot()] = noCard
		}
	}
}

// leaves decides by which label a card that leaves a hand goes: the lowest of those its viewer knows in that hand, else a new
// one. among are the cards of the same face it could have been.
func (l *labels) leaves(v engine.Seat, i index, among uint16) {
	row, f := l.row(v), i.face()
	best := noCard
	for ; among != 0; among &= among - 1 {
		if c := cardOf(f, bits.TrailingZeros16(among)); row[c.slot()] != noCard && (best == noCard || row[c.slot()] < row[best.slot()]) {
			best = c
		}
	}
	if best == noCard {
		l.see(v, i)
		return
	}
	row[i.slot()], row[best.slot()] = row[best.slot()], row[i.slot()]
}

// seen is the card as the viewer knows it, which has seen it.
func (l *labels) seen(v engine.Seat, i index) engine.SeenCard {
	label := l.row(v)[i.slot()]
	if label == noCard {
		return engine.SeenCard{}
	}
	return label.seen()
}

// tells says whether that viewer knows the cards by the labels of that list, in that order.
func (l *labels) tells(v engine.Seat, cards []discarded, list []engine.SeenCard) bool {
	if len(list) != len(cards) {
		return false
	}
	row := l.row(v)
	for n, c := range cards {
		if list[n].ID != row[c.card().slot()].id() {
			return false
		}
	}
	return true
}

// hand is a hand by the viewer's labels.
func (l *labels) hand(v engine.Seat, h *hand) (known hand) {
	row := l.row(v)
	for i := range h.all(everyFace) {
		if row[i.slot()] != noCard {
			known.add(row[i.slot()])
		}
	}
	return known
}

// resolve finds the cards a seat names by its own labels and puts them into the move. Cards of one face are as good as each
// other: the table plays the one it would if the face alone were named, so that a record need not say which it was. In
// phase drawn it matters, since only one of them may be played.
func (l *labels) resolve(s *State, c engine.Command, m *Move) {
	if c.OfDeck || c.Verb != engine.VerbPlay || c.Blind || m.Seat < 0 || m.Seat >= s.seats {
		return
	}
	left := s.judge().seenHand(m.Seat)
	meant := func(card engine.SeenCard, named index) index {
		i := named // by its face; by its identity it is a label
		switch {
		case card.ID == 0:
			i = s.naming().find(&left, m.Seat, card)
		case named != noCard:
			if i = l.holder(c.Seat, named); i == noCard || !s.hands[m.Seat].has(i) {
				return s.naming().elsewhere(m.Seat, named.face())
			}
			if s.phase != engine.PhaseDrawn || s.turn != m.Seat {
				i = left.named(named.face())
			}
		}
		if i != noCard && left.has(i) {
			left.remove(i)
		}
		return i
	}
	if len(c.Cards) == 0 {
		m.card = meant(c.Card, m.card)
	}
	named := slices.Clone(m.cards)
	for n, card := range c.Cards {
		if card.ID != 0 && slices.Contains(named[:n], named[n]) {
			m.cards[n] = noCard // the same card twice
			continue
		}
		m.cards[n] = meant(card, named[n])
	}
}
