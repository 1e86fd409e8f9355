package paint

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// wordWidths is about how wide words are in a face of a size. To set a line takes long, in a browser a tenth of a millisecond a word; and
// where it is broken each word would have it set once more, in every size that is tried.
type wordWidths struct {
	known map[string]float64 // in parts of a size
	face  text.Face          // of the size they are measured in
	size  float64            // device pixels, whole ones: the library spaces letters as those of the next whole size
}

const (
	wordSize   = 64   // device pixels a word is measured in
	mostWords  = 4096 // of a face are remembered
	longWord   = 32   // bytes; what is longer is no word of a text that is broken at spaces
	spaceKerns = 0.06 // parts of a size that a space and a letter beside it may come closer or lie apart
)

// widths are those of a face with the fonts a text needs.
func (f *fonts) widths(face Face, size int32, with uint64) *wordWidths {
	k := sizedKey{face: face, with: with}
	known := f.words[k]
	if known == nil {
		if known = map[string]float64{}; f.words == nil {
			f.words = map[sizedKey]map[string]float64{}
		}
		f.words[k] = known
	}
	return &wordWidths{known, f.face(face, 4*wordSize, with), math.Ceil(float64(size) / 4)}
}

// fit says whether a line is no wider than a limit, and whether that is sure: it is not where it is about as wide.
func (w *wordWidths) fit(line string, limit float64) (fits, sure bool) {
	wide, off := 0.0, 1.0 // and by how much it may be off
	for i := 0; line != ""; i++ {
		word, rest, _ := strings.Cut(line, " ")
		if line = rest; len(word) > longWord {
			return false, false
		}
		if wide += w.of(word); i > 0 {
			wide += w.of(" ")
			off += 2 * spaceKerns * w.size
		}
		if wide-off > limit {
			return false, true
		}
	}
	return true, wide+off <= limit
}

// of is about how wide a word is.
func (w *wordWidths) of(word string) float64 {
	wide, ok := w.known[word]
	if !ok {
		if len(w.known) >= mostWords {
			clear(w.known)
		}
		wide = text.Advance(word, w.face) / wordSize
		w.known[word] = wide
	}
	return wide * w.size
}
