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

// symbol and color are arithmetic on the place, so that the hot path reads no table.
func (i index) symbol() engine.Symbol {
	p := i.place()
	switch {
	case p >= firstWD4:
		return engine.WildDrawFour
	case p >= firstWild:
		return engine.Wild
	}
	return engine.Symbol((p%cardsPerColor + 1) / 2)
}

func (i index) color() engine.Color {
	p := i.place()
	if p >= firstWild {
		return engine.NoColor
	}
	return engine.Color(1 + p/cardsPerColor)
}

func (i index) wild() bool            { return i.place() >= firstWild }
func (i index) face() engine.Face     { return engine.FaceOf(i.color(), i.symbol()) }
func (i index) seen() engine.SeenCard { return engine.SeenCard{ID: i.id(), Face: i.face()} }

// Set is a set of cards, one bit each.
type Set [setWords]uint64

func (s *Set) add(i index)      { s[i>>6] |= 1 << (i & 63) }
func (s *Set) remove(i index)   { s[i>>6] &^= 1 << (i & 63) }
func (s *Set) has(i index) bool { return s[i>>6]>>(i&63)&1 != 0 }

// mask picks cards out of every deck of a Set: two words, laid over each deck's two.
type mask [2]uint64

const colorBits = 1<<cardsPerColor - 1

// colorMask is the 25 cards of a colour.
func colorMask(c engine.Color) mask {
	switch c {
	case engine.Red:
		return mask{colorBits, 0}
	case engine.Yellow:
		return mask{colorBits << 25, 0}
	case engine.Green:
		return mask{colorBits << 50 & (1<<64 - 1), colorBits >> 14}
	case engine.Blue:
		return mask{0, colorBits << 11}
	}
	return mask{}
}

// symbolMask is a symbol's cards in all four colours, or the four cards of a wild.
func symbolMask(s engine.Symbol) mask {
	switch {
	case s == engine.Wild:
		return wildMask()
	case s == engine.WildDrawFour:
		return wd4Mask()
	case s > engine.DrawTwo:
		return mask{}
	}
	b := uint64(1)
	if s > 0 {
		b = 3 << (2*s - 1)
	}
	return mask{b | b<<25 | b<<50, b>>14 | b<<11}
}

func wildMask() mask    { return mask{0, 0xf << (firstWild - 64)} }
func wd4Mask() mask     { return mask{0, 0xf << (firstWD4 - 64)} }
func allWildMask() mask { return mask{0, 0xff << (firstWild - 64)} }
func everyCard() mask   { return mask{1<<64 - 1, 1<<(cardsPerDeck-64) - 1} }
func numberMask() mask {
	var m mask
	for s := engine.Symbol(0); s <= 9; s++ {
		m = m.or(symbolMask(s))
	}
	return m
}

func (m mask) or(o mask) mask      { return mask{m[0] | o[0], m[1] | o[1]} }
func (m mask) without(o mask) mask { return mask{m[0] &^ o[0], m[1] &^ o[1]} }
func (m mask) has(i index) bool    { return m[i>>6&1]>>(i&63)&1 != 0 }

// and is the set's cards that the mask picks.
func (s *Set) and(m mask, decks int) (out Set) {
	for w := 0; w < 2*decks; w += 2 {
		out[w] = s[w] & m[0]
		out[w+1] = s[w+1] & m[1]
	}
	return out
}

// meets says whether the mask picks any card of the set.
func (s *Set) meets(m mask, decks int) bool {
	for w := 0; w < 2*decks; w += 2 {
		if s[w]&m[0]|s[w+1]&m[1] != 0 {
			return true
		}
	}
	return false
}

func (s *Set) count(decks int) int {
	n := 0
	for w := 0; w < 2*decks; w++ {
		n += bits.OnesCount64(s[w])
	}
	return n
}

func (s *Set) empty(decks int) bool {
	for w := 0; w < 2*decks; w++ {
		if s[w] != 0 {
			return false
		}
	}
	return true
}

// nth is the n-th card of the set in the deck's order, from 0; n must be below its count.
func (s *Set) nth(n int) index {
	for w := range s {
		word := s[w]
		c := bits.OnesCount64(word)
		if n >= c {
			n -= c
			continue
		}
		for ; n > 0; n-- {
			word &= word - 1
		}
		return index(w<<6 + bits.TrailingZeros64(word))
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

// named is a card of that face in the set; noCard when there is none.
func (s *Set) named(f engine.Face) index {
	for i := s.next(0); i != noCard; i = s.next(i + 1) {
		if i.face() == f {
			return i
		}
	}
	return noCard
}
