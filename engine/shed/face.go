package shed

import "fourtell/engine"

// Symbol is what a face shows besides its colour.
type Symbol uint8

// The symbols: the numbers 0 … 9 are themselves.
const (
	Skip Symbol = iota + 10
	Reverse
	DrawTwo
	Wild
	WildDrawFour
	NoSymbol Symbol = 255
)

// Number says whether the symbol is a number card's, 0 … 9.
func (s Symbol) Number() bool { return s <= 9 }

const symbolsPerColor = int(DrawTwo) + 1

// FaceOf is the face of that colour and symbol; wilds take no colour.
func FaceOf(c engine.Color, s Symbol) engine.Face {
	switch s {
	case Wild:
		return engine.FaceWild
	case WildDrawFour:
		return engine.FaceWildDrawFour
	}
	if c == engine.NoColor || c > engine.Blue || s > DrawTwo {
		return engine.NoFace
	}
	return engine.Face(1 + (int(c)-1)*symbolsPerColor + int(s))
}

// symbols is what is printed on each face, for the hot path of the rules. It never changes.
var symbols = [256]Symbol{
	engine.NoFace: NoSymbol,
	1:             0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
	14: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
	27: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
	40: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
	engine.FaceWild: Wild, engine.FaceWildDrawFour: WildDrawFour,
}

// SymbolOf is the printed symbol; NoSymbol for what is no face of this game.
func SymbolOf(f engine.Face) Symbol {
	if int(f) >= engine.Faces {
		return NoSymbol
	}
	return symbols[f]
}

// Points is what the face counts in a hand: number = face, Skip, Reverse and Draw Two 20, wilds 50 (RULES.md, "score").
func Points(f engine.Face) int {
	s := SymbolOf(f)
	switch {
	case s.Number():
		return int(s)
	case s <= DrawTwo:
		return 20
	case f.Wild():
		return 50
	}
	return 0
}
