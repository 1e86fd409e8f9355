package paint

import (
	"fourtell/assets"
	"fourtell/engine"
)

// Scheme is what is painted with: the theme's tones, in high contrast or not, and how the cards look.
type Scheme struct {
	look     CardLook // of the cards in the atlas
	contrast bool     // high
	cloth    string   // of the table; "": the theme's own
	tones    tones    // of the theme
}

// dress takes the tones of the look's theme in the contrast that is wanted.
func (s *Scheme) dress() {
	s.tones = tonesOf(s.look.Theme)
	if lit, far, there := assets.ClothOf(s.look.Theme, s.cloth); there {
		for on := range s.tones {
			s.tones[on].Lay(lit, far)
		}
	}
	if s.contrast {
		for on := range s.tones {
			s.tones[on] = s.tones[on].HighContrast()
		}
	}
}

// Theme is the one that is painted with.
func (s *Scheme) Theme() assets.Theme { return s.look.Theme }

// Look is how the cards are painted.
func (s *Scheme) Look() CardLook { return s.look }

// HighContrast says whether colours are painted that keep far apart.
func (s *Scheme) HighContrast() bool { return s.contrast }

// SetHighContrast paints in high contrast or not, and says whether that is a change.
func (s *Scheme) SetHighContrast(high bool) bool {
	if high == s.contrast {
		return false
	}
	s.contrast = high
	s.dress()
	return true
}

// SetCloth lays a cloth on the table, by its name, and says whether that is a change.
func (s *Scheme) SetCloth(name string) bool {
	if name == s.cloth {
		return false
	}
	s.cloth = name
	s.dress()
	return true
}

// plainInk is the colour of a text: in high contrast none is dimmed, and none is of the accent, which is too near to the plate
// of who is to move.
func (s *Scheme) plainInk(c Color) Color {
	if !s.contrast || c&0xFF == 0 {
		return c
	}
	if c |= 0xFF; c == Coral || c == Said {
		return Cream
	}
	return c
}

// Edge is the colour of an outline: in high contrast that of a text.
func (s *Scheme) Edge(c Color) Color {
	if s.contrast && (c == Plum500 || c == Plum600) {
		return Cream
	}
	return c
}

// Letter is that of a colour, "" where none are wanted.
func (s *Scheme) Letter(c engine.Color) string {
	if c == engine.NoColor || int(c) > len(s.look.LetterOf) {
		return ""
	}
	return s.look.LetterOf[c-1]
}

// Suit is a colour's tones in the palette that is painted with.
func (s *Scheme) Suit(c engine.Color) suit { return suitIn(s.look.Look, c) }

// CardRound is the radius of a card's corners, of 120 units of width.
func (s *Scheme) CardRound() float32 {
	if s.Theme() == assets.Felt {
		return 14
	}
	return 11
}
