package anim

import "fourtell/engine"

// Zone is a kind of place where cards lie.
type Zone uint8

// The zones of the table.
const (
	NoZone Zone = iota
	Draw
	Discard
	Hand
)

// String is draw, discard, hand or "".
func (z Zone) String() string {
	switch z {
	case Draw:
		return "draw"
	case Discard:
		return "discard"
	case Hand:
		return "hand"
	}
	return ""
}

// Place is where a card lies: a zone, and for a hand whose it is. Seat is engine.NoSeat for the piles.
type Place struct {
	Zone Zone
	Seat engine.Seat
}

// drawPile, discardPile and handOf are the places there are.
func drawPile() Place                 { return Place{Draw, engine.NoSeat} }
func discardPile() Place              { return Place{Discard, engine.NoSeat} }
func handOf(s engine.Seat) Place      { return Place{Hand, s} }
func (p Place) is(s engine.Seat) bool { return p.Zone == Hand && p.Seat == s }

// placeAt is the place of a small index: 0 draw, 1 discard, 2+s the hand of seat s.
func placeAt(n int) Place {
	switch n {
	case 0:
		return drawPile()
	case 1:
		return discardPile()
	}
	return handOf(engine.Seat(n - 2))
}

const (
	maxPlaces = 2 + engine.MaxSeats
	// maxID bounds the identities followed: three decks of 108 and eight of 52 both fit. A card beyond is treated as
	// hidden, which still moves it plausibly.
	maxID = 512
)
