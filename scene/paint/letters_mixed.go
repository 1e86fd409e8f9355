package paint

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// mixedLetters set a line in which one font's letters do not simply follow another's: what is written from right to left, what
// is several runes and one letter, or what nobody has a letter for.
type mixedLetters struct {
	f    *fonts
	face Face
	size int32
	of   string // the whole text
}

// run is a part of a line in one font and one direction.
type run struct {
	s     string
	font  *text.GoTextFaceSource
	level uint8 // of levels
}

// noLetter stands for a letter that no font has: a box would look like a fault of the game.
const noLetter = "·"

func (l mixedLetters) advance(s string) float64 {
	w := 0.0
	for _, r := range l.runs(s) {
		w += math.Ceil(text.Advance(r.s, l.set(r)))
	}
	return w
}

func (l mixedLetters) draw(on *ebiten.Image, s string, x, y float64) {
	top, _ := l.metrics()
	for _, r := range l.runs(s) {
		face := l.set(r)
		var op text.DrawOptions
		op.PrimaryAlign = text.AlignStart
		wide := text.Advance(r.s, face)
		from := x
		if face.Direction == text.DirectionRightToLeft { // which begins at its right end
			from += wide
		}
		op.GeoM.Translate(math.Round(from), y+math.Round(top-face.Metrics().HAscent))
		text.Draw(on, r.s, face, &op)
		x += math.Ceil(wide)
	}
}

// metrics are as high and low as any font of the text.
func (l mixedLetters) metrics() (ascent, descent float64) {
	ascent, descent = fontLetters{face: l.f.face(l.face, l.size, 0)}.metrics()
	for _, r := range l.runs(l.of) {
		m := l.set(r).Metrics()
		ascent, descent = max(ascent, m.HAscent), max(descent, m.HDescent)
	}
	return ascent, descent
}

func (l mixedLetters) set(r run) *text.GoTextFace {
	face := &text.GoTextFace{Source: r.font, Size: float64(l.size) / 4}
	if r.level == 1 {
		face.Direction = text.DirectionRightToLeft
	}
	return face
}

// runs are the parts of a line from left to right.
func (l mixedLetters) runs(s string) []run {
	letters := clusters(s)
	ways := levels(letters)
	sources := l.f.sources[l.face]
	var all []run
	for i, letter := range letters {
		letter, source := drawn(letter, sources)
		if n := len(all); n > 0 && all[n-1].font == source && all[n-1].level == ways[i] {
			all[n-1].s += letter
			continue
		}
		all = append(all, run{letter, source, ways[i]})
	}
	for level := uint8(2); level > 0; level-- { // rule L2
		for i := 0; i < len(all); i++ {
			end := i
			for end < len(all) && all[end].level >= level {
				end++
			}
			slices.Reverse(all[i:end])
			i = max(i, end)
		}
	}
	return all
}

// drawn is how a letter is set, and in which font: as it is in the first that has it whole; without the marks on it in the first
// that has it without; as a dot where none has it.
func drawn(letter string, sources []*text.GoTextFaceSource) (string, *text.GoTextFaceSource) {
	needs := composed(letter)
	for _, s := range sources {
		if len(needs) > 0 && hasAll(s, needs) {
			return letter, s
		}
	}
	for _, s := range sources {
		if len(needs) > 0 && hasAll(s, needs[:1]) {
			return strings.Map(func(r rune) rune {
				if unicode.Is(unicode.M, r) && !hasAll(s, []rune{r}) || r >= 0x1F3FB && r <= 0x1F3FF {
					return -1
				}
				return r
			}, letter), s
		}
	}
	return noLetter, sources[0]
}

func hasAll(s *text.GoTextFaceSource, letters []rune) bool {
	face, ok := s.UnsafeInternal().(*font.Face)
	for _, r := range letters {
		if !ok {
			return false
		}
		if _, ok = face.NominalGlyph(r); !ok {
			return false
		}
	}
	return true
}

// intricate says that the letters of a text do not simply follow one another.
func intricate(s string) bool {
	for _, r := range s {
		if r >= 0x300 && (silent(r) || turned(r) || unicode.Is(unicode.M, r) || r >= 0x1F1E6 && r <= 0x1F1FF || r >= 0x1F3FB && r <= 0x1F3FF) {
			return true
		}
	}
	return false
}
