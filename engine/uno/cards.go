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
	maxDecks      = 3
	maxCards      = maxDecks * cardsPerDeck
	copiesPerDeck = 4 // at most, of a face
)

// index is a card inside the engine: its face and which of the copies of it, four numbers a deck, so that each comes out with neither
// division nor table: face × 16 + deck × 4 + copy in the deck.
type index uint16

const (
	noCard    index = 0 // the copy of no face
	copiesAll       = 16
)

// indexOf is the card with that identity; noCard where there is none.
func indexOf(id engine.Card) index {
	if id == 0 || int(id) > maxCards {
		return noCard
	}
	return allCards[id-1]
}

// allCards are the cards of all decks in the order of their identities. It never changes.
var allCards = func() (all [maxCards]index) {
	n := 0
	for deck := range maxDecks {
		for f := engine.Face(1); int(f) < shed.Faces; f++ {
			for copy := range copiesInDeck(f) {
				all[n] = cardOf(f, deck*copiesPerDeck+copy)
				n++
			}
		}
	}
	return all
}()

// cardsOf are the cards of so many decks in the order of their identities. They must not be changed.
func cardsOf(decks int) []index { return allCards[:decks*cardsPerDeck] }

// copiesInDeck is how many cards of the face a deck has.
func copiesInDeck(f engine.Face) int {
	switch {
	case shed.IsWild(f):
		return 4
	case shed.SymbolOf(f) == 0:
		return 1
	}
	return 2
}

// discarded is a card with the colour named for it, where one was: the colour stands above the card.
type discarded index

const stampPlace = 1024 // above every card

// stamped is the card with that colour named for it.
func (i index) stamped(named engine.Color) discarded {
	return discarded(i) | discarded(named)*stampPlace
}

func (d discarded) card() index         { return index(d % stampPlace) }
func (d discarded) stamp() engine.Color { return engine.Color(d / stampPlace) }

// id is the card's identity; 0 of noCard.
func (i index) id() engine.Card {
	return engine.Card(i%copiesAll/copiesPerDeck*cardsPerDeck + firstID[i.face()] + i%copiesPerDeck)
}

// firstID is the identity of a deck's first card of each face; the others of the face follow it. It never changes.
var firstID = [faceRoom]index{0,
	1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24,
	26, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49,
	51, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74,
	76, 77, 79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99,
	101, 105,
}

// faceRoom is the length of a table that whatever index.face gives has a place in.
const faceRoom = 64

func (i index) face() engine.Face { return engine.Face(i.place()) }

// place is where its face stands in such a table.
func (i index) place() uint { return uint(i) / copiesAll % faceRoom }

// bit is its face as a set.
func (i index) bit() faces { return 1 << i.place() }

// slot is the card's place in a list of all cards.
func (i index) slot() int { return int(i.id()) - 1 }

func (i index) seen() engine.SeenCard { return engine.SeenCard{ID: i.id(), Face: i.face()} }

// copy tells the cards of one face apart: four numbers a deck.
func (i index) copy() uint { return uint(i % copiesAll) }

// cardOf is the card of that face and copy.
func cardOf(f engine.Face, copy int) index { return index(f)*copiesAll | index(copy) }

// faces is a set of faces, the bit of its number each: what fits, what a hand holds.
type faces uint64

const (
	oneColor    faces = (1<<13 - 1) << 1                 // the 13 faces of red
	oneSymbol   faces = (1 | 1<<13 | 1<<26 | 1<<39) << 1 // the four 0s
	wildFace    faces = 1 << shed.FaceWild
	wd4Face     faces = 1 << shed.FaceWildDrawFour
	wildFaces   faces = wildFace | wd4Face
	everyFace   faces = (1<<(shed.Faces-1) - 1) << 1
	everyNumber faces = 0x3ff * oneSymbol
	pastFaces   faces = 1 << (faceRoom - 1) // of no face: no set with it is empty
)

func bitOf(f engine.Face) faces { return 1 << (f % faceRoom) }

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

// nth is the n-th face of the set, from 0; n must be below its count.
func (f faces) nth(n int) engine.Face {
	for ; n > 0; n-- {
		f &= f - 1
	}
	return f.first()
}

// first is the lowest face of a set that is not empty.
func (f faces) first() engine.Face { return engine.Face(bits.TrailingZeros64(uint64(f | pastFaces))) }

// cardSet is a set of cards of all decks, a bit each.
type cardSet [faceRoom]uint16

func (c *cardSet) add(i index)      { c[i.face()] |= 1 << i.copy() }
func (c *cardSet) remove(i index)   { c[i.face()] &^= 1 << i.copy() }
func (c *cardSet) has(i index) bool { return c[i.face()]>>i.copy()&1 != 0 }

// hand is a set of cards as a seat holds them: which copies there are of each face, and which faces at all, so that what
// may be played is one AND.
type hand struct {
	copies [faceRoom]uint16 // a bit a copy
	faces  faces
	count  int32
}

func (h *hand) add(i index) {
	f := i.place()
	h.copies[f] |= 1 << i.copy()
	h.faces |= 1 << f
	h.count++
}

// remove takes a card out that is there.
func (h *hand) remove(i index) {
	f := i.place()
	left := h.copies[f] &^ (1 << i.copy())
	h.copies[f] = left
	held, without := h.faces, h.faces&^(1<<f)
	if left == 0 { // no branch: which it is nothing foretells
		held = without
	}
	h.faces = held
	h.count--
}

func (h *hand) has(i index) bool {
	f := i.face()
	return h.copies[f]>>i.copy()&1 != 0
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
	if h.copies[f] == 0 {
		return noCard
	}
	return h.first(f)
}

// first is the first card of a face that it holds.
func (h *hand) first(f engine.Face) index {
	return cardOf(f, bits.TrailingZeros16(h.copies[f%faceRoom]))
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
