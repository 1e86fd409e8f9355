package assets

import "image/color"

// Suit is the tones of one of the four colours, the same the cards are painted
// with.
type Suit struct {
	Base, Deep, Light color.RGBA // the body, its darker and its brighter tone
	Ink               color.RGBA // a dark of the same hue, for shadows under signs
	Numeral           color.RGBA // what can be read on Base
}

// SuitOf returns the tones of a colour by its letter, R, Y, G or B; any other
// letter gives the grey of a wild's unnamed quadrants.
func SuitOf(letter byte) Suit {
	cream := rgb(0xFFF2DC)
	switch letter {
	case 'R':
		return Suit{rgb(0xDA2F45), rgb(0x9C1439), rgb(0xEA4E55), rgb(0x660828), cream}
	case 'Y':
		return Suit{rgb(0xF7B52C), rgb(0xE08A12), rgb(0xFFD15E), rgb(0x7A3F00), rgb(0x2A1030)}
	case 'G':
		return Suit{rgb(0x1F9D66), rgb(0x0C6B54), rgb(0x38B880), rgb(0x043D36), cream}
	case 'B':
		return Suit{rgb(0x2B6AD3), rgb(0x173F9A), rgb(0x4A88EA), rgb(0x0B2368), cream}
	}
	return Suit{rgb(0x8B8294), rgb(0x655B70), rgb(0xA79FAF), rgb(0x3A3145), cream}
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}
