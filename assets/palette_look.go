package assets

import (
	"image"
	"strings"
)

// Look is how the sprites of a sheet are to look. The zero Look is the pictures as they were drawn.
type Look struct {
	Palette Palette
	Pattern bool // a light pattern for each colour on card faces and the colour wheel
	Letters bool // room for a letter under the index of a coloured card: see LetterPlace
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
		s.colours = recolour(colours, suits, l.look.Palette)
		if l.look.Pattern {
			s.body = bodies(colours, suits, l.look.Palette)
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
		label(page, at, scale)
	}
}
