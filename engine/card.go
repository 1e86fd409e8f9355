package engine

import (
	"encoding/json"
	"fmt"
	"slices"
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
	return Face(1 + n/25*facesPerColor + (n%25+1)/2) // a colour is one 0, then two of each
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

// Face is what is printed on a card, as a number. 0 is no face: a card unseen. 1 … 54 are the shedding game's; 64 … 255 are any
// other game's, whose engine.Rulebook says what players call them.
type Face uint8

// The faces of the shedding game lie colour by colour: red 0 … 9, skip, reverse, draw two, then yellow, green, blue,
// and last the two wilds.
const (
	NoFace           Face = 0
	facesPerColor         = 13
	FaceWild         Face = 4*facesPerColor + 1
	FaceWildDrawFour Face = 4*facesPerColor + 2
	// Faces is one more than the highest face of the shedding game: the length of a table indexed by Face.
	Faces = int(FaceWildDrawFour) + 1
	// OtherFaces is the first face of other games.
	OtherFaces Face = 64
)

// How the faces below OtherFaces are written, and in which colour they are printed. These tables never change. What they mean is
// their game's affair (package shed).
var (
	faceNames = [Faces]string{"",
		"R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RS", "RR", "R+2",
		"Y0", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "YS", "YR", "Y+2",
		"G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "GS", "GR", "G+2",
		"B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "BS", "BR", "B+2",
		"W", "W+4"}
	colorOf = [256]Color{
		1: Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red, Red,
		14: Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow, Yellow,
		27: Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green, Green,
		40: Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue,
	}
)

// Color is the printed colour; none for wilds.
func (f Face) Color() Color { return colorOf[f] }

// Wild says whether the face has no colour of its own and one is named for it: one of the two wilds.
func (f Face) Wild() bool { return f == FaceWild || f == FaceWildDrawFour }

// String is the notation of RULES.md: R5, GS, BR, Y+2, W, W+4; another game's is its number, #64; "" for no face.
func (f Face) String() string {
	switch {
	case f >= OtherFaces:
		return "#" + strconv.Itoa(int(f))
	case int(f) < Faces:
		return faceNames[f]
	}
	return ""
}

// ParseFace reads what String writes: the notation of RULES.md without a stamp.
func ParseFace(s string) (Face, bool) {
	if len(s) < 1 {
		return NoFace, false
	}
	if n, err := strconv.ParseUint(s[1:], 10, 8); s[0] == '#' && err == nil && Face(n) >= OtherFaces && Face(n).String() == s {
		return Face(n), true
	}
	n := slices.Index(faceNames[1:], s) + 1
	return Face(n), n > 0
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
