package scene

import (
	"bytes"

	"fourtell/assets"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// lettering sets a line of text in a face of a size, in device pixels: with the house's fonts, or where they lack a letter, the
// name of somebody who writes in another script, with what the machine has.
type lettering interface {
	advance(s string) float64
	metrics() (ascent, descent float64)
	// draw sets white letters, the line's top at y.
	draw(on *ebiten.Image, s string, x, y float64)
}

// foreign looks after letters that no font of the house has.
type foreign struct {
	known  map[rune]bool // whether a font has it, of those asked about
	wanted []rune        // that none has and nobody has looked for yet
	more   bool          // the house's fonts for other scripts are read: they come after all that stands without them
	finder               // how this platform finds them
}

// fontLetters are set with fonts.
type fontLetters struct{ face text.Face }

func (l fontLetters) advance(s string) float64 { return text.Advance(s, l.face) }

func (l fontLetters) metrics() (ascent, descent float64) {
	m := l.face.Metrics()
	return m.HAscent, m.HDescent
}

func (l fontLetters) draw(on *ebiten.Image, s string, x, y float64) {
	var op text.DrawOptions
	op.GeoM.Translate(x, y)
	text.Draw(on, s, l.face, &op)
}

// letters are those for a text.
func (f *fonts) letters(k textKey) lettering {
	if f.lacks(k.s) {
		if l := f.foreign.letters(k); l != nil {
			return l
		}
	}
	return fontLetters{f.face(k.face, k.size)}
}

// lacks says whether no font has some letter of the text, and notes which.
func (f *fonts) lacks(s string) bool {
	lacks := false
	for _, r := range s {
		if r < 0x80 {
			continue
		}
		has, asked := f.foreign.known[r]
		if !asked {
			has = f.has(r)
			if f.foreign.known == nil {
				f.foreign.known = map[rune]bool{}
			}
			if f.foreign.known[r] = has; !has {
				f.foreign.wanted = append(f.foreign.wanted, r)
			}
		}
		lacks = lacks || !has
	}
	return lacks
}

// has says whether a font of the first face has the letter; all faces share what was found later.
func (f *fonts) has(r rune) bool {
	for _, s := range f.sources[Body] {
		if face, ok := s.UnsafeInternal().(*font.Face); ok {
			if _, has := face.NominalGlyph(r); has {
				return true
			}
		}
	}
	return false
}

// add takes fonts found on the machine behind the house's own.
func (f *fonts) add(found []*text.GoTextFaceSource) {
	for face := range f.sources {
		f.sources[face] = append(f.sources[face], found...)
	}
	clear(f.sized)
	clear(f.foreign.known)
}

// addMore reads the house's own fonts for other scripts, the first time a letter of theirs is wanted. Their heights would
// move the lines of everybody else.
func (f *fonts) addMore() {
	f.foreign.more = true
	var all []*text.GoTextFaceSource
	for _, b := range assets.MoreFonts() {
		if s, err := text.NewGoTextFaceSource(bytes.NewReader(b)); err == nil { // a test reads each
			all = append(all, s)
		}
	}
	f.add(all)
	f.foreign.wanted = f.foreign.wanted[:0]
}

// seekLetters lets the platform look for letters that were lacking; what has been drawn without them is drawn anew.
func (s *Stage) seekLetters() {
	f := s.painter.fonts
	if len(f.foreign.wanted) > 0 && !f.foreign.more {
		f.addMore()
		s.painter.atlas.baker.empty()
		s.Redraw()
		return
	}
	if found := f.foreign.seek(f.foreign.wanted); len(found) > 0 {
		f.add(found)
		s.painter.atlas.baker.empty()
		s.Redraw()
	}
	f.foreign.wanted = f.foreign.wanted[:0]
}
