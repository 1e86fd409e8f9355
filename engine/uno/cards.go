package uno

import (
	"iter"
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/shed"
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
	deckStride    = 128 // between the indexes of two decks
)

// index is a card inside the engine: deck × 128 + its place in the deck, so that both come out without division.
type index uint16

const noCard index = 0xffff

func indexOf(id engine.Card) index {
	n := uint16(id) - 1
	return index(n/cardsPerDeck*deckStride + n%cardsPerDeck)
}

// allCards are the cards of all decks, in the deck's order. It never changes.
var allCards = func() (all [maxCards]index) {
	for n := range all {
		all[n] = indexOf(engine.Card(n + 1))
	}
	return all
}()

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

// firstAt is the place in the deck of the first card of each face; the others of the face follow it. It never changes.
var firstAt = [shed.Faces]index{0,
	0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23,
	25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48,
	50, 51, 53, 55, 57, 59, 61, 63, 65, 67, 69, 71, 73,
	75, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98,
	100, 104,
}

// copy tells the cards of one face apart: four numbers a deck.
func (i index) copy(f engine.Face) uint {
	return uint(i/deckStride*4 + i%deckStride - firstAt[f])
}

// cardOf is the card of that face and copy.
func cardOf(f engine.Face, copy int) index {
	return index(copy)/4*deckStride + firstAt[f] + index(copy)%4
}

// faces is a set of faces, one bit each: what fits, what a hand holds.
type faces uint64

const (
	oneColor    faces = 1<<13 - 1                 // the 13 faces of red
	oneSymbol   faces = 1 | 1<<13 | 1<<26 | 1<<39 // the four 0s
	wildFace    faces = 1 << (shed.FaceWild - 1)
	wd4Face     faces = 1 << (shed.FaceWildDrawFour - 1)
	wildFaces   faces = wildFace | wd4Face
	everyFace   faces = 1<<(shed.Faces-1) - 1
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
func ofSymbol(s shed.Symbol) faces {
	switch {
	case s <= shed.DrawTwo:
		return oneSymbol << (uint(s) & 63)
	case s == shed.Wild:
		return wildFace
	case s == shed.WildDrawFour:
		return wd4Face
	}
	return 0
}

// Count is how many faces there are.
func (f faces) Count() int { return f.count() }

// First is the lowest face of a set that is not empty.
func (f faces) First() engine.Face { return f.first() }

func (f faces) count() int { return bits.OnesCount64(uint64(f)) }

// nth is the n-th face of the set, from 0; n must be below its count. Mostly it is below 4, and chance: each step is taken or not
// without a branch that could not be foretold.
func (f faces) nth(n int) engine.Face {
	for ; n > 3; n-- {
		f &= f - 1
	}
	if less := f & (f - 1); n > 0 {
		f = less
	}
	if less := f & (f - 1); n > 1 {
		f = less
	}
	if less := f & (f - 1); n > 2 {
		f = less
	}
	return f.first()
}

// first is the lowest face of a set that is not empty.
func (f faces) first() engine.Face { return engine.Face(1 + bits.TrailingZeros64(uint64(f))) }

// cardSet is a set of cards of all decks, a bit each.
type cardSet [maxDecks * deckStride / 64]uint64

func (c *cardSet) add(i index)      { c[i>>6] |= 1 << (i & 63) }
func (c *cardSet) remove(i index)   { c[i>>6] &^= 1 << (i & 63) }
func (c *cardSet) has(i index) bool { return c[i>>6]>>(i&63)&1 != 0 }

// hand is a set of cards as a seat holds them: which copies there are of each face, and which faces at all, so that what
// may be played is one AND.
type hand struct {
	copies [shed.Faces]uint16 // a bit a copy
	faces  faces
	count  int16
}

func (h *hand) add(i index) {
	f := i.face()
	h.copies[f] |= 1 << (i.copy(f) & 15)
	h.faces |= bitOf(f)
	h.count++
}

// remove takes a card out that is there.
func (h *hand) remove(i index) {
	f := i.face()
	left := h.copies[f] &^ (1 << (i.copy(f) & 15))
	h.copies[f] = left
	if left == 0 {
		h.faces &^= bitOf(f)
	}
	h.count--
}

func (h *hand) has(i index) bool {
	f := i.face()
	return h.copies[f]>>(i.copy(f)&15)&1 != 0
}

// within says whether the other holds all of its cards.
func (h *hand) within(other *hand) bool {
	for f, c := range h.copies {
		if c&^other.copies[f] != 0 {
			return false
		}
	}
	return true
}

// named is the first card of that face; noCard when there is none.
func (h *hand) named(f engine.Face) index {
	c := h.copies[f]
	if c == 0 {
		return noCard
	}
	return cardOf(f, bits.TrailingZeros16(c))
}

// held is how many cards of the face there are.
func (h *hand) held(f engine.Face) int { return bits.OnesCount16(h.copies[f]) }

// sum is how many cards there are of those faces.
func (h *hand) sum(of faces) int {
	n := 0
	for f := h.faces & of; f != 0; f &= f - 1 {
		n += h.held(f.first())
	}
	return n
}

// all are the cards of those faces, face by face.
func (h *hand) all(of faces) iter.Seq[index] {
	return func(yield func(index) bool) {
		for f := h.faces & of; f != 0; f &= f - 1 {
			face := f.first()
			for c := h.copies[face]; c != 0; c &= c - 1 {
				if !yield(cardOf(face, bits.TrailingZeros16(c))) {
					return
				}
			}
		}
	}
}
