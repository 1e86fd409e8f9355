package paint

import (
	"image"
	"strings"

	"fourtell/assets"
	"fourtell/engine"

	"github.com/hajimehoshi/ebiten/v2"
)

// CardLook is how the cards look: what the pictures are made with when they are loaded. A setting that changes it loads them anew,
// beside those that are shown, and the whole screen changes when that is done; a frame costs the same with every look.
type CardLook struct {
	assets.Look
	LetterOf [len(suits)]string // of the suits in order; empty without letters
}

// suits are the letters of the colours that cards are drawn in, the first colour's first.
const suits = "RYGB"

// suit is a colour's tones on the table.
type suit struct{ Base, Deep, Light, Numeral, ink Color }

func suitIn(look assets.Look, c engine.Color) suit {
	letter := byte('-')
	if c != engine.NoColor && int(c) <= len(suits) {
		letter = suits[c-1]
	}
	s := look.Suit(letter)
	hex := func(r, g, b uint8) Color { return Color(r)<<24 | Color(g)<<16 | Color(b)<<8 | 0xFF }
	return suit{hex(s.Base.R, s.Base.G, s.Base.B), hex(s.Deep.R, s.Deep.G, s.Deep.B),
		hex(s.Light.R, s.Light.G, s.Light.B), hex(s.Numeral.R, s.Numeral.G, s.Numeral.B),
		hex(s.Ink.R, s.Ink.G, s.Ink.B)}
}

// loadLook loads the sheet of a scale in a look; f sets its letters.
func loadLook(s assets.Scale, want CardLook, f *fonts, given map[string][]byte) *Loading {
	l := &Loading{scale: s, look: want, fonts: f, loader: assets.NewLookLoader(s, want.Look)}
	l.loader.Give(given)
	return l
}

// letter writes the letters of the colours on the cards, in every size the atlas has of them.
func (a *atlas) letter(l *CardLook, f *fonts) {
	if !l.Letters || f == nil {
		return
	}
	glyphs := map[textKey]*ebiten.Image{}
	for i := range a.pictures {
		c := &a.pictures[i]
		name, ok := strings.CutPrefix(c.name, "card/")
		if !ok || name == "" {
			continue
		}
		color := strings.IndexByte(suits, name[0])
		if color < 0 || l.LetterOf[color] == "" {
			continue
		}
		tones := suitIn(l.Look, engine.Color(color+1))
		ink := tones.Numeral
		if l.Theme == assets.Felt {
			ink = tones.ink // on the border
		}
		for level := range c.level {
			if level > 0 && c.level[level] == c.level[level-1] {
				break
			}
			at := c.level[level]
			unit := (at.at.X1 - at.at.X0) / c.w
			k := textKey{s: l.LetterOf[color], face: Display, size: int32(round32(letterSize * unit * 4))}
			g, ok := glyphs[k]
			if !ok {
				g = glyph(f, k, unit)
				glyphs[k] = g
			}
			stamp(a.textures[at.texture], at.at, unit, g, ink)
		}
	}
	for _, g := range glyphs {
		g.Deallocate()
	}
}

const (
	letterSize = assets.LetterHigh / capHeight // units
	letterWide = 17                            // units, at most
)

// glyph is a text in white whose capitals stand in the middle of the picture.
func glyph(f *fonts, k textKey, unit float32) *ebiten.Image {
	t := f.letters(k)
	if w := float32(t.advance(k.s)); w > letterWide*unit {
		k.size = int32(float32(k.size) * letterWide * unit / w)
		t = f.letters(k)
	}
	side := 2 * int(ceil32(letterSize*unit))
	g := ebiten.NewImage(side, side)
	ascent, _ := t.metrics()
	baseline := float64(side)/2 + float64(capHeight*float32(k.size)/4)/2
	t.draw(g, k.s, (float64(side)-t.advance(k.s))/2, baseline-ascent)
	return g
}

// stamp lays a glyph at the letter's place in both corners of a card.
func stamp(on *ebiten.Image, at Pixels, unit float32, g *ebiten.Image, ink Color) {
	x, y := assets.LetterPlace()
	half := float64(g.Bounds().Dx()) / 2
	card := on.SubImage(image.Rect(int(at.X0), int(at.Y0), int(at.X1), int(at.Y1))).(*ebiten.Image)
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	op.ColorScale.ScaleWithColor(ink)
	px, py := float64(round32(float32(x)*unit)), float64(round32(float32(y)*unit))
	op.GeoM.Translate(float64(at.X0)+px-half, float64(at.Y0)+py-half)
	card.DrawImage(g, &op)
	op.GeoM.Reset()
	op.GeoM.Translate(-half, -half)
	op.GeoM.Scale(-1, -1)
	op.GeoM.Translate(float64(at.X1)-px, float64(at.Y1)-py)
	card.DrawImage(g, &op)
}
