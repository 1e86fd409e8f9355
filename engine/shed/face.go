package shed

import "fourtell/engine"

// The colours, in the order that breaks ties (RULES.md, "Clock").
const (
	Red engine.Color = iota + 1
	Yellow
	Green
	Blue
)

// Colors are the four colours in order. It is a value, so that nobody can change it for others.
func Colors() [4]engine.Color { return [4]engine.Color{Red, Yellow, Green, Blue} }

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

// The faces lie colour by colour: red 0 … 9, skip, reverse, draw two, then yellow, green, blue, and last the two wilds.
const (
	FaceWild         = engine.Face(4*symbolsPerColor) + 1
	FaceWildDrawFour = FaceWild + 1
	// Faces is one more than the highest face: the length of a table indexed by engine.Face.
	Faces = int(FaceWildDrawFour) + 1
)

// FaceOf is the face of that colour and symbol; wilds take no colour.
func FaceOf(c engine.Color, s Symbol) engine.Face {
	switch s {
	case Wild:
		return FaceWild
	case WildDrawFour:
		return FaceWildDrawFour
	}
	if c == engine.NoColor || c > Blue || s > DrawTwo {
		return engine.NoFace
	}
	return engine.Face(1 + (int(c)-1)*symbolsPerColor + int(s))
}

// FaceOfCard is the face of a card of the deck, of which up to three are used: the identities are in its order (RULES.md, "The deck").
// NoFace for any other.
func FaceOfCard(id engine.Card) engine.Face {
	if id == 0 || id > 3*108 {
		return engine.NoFace
	}
	n := (int(id) - 1) % 108
	switch {
	case n >= 104:
		return FaceWildDrawFour
	case n >= 100:
		return FaceWild
	}
	return engine.Face(1 + n/25*symbolsPerColor + (n%25+1)/2) // a colour is one 0, then two of each
}

// What is printed on each face, for the hot path of the rules. These tables never change.
var (
	symbols = [256]Symbol{
		engine.NoFace: NoSymbol,
		1:             0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		14: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		27: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		40: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		FaceWild: Wild, FaceWildDrawFour: WildDrawFour,
	}
	colorOf = [256]engine.Color{
		1: Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red,
		14: Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow,
		27: Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green,
		40: Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue,
	}
)

// SymbolOf is the printed symbol; NoSymbol for what is no face of this game.
func SymbolOf(f engine.Face) Symbol {
	if int(f) >= Faces {
		return NoSymbol
	}
	return symbols[f]
}

// ColorOf is the printed colour; none for wilds, and for what is no face of this game.
func ColorOf(f engine.Face) engine.Color { return colorOf[f] }

// IsWild says whether the face has no colour of its own and one is named for it: one of the two wilds.
func IsWild(f engine.Face) bool { return f == FaceWild || f == FaceWildDrawFour }

// Points is what the face counts in a hand: number = face, Skip, Reverse and Draw Two 20, wilds 50 (RULES.md, "score").
func Points(f engine.Face) int {
	s := SymbolOf(f)
	switch {
	case s.Number():
		return int(s)
	case s <= DrawTwo:
		return 20
	case IsWild(f):
		return 50
	}
	return 0
}
