package engine

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// Card is the identity of a card as one viewer knows it, 1 … 108 × decks in the deck's order: the first red five the viewer
// meets is the deck's first red five. It follows from what the viewer has seen and so tells nothing more than the face; another
// viewer may know the same card by another. 0 is a card that lies face down: unknown.
type Card uint16

// Face is the face of a card of the shedding game's deck, of which up to three are used; NoFace for any other.
func (id Card) Face() Face {
	if id == 0 || id > 3*108 {
		return NoFace
	}
	n := (int(id) - 1) % 108
	switch {
	case n >= 104:
		return FaceWildDrawFour
	case n >= 100:
		return FaceWild
	}
	return FaceOf(Color(1+n/25), Symbol((n%25+1)/2)) // a colour is one 0, then two of each
}

// Color is one of the four colours of the shedding game, or none.
type Color uint8

// The colours, in the order that breaks ties (RULES.md, "Clock").
const (
	NoColor Color = iota
	Red
	Yellow
	Green
	Blue
)

// Colors are the four real colours in order. It is a value, so that nobody can change it for others.
func Colors() [4]Color { return [4]Color{Red, Yellow, Green, Blue} }

const colorLetters = "-RYGB"

// String is the colour's letter: R, Y, G, B, or "-" for none.
func (c Color) String() string {
	if int(c) < len(colorLetters) {
		return colorLetters[c : c+1]
	}
	return "?"
}

// ParseColor reads R, Y, G or B in either case.
func ParseColor(s string) (Color, bool) {
	switch s {
	case "R", "r":
		return Red, true
	case "Y", "y":
		return Yellow, true
	case "G", "g":
		return Green, true
	case "B", "b":
		return Blue, true
	}
	return NoColor, false
}

// MarshalJSON writes the letter, or null for none.
func (c Color) MarshalJSON() ([]byte, error) {
	if c == NoColor {
		return []byte("null"), nil
	}
	return []byte(`"` + c.String() + `"`), nil
}

// UnmarshalJSON reads a letter or null.
func (c *Color) UnmarshalJSON(b []byte) error {
	if string(b) == "null" {
		*c = NoColor
		return nil
	}
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return fmt.Errorf("a colour is R, Y, G, B or null, not %s", Shorten(string(b)))
	}
	v, ok := ParseColor(s)
	if !ok {
		return fmt.Errorf("a colour is R, Y, G or B, not %s", Quote(s))
	}
	*c = v
	return nil
}

// Symbol is what a face of the shedding game shows besides its colour.
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

// Face is what is printed on a card, as a number. 0 is no face: a card unseen. 1 … 54 are the shedding game's; 64 … 255 are any
// other game's, whose engine.Rulebook says what players call them.
type Face uint8

// The faces of the shedding game lie colour by colour: red 0 … 9, skip, reverse, draw two, then yellow, green, blue,
// and last the two wilds.
const (
	NoFace           Face = 0
	symbolsPerColor       = 13
	FaceWild         Face = 4*symbolsPerColor + 1
	FaceWildDrawFour Face = 4*symbolsPerColor + 2
	// Faces is one more than the highest face of the shedding game: the length of a table indexed by Face.
	Faces = int(FaceWildDrawFour) + 1
	// OtherFaces is the first face of other games.
	OtherFaces Face = 64
)

// FaceOf is the face of that colour and symbol; wilds take no colour.
func FaceOf(c Color, s Symbol) Face {
	switch s {
	case Wild:
		return FaceWild
	case WildDrawFour:
		return FaceWildDrawFour
	}
	if c == NoColor || c > Blue || s > DrawTwo {
		return NoFace
	}
	return Face(1 + (int(c)-1)*symbolsPerColor + int(s))
}

// What is printed on each face, for the hot path of the rules. These tables never change.
var (
	symbolOf = [256]Symbol{
		NoFace: NoSymbol,
		1:      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		14: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		27: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		40: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Skip, Reverse, DrawTwo,
		FaceWild: Wild, FaceWildDrawFour: WildDrawFour,
	}
	colorOf = [256]Color{
		1: Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red,
		14: Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow,
		27: Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green,
		40: Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue,
	}
)

// Color is the printed colour; none for wilds.
func (f Face) Color() Color { return colorOf[f] }

// Symbol is the printed symbol; NoSymbol for what is no face.
func (f Face) Symbol() Symbol {
	if int(f) >= Faces {
		return NoSymbol
	}
	return symbolOf[f]
}

// Wild says whether the face is one of the two wilds.
func (f Face) Wild() bool { return f == FaceWild || f == FaceWildDrawFour }

// Points is what the face counts in a hand: number = face, Skip, Reverse and Draw Two 20, wilds 50 (RULES.md, "score").
func (f Face) Points() int {
	s := f.Symbol()
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

// String is the notation of RULES.md: R5, GS, BR, Y+2, W, W+4; another game's is its number, #64; "" for no face.
func (f Face) String() string {
	s := f.Symbol()
	switch {
	case f >= OtherFaces:
		return "#" + strconv.Itoa(int(f))
	case s == Wild:
		return "W"
	case s == WildDrawFour:
		return "W+4"
	case s == NoSymbol:
		return ""
	case s.Number():
		return f.Color().String() + string(rune('0'+s))
	case s == Skip:
		return f.Color().String() + "S"
	case s == Reverse:
		return f.Color().String() + "R"
	}
	return f.Color().String() + "+2"
}

// ParseFace reads what String writes: the notation of RULES.md without a stamp.
func ParseFace(s string) (Face, bool) {
	switch s {
	case "W":
		return FaceWild, true
	case "W+4":
		return FaceWildDrawFour, true
	}
	if len(s) < 2 {
		return NoFace, false
	}
	if n, err := strconv.ParseUint(s[1:], 10, 8); s[0] == '#' && err == nil && Face(n) >= OtherFaces && Face(n).String() == s {
		return Face(n), true
	}
	c, ok := ParseColor(s[:1])
	if !ok || s[0] > 'Z' {
		return NoFace, false
	}
	switch rest := s[1:]; {
	case len(rest) == 1 && rest[0] >= '0' && rest[0] <= '9':
		return FaceOf(c, Symbol(rest[0]-'0')), true
	case rest == "S":
		return FaceOf(c, Skip), true
	case rest == "R":
		return FaceOf(c, Reverse), true
	case rest == "+2":
		return FaceOf(c, DrawTwo), true
	}
	return NoFace, false
}

// SeenCard is a card as a viewer sees it: with identity and face, or, face down, with neither. Stamp is the colour named
// for a wild on the discard pile.
type SeenCard struct {
	ID    Card
	Face  Face
	Stamp Color
}

// Hidden says that the viewer does not know the card.
func (c SeenCard) Hidden() bool { return c.ID == 0 && c.Face == NoFace }

// String is the face with its stamp: R7, W:B; "?" for a hidden card.
func (c SeenCard) String() string {
	if c.Face == NoFace {
		return "?"
	}
	if c.Stamp != NoColor {
		return c.Face.String() + ":" + c.Stamp.String()
	}
	return c.Face.String()
}

// ParseCard reads a face with or without a stamp, as in a discard pile: R7, W, W:B, W+4:R.
func ParseCard(s string) (SeenCard, bool) {
	var c SeenCard
	if n := len(s); n > 2 && s[n-2] == ':' {
		stamp, ok := ParseColor(s[n-1:])
		if !ok || s[n-1] > 'Z' {
			return c, false
		}
		c.Stamp, s = stamp, s[:n-2]
	}
	f, ok := ParseFace(s)
	if !ok || (c.Stamp != NoColor && !f.Wild()) {
		return SeenCard{}, false
	}
	c.Face = f
	return c, true
}

type seenCardJSON struct {
	ID   Card   `json:"id"`
	Face string `json:"face,omitempty"`
}

// MarshalJSON writes {"id":17,"face":"R7"}, {"id":0} for a hidden card, and a bare face ("R7") where the identity is
// not meant, as in a command that names any such card.
func (c SeenCard) MarshalJSON() ([]byte, error) {
	if c.ID == 0 && c.Face != NoFace {
		return json.Marshal(c.String())
	}
	j := seenCardJSON{ID: c.ID}
	if c.Face != NoFace {
		j.Face = c.String()
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (c *SeenCard) UnmarshalJSON(b []byte) error {
	var s string
	if len(b) > 0 && b[0] == '"' {
		if err := json.Unmarshal(b, &s); err != nil {
			return err
		}
		v, ok := ParseCard(s)
		if !ok {
			return fmt.Errorf("%s is no card (R5, GS, BR, Y+2, W, W+4)", Quote(s))
		}
		*c = v
		return nil
	}
	var j seenCardJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return fmt.Errorf("a card is a face like \"R7\" or {\"id\":17,\"face\":\"R7\"}, not %s", Shorten(string(b)))
	}
	*c = SeenCard{ID: j.ID}
	if j.Face != "" {
		v, ok := ParseCard(j.Face)
		if !ok {
			return fmt.Errorf("%s is no card (R5, GS, BR, Y+2, W, W+4)", Quote(j.Face))
		}
		c.Face, c.Stamp = v.Face, v.Stamp
	}
	return nil
}
