package assets

import "image/color"

// Suit is the tones of one of the four colours, the same the cards are painted
// with.
type Suit struct {
	Base, Deep, Light color.RGBA // the body, its darker and its brighter tone
	Ink               color.RGBA // a dark of the same hue, for shadows under signs
	Numeral           color.RGBA // what can be read on Base
}

// SuitOf returns the tones of a colour of the house's own deck by its letter, R, Y, G or B; any other
// letter gives the grey of a wild's unnamed quadrants.
func SuitOf(letter byte) Suit { return SuitIn(Midnight, letter) }

// SuitIn is SuitOf of the deck of a theme.
func SuitIn(t Theme, letter byte) Suit {
	s := t.Suit(letter)
	return Suit{rgb(s.Base), rgb(s.Deep), rgb(s.Light), rgb(s.Ink), rgb(s.Numeral)}
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}
