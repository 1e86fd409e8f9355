//go:build !js

package paint

import (
	"bytes"
	"io"
	"log"
	"os"

	"fourtell/assets"

	"github.com/go-text/typesetting/fontscan"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// fetchesFonts says that the fonts that are wanted later do not come with the program.
const fetchesFonts = false

// moreFont is a font embedded in the program.
func moreFont(f assets.LaterFont) ([]byte, error) { return assets.MoreFont(f) }

// finder looks through the system's fonts, beside the game, since that may take seconds.
type finder struct {
	found   chan []*text.GoTextFaceSource
	waiting []rune
}

// letters are none yet: until a font is found, boxes stand for what is lacking.
func (f *finder) letters(textKey) lettering { return nil }

// seek starts a search for letters, one at a time, and gives what an earlier one has found.
func (f *finder) seek(wanted []rune) []*text.GoTextFaceSource {
	f.waiting = append(f.waiting, wanted...)
	if f.found == nil {
		if len(f.waiting) > 0 {
			f.found = make(chan []*text.GoTextFaceSource, 1)
			go func(wanted []rune, found chan<- []*text.GoTextFaceSource) { found <- systemFonts(wanted) }(f.waiting, f.found)
			f.waiting = nil
		}
		return nil
	}
	select {
	case all := <-f.found:
		f.found = nil
		return all
	default:
		return nil
	}
}

// systemFonts are fonts of the system that have those letters, as far as there are any.
func systemFonts(wanted []rune) []*text.GoTextFaceSource {
	fonts := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	cache, err := os.MkdirTemp("", "fourtell-fonts")
	if err != nil {
		return nil
	}
	defer os.RemoveAll(cache)
	if fonts.UseSystemFonts(cache) != nil {
		return nil
	}
	fonts.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}})
	var all []*text.GoTextFaceSource
	had := map[fontscan.Location]bool{}
	for _, r := range wanted {
		face := fonts.ResolveFace(r)
		if face == nil {
			continue
		}
		if _, has := face.NominalGlyph(r); !has {
			continue
		}
		at := fonts.FontLocation(face.Font)
		if had[at] {
			continue
		}
		had[at] = true
		file, err := os.ReadFile(at.File)
		if err != nil {
			continue
		}
		if list, err := text.NewGoTextFaceSourcesFromCollection(bytes.NewReader(file)); err == nil && int(at.Index) < len(list) {
			all = append(all, list[at.Index])
		}
	}
	return all
}
