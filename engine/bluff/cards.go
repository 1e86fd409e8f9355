package bluff

import (
	"math/bits"

	"fourtell/engine"
)

// What a deck is made of, and how many of them there may be.
const (
	ranks        = 13
	suits        = 4
	cardsPerDeck = ranks * suits
	maxDecks     = 8
	maxCards     = maxDecks * cardsPerDeck
)

// The ranks at the ends: the ace is low.
const (
	Ace  engine.Rank = 1
	King engine.Rank = ranks
)

// RankOf is a face's rank; NoRank for a face that is none of the standard deck.
func RankOf(f engine.Face) engine.Rank {
	if f < engine.StandardFaces {
		return engine.NoRank
	}
	return engine.Rank((f-engine.StandardFaces)/suits) + Ace
}

// index is one card: its kind, which is its face counted from 0, times the decks there may be, and the deck it is of.
type index uint16

// noCard is none.
const noCard index = maxCards

func cardOf(kind, deck int) index { return index(kind*maxDecks + deck) }

func (i index) kind() int             { return int(i / maxDecks) }
func (i index) deck() int             { return int(i % maxDecks) }
func (i index) rank() engine.Rank     { return engine.Rank(i/(maxDecks*suits)) + Ace }
func (i index) face() engine.Face     { return engine.StandardFaces + engine.Face(i.kind()) }
func (i index) seen() engine.SeenCard { return labelled(i.kind(), i.deck()) }

// labelled is a card by its kind and the number of its deck: identities follow the decks one after the other.
func labelled(kind, deck int) engine.SeenCard {
	return engine.SeenCard{ID: engine.Card(deck*cardsPerDeck + kind + 1), Face: engine.StandardFaces + engine.Face(kind)}
}

// kindOf is a face's kind; -1 for a face that is none of the standard deck.
func kindOf(f engine.Face) int {
	if f < engine.StandardFaces {
		return -1
	}
	return int(f - engine.StandardFaces)
}

// hand is a set of cards: of each kind a bit a deck.
type hand struct {
	of    [cardsPerDeck]uint8
	count int16
}

func (h *hand) has(i index) bool { return h.of[i.kind()]>>i.deck()&1 != 0 }

func (h *hand) add(i index) {
	h.of[i.kind()] |= 1 << i.deck()
	h.count++
}

func (h *hand) remove(i index) {
	h.of[i.kind()] &^= 1 << i.deck()
	h.count--
}

// held is how many of a kind the hand has.
func (h *hand) held(kind int) int { return bits.OnesCount8(h.of[kind]) }

// first is the card of that kind of the first deck it has one of; noCard where it has none.
func (h *hand) first(kind int) index {
	if h.of[kind] == 0 {
		return noCard
	}
	return cardOf(kind, bits.TrailingZeros8(h.of[kind]))
}

// ofRank is how many of a rank the hand has.
func (h *hand) ofRank(r engine.Rank) (n int) {
	for kind := int(r-Ace) * suits; kind < int(r-Ace+1)*suits; kind++ {
		n += h.held(kind)
	}
	return n
}

// all calls for every card, kind by kind.
func (h *hand) all(yield func(index) bool) {
	for kind, decks := range h.of {
		for ; decks != 0; decks &= decks - 1 {
			if !yield(cardOf(kind, bits.TrailingZeros8(decks))) {
				return
			}
		}
	}
}

// open are the cards by the identities of the decks.
func (h *hand) open() []engine.SeenCard {
	out := make([]engine.SeenCard, 0, h.count)
	for i := range h.all {
		out = append(out, i.seen())
	}
	return out
}

// known are the cards as whoever holds them, or sees them all, knows them. Cards of one face can't be told apart, so that of n it has
// it has the decks' first n.
func (h *hand) known() []engine.SeenCard {
	out := make([]engine.SeenCard, 0, h.count)
	for kind := range h.of {
		for n := range h.held(kind) {
			out = append(out, labelled(kind, n))
		}
	}
	return out
}
