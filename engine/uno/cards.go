package uno

import (
	"math/bits"

	"fourtell/engine"
)

// A deck is 108 cards in the order red, yellow, green, blue (each 0, then two each of 1 … 9, skip, reverse, draw two), four
// wilds, four Wild Draw Fours (RULES.md, "The deck").
const (
	cardsPerDeck  = 108
	cardsPerColor = 25
	firstWild     = 4 * cardsPerColor
	firstWD4      = firstWild + 4
	maxDecks      = 3
	maxCards      = maxDecks * cardsPerDeck
	deckStride    = 128 // a deck's share of a Set: two words
	setWords      = maxDecks * deckStride / 64
)

// index is a card inside the engine: deck × 128 + its place in the deck, so that it is a bit of a Set without division.
type index uint16

const noCard index = 0xffff

func indexOf(id engine.Card) index {
	n := uint16(id) - 1
	return index(n/cardsPerDeck*deckStride + n%cardsPerDeck)
}

func (i index) id() engine.Card {
	return engine.Card(uint16(i)/deckStride*cardsPerDeck + uint16(i)%deckStride + 1)
}

func (i index) place() uint16 { return uint16(i) % deckStride }

// faceAt is the face at each place of the deck: a colour a row, then the wilds. It never changes.
var faceAt = [deckStride]engine.Face{
	1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
	14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26,
	27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38, 39, 39,
	40, 41, 41, 42, 42, 43, 43, 44, 44, 45, 45, 46, 46, 47, 47, 48, 48, 49, 49, 50, 50, 51, 51, 52, 52,
	53, 53, 53, 53, 54, 54, 54, 54,
}

func (i index) face() engine.Face { return faceAt[i%deckStride] }

func (i index) seen() engine.SeenCard { return engine.SeenCard{ID: i.id(), Face: i.face()} }

// firstOf is the place in the deck of the first card of that face, and how many of it a deck has.
func firstOf(f engine.Face) (place, copies int) {
	if f >= engine.FaceWild {
		return firstWild + 4*int(f-engine.FaceWild), 4
	}
	c, sym := (f-1)/13, (f-1)%13
	if sym == 0 {
		return int(c) * cardsPerColor, 1
	}
	return int(c)*cardsPerColor + 2*int(sym) - 1, 2
}

// Set is a set of physical cards, one bit each.
type Set [setWords]uint64

func (s *Set) add(i index)      { s[i>>6] |= 1 << (i & 63) }
func (s *Set) remove(i index)   { s[i>>6] &^= 1 << (i & 63) }
func (s *Set) has(i index) bool { return s[i>>6]>>(i&63)&1 != 0 }

// faces is a set of faces, one bit each: what fits, what a hand holds, and so what may be played is one AND.
type faces uint64

const (
	oneColor    faces = 1<<13 - 1                 // the 13 faces of red
	oneSymbol   faces = 1 | 1<<13 | 1<<26 | 1<<39 // the four 0s
	wildFace    faces = 1 << (engine.FaceWild - 1)
	wd4Face     faces = 1 << (engine.FaceWildDrawFour - 1)
	wildFaces   faces = wildFace | wd4Face
	everyFace   faces = 1<<(engine.Faces-1) - 1
	everyNumber faces = 0x3ff * oneSymbol
)

func bitOf(f engine.Face) faces { return 1 << (uint(f-1) & 63) }

// ofColor is the faces of a colour; none for no colour.
func ofColor(c engine.Color) faces {
	if c == engine.NoColor {
		return 0
	}
	return oneColor << (uint(c-1) * 13 & 63)
}

// ofSymbol is a symbol's faces in all four colours, or the wild's one.
func ofSymbol(s engine.Symbol) faces {
	switch {
	case s <= engine.DrawTwo:
		return oneSymbol << (uint(s) & 63)
	case s == engine.Wild:
		return wildFace
	case s == engine.WildDrawFour:
		return wd4Face
	}
	return 0
}

func (f faces) count() int { return bits.OnesCount64(uint64(f)) }

// nth is the n-th face of the set, from 0; n must be below its count.
func (f faces) nth(n int) engine.Face {
	for ; n > 0; n-- {
		f &= f - 1
	}
	return f.first()
}

// first is the lowest face of a set that is not empty.
func (f faces) first() engine.Face { return engine.Face(1 + bits.TrailingZeros64(uint64(f))) }

// hand is the cards a seat holds: which, how many of each face, and which faces at all.
type hand struct {
	cards Set
	held  [engine.Faces]uint8
	faces faces
	count int16
}

func (h *hand) add(i index) {
	f := i.face()
	h.cards.add(i)
	h.held[f]++
	h.faces |= bitOf(f)
	h.count++
}

func (h *hand) remove(i index) {
	f := i.face()
	h.cards.remove(i)
	h.held[f]--
	if h.held[f] == 0 {
		h.faces &^= bitOf(f)
	}
	h.count--
}

// sum is how many cards the hand holds of those faces.
func (h *hand) sum(of faces) int {
	n := 0
	for f := h.faces & of; f != 0; f &= f - 1 {
		n += int(h.held[f.first()])
	}
	return n
}

// named is the first card of that face in the set; noCard when there is none. The cards of a face stand side by side in a
// deck, so one look at their bits finds it; they may straddle two words.
func (s *Set) named(f engine.Face) index {
	place, copies := firstOf(f)
	word, bit := place>>6, uint(place&63)
	for deck := 0; deck < maxDecks; deck++ {
		b := s[2*deck+word] >> bit
		if word == 0 {
			b |= s[2*deck+1] << (64 - bit)
		}
		if b &= 1<<uint(copies) - 1; b != 0 {
			return index(deck*deckStride + place + bits.TrailingZeros64(b))
		}
	}
	return noCard
}

// next is the first card of the set at or after i; noCard when there is none.
func (s *Set) next(i index) index {
	w := int(i >> 6)
	if w >= setWords {
		return noCard
	}
	word := s[w] >> (i & 63) << (i & 63)
	for word == 0 {
		if w++; w >= setWords {
			return noCard
		}
		word = s[w]
	}
	return index(w<<6 + bits.TrailingZeros64(word))
}
