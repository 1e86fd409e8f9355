package engine

import (
	"encoding/json"
	"fmt"

	"fourtell/engine/notation"
)

// Card is the identity of a card as one viewer knows it, from 1 on in its game's order of the deck: the first card of a face the viewer
// meets is the deck's first of that face. It follows from what the viewer has seen and so tells nothing more than the face; another
// viewer may know the same card by another. 0 is a card that lies face down: unknown.
type Card uint16

// Color is a colour that a game's cards have or that is named for one, as a number; 0 is none. Which they are is the game's affair, and
// how they are written package notation's.
type Color uint8

// NoColor is none: of a card that has none, in a game without such, or before one is named.
const NoColor Color = 0

// String is the colour's letter, or "-" for none.
func (c Color) String() string { return notation.Color(uint8(c)) }

// ParseColor reads a colour's letter in either case.
func ParseColor(s string) (Color, bool) {
	n, ok := notation.ColorNamed(s)
	return Color(n), ok
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
		return fmt.Errorf("a colour is %s, not %s", notation.ColorsOrNull, Shorten(string(b)))
	}
	v, ok := ParseColor(s)
	if !ok {
		return fmt.Errorf("a colour is %s, not %s", notation.Colors, Quote(s))
	}
	*c = v
	return nil
}

// Face is what is printed on a card, as a number; 0 is no face: a card unseen. Which faces there are is their game's affair, and how
// they are written package notation's, where no number is given to two games.
type Face uint8

const (
	// NoFace is that of a card unseen.
	NoFace Face = 0
	// OtherFaces is the first of those that are written as numbers: of a game that has no notation but its Rulebook's. They
	// go up to StandardFaces.
	OtherFaces Face = notation.Numbered
	// StandardFaces is the first of the 52 of the standard deck, to the last Face there is: rank by rank, in each the suits
	// C, D, H and S.
	StandardFaces Face = notation.Lettered
)

// String is the face as records and programs have it: R5, W+4, #64; "" for no face.
func (f Face) String() string { return notation.Face(uint8(f)) }

// ParseFace reads what String writes, without a stamp.
func ParseFace(s string) (Face, bool) {
	n, ok := notation.FaceNamed(s)
	return Face(n), ok
}

// SeenCard is a card as a viewer sees it: with identity and face, or, face down, with neither. Stamp is the colour named
// for a card that has none, where it lies on the discard pile.
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
	if !ok || c.Stamp != NoColor && !notation.Stamped(uint8(f)) {
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
			return fmt.Errorf("%s is no card (%s)", Quote(s), notation.Cards)
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
			return fmt.Errorf("%s is no card (%s)", Quote(j.Face), notation.Cards)
		}
		c.Face, c.Stamp = v.Face, v.Stamp
	}
	return nil
}
