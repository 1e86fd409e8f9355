package assets

import (
	"image"
	"image/color"
	"strings"
)

// Look is how the sprites of a sheet are to look. The zero Look is the pictures as they were drawn.
type Look struct {
	Theme    Theme // whose deck and table
	Deck     Deck  // a deck beside the house's own
	Wardrobe       // what comes with achievements
	Palette  Palette
	Pattern  bool // a light pattern for each colour on card faces and the colour wheel
	Letters  bool // room for a letter under the index of a coloured card: see LetterPlace
}

// Suit returns the tones of a colour in this look by its letter, as Palette.Suit does.
func (l Look) Suit(letter byte) Suit {
	if l.Palette == PaletteHouse {
		return SuitIn(l.Theme, letter)
	}
	s := l.Palette.Suit(letter)
	if l.Theme == Felt {
		// The sheets under a numeral are large: dark hues keep theirs dark and light ones light, or the mean light of two cards
		// would be too near for eyes that cannot part them by hue.
		if letter == 'R' || letter == 'B' {
			s.Light = toward(s.Light, s.Base, 0.9)
		} else {
			s.Deep, s.Light = toward(s.Deep, s.Base, 0.8), toward(s.Light, rgb(0xFFFFFF), 0.3)
		}
	}
	return s
}

// toward is the colour t of the way from a to b, both opaque.
func toward(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.RGBA{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: 255}
}

// pale is the brightest tone of a colour, which only the deck of cut paper has.
func (l Look) pale(letter byte) color.RGBA {
	if l.Palette == PaletteHouse {
		return rgb(l.Theme.Suit(letter).Pale)
	}
	s := l.Palette.Suit(letter)
	half := func(v uint8) uint8 { return uint8((int(v) + 255) / 2) }
	return color.RGBA{R: half(s.Light.R), G: half(s.Light.G), B: half(s.Light.B), A: 255}
}

// suitsIn are the letters of the colours that a sprite shows: one, all four on wilds and the pinwheel, "" for what has none.
func suitsIn(sprite string) string {
	kind, name, _ := strings.Cut(sprite, "/")
	switch kind {
	case "card":
		switch {
		case strings.HasPrefix(name, "back"):
			return ""
		case strings.HasPrefix(name, "W"):
			return "RYGB"
		case strings.IndexByte("RYGB", name[0]) < 0: // of another deck
			return ""
		}
		return name[:1]
	case "symbol", "symbol-disc", "wheel":
		return name[:1]
	case "pinwheel":
		return "RYGB"
	}
	return ""
}

// LetterPlace is where the letter of a colour stands on a coloured card, its middle, in units from the top left corner; it
// stands a second time turned round in the other corner. LetterHigh is the height of its capital.
func LetterPlace() (x, y float64) { return 13.6, 57 }

// LetterHigh is how high the letter's capital is, in units.
const LetterHigh = 12

// looking changes pictures of a palette, as they are decoded, into those of a look.
type looking struct {
	look   Look
	scopes map[string]*scope
}

func newLooking(look Look) *looking { return &looking{look: look, scopes: map[string]*scope{}} }

// scope is what becomes of the colours of a part in sprites that show the same suits.
type scope struct {
	colours [][4]uint8
	body    []patterned // what takes the pattern; nil without one
}

// of is the scope of a sprite whose part has these colours, premultiplied; part tells the parts apart.
func (l *looking) of(part, sprite string, colours [][4]uint8) *scope {
	suits := suitsIn(sprite)
	key := part + " " + suits
	if s, ok := l.scopes[key]; ok {
		return s
	}
	s := &scope{colours: colours}
	if suits != "" {
		s.colours = recolour(colours, suits, l.look)
		if l.look.Pattern {
			s.body = bodies(colours, suits, l.look)
		}
	}
	l.scopes[key] = s
	return s
}

// finish lays over a sprite what is no matter of its colours alone. key is the entry of a pixel in its part's palette.
func (l *looking) finish(page *image.RGBA, at image.Rectangle, sprite string, s *scope, key func(x, y int) uint8, scale int) {
	if s.body != nil && takesPattern(sprite) {
		l.pattern(page, at, sprite, s.body, key, float64(scale))
	}
	if l.look.Letters && strings.HasPrefix(sprite, "card/") && len(suitsIn(sprite)) == 1 {
		if l.look.Theme == Felt {
			notch(page, at, scale)
			return
		}
		label(page, at, scale)
	}
}
