package paint

import (
	"bytes"
	"fmt"
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face is one of the house's two faces.
type Face uint8

const (
	Body    Face = iota // running text
	Display             // headings, names, buttons; never below 16 units, never in all capitals
	faces
)

// fonts holds the faces; a face of a size is cheap, its glyphs are cached in
// the source.
type fonts struct {
	sources [faces][]*text.GoTextFaceSource
	house   [faces]int                      // of the sources: the house's, the first; those that came later are behind them
	usual   [faces][]*text.GoTextFaceSource // the house's but the readable ones
	came    []*text.GoTextFaceSource        // later
	clear   readableFont
	sized   map[sizedKey]text.Face
	words   map[sizedKey]map[string]float64 // how wide words are, in parts of a size; the key's size is 0
	lines   []string
	foreign foreign // letters that no font of the house has
}

type sizedKey struct {
	face Face
	size int32
	with uint64 // the fonts that came later, a bit each
}

// newFonts reads the font files of each face, the first having priority.
func newFonts(files [faces][][]byte) (*fonts, error) {
	sources, err := readFonts(files)
	if err != nil {
		return nil, err
	}
	return fontsOf(sources)
}

// ownFonts are the house's, whose files are read once however many painters there are.
func ownFonts() (*fonts, error) {
	sources, err := houseSources()
	if err != nil {
		return nil, err
	}
	return fontsOf(sources)
}

var houseSources = sync.OnceValues(func() ([faces][]*text.GoTextFaceSource, error) { return readFonts(fontFiles()) })

func readFonts(files [faces][][]byte) (sources [faces][]*text.GoTextFaceSource, err error) {
	for face, list := range files {
		for _, b := range list {
			s, err := text.NewGoTextFaceSource(bytes.NewReader(b))
			if err != nil {
				return sources, fmt.Errorf("a font of face %d cannot be read: %w", face, err)
			}
			sources[face] = append(sources[face], s)
		}
	}
	return sources, nil
}

func fontsOf(sources [faces][]*text.GoTextFaceSource) (*fonts, error) {
	f := &fonts{sized: map[sizedKey]text.Face{}}
	for face, list := range sources {
		f.sources[face] = slices.Clone(list)
		f.house[face], f.usual[face] = len(f.sources[face]), f.sources[face]
		if len(f.sources[face]) == 0 {
			return nil, fmt.Errorf("face %d has no font", face)
		}
	}
	return f, nil
}

func (f *fonts) face(face Face, size int32, with uint64) text.Face {
	k := sizedKey{face, size, with}
	if t, ok := f.sized[k]; ok {
		return t
	}
	var parts []text.Face
	sources := f.sources[face][:f.house[face]:f.house[face]]
	for i, s := range f.came {
		if i < 64 && with&(1<<i) != 0 {
			sources = append(sources, s)
		}
	}
	for _, s := range sources {
		parts = append(parts, &text.GoTextFace{Source: s, Size: float64(size) / 4})
	}
	t := parts[0]
	if len(parts) > 1 {
		// Both are horizontal, the one reason for which this may fail.
		if m, err := text.NewMultiFace(parts...); err == nil {
			t = m
		}
	}
	f.sized[k] = t
	return t
}
