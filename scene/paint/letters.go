package paint

import (
	"unicode"

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
	ours   map[rune]bool // whether one of the house's has
	wanted []rune        // that none has and nobody has looked for yet
	later  laterFonts    // the house's own for other scripts
	finder               // how this platform finds them
}

// fontLetters are set with fonts; of a text that is broken into lines they know about how wide its words are.
type fontLetters struct {
	face  text.Face
	words *wordWidths
}

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
	lacks := f.lacks(k.s)
	if lacks {
		if l := f.foreign.letters(k); l != nil {
			return l
		}
	}
	if lacks || intricate(k.s) {
		return mixedLetters{f, k.face, k.size, k.s}
	}
	with := f.others(k.s)
	return fontLetters{f.face(k.face, k.size, with), f.widths(k.face, k.size, with)}
}

// others are which of the fonts that came later a text needs, a bit each: it is set with these and the house's, and looks the
// same whatever else has come.
func (f *fonts) others(s string) (need uint64) {
	if f.ours(s) {
		return 0
	}
	for _, r := range s {
		if r < 0x80 || f.foreign.ours[r] {
			continue
		}
		for i, one := range f.came {
			if i < 64 && hasLetter([]*text.GoTextFaceSource{one}, r) {
				need |= 1 << i
				break
			}
		}
	}
	return need
}

// ours says whether the house's fonts, of which all faces have the same letters, have every letter of the text: then it is set
// with them alone, and looks the same whatever other fonts have come.
func (f *fonts) ours(s string) bool {
	all := true
	for _, r := range s {
		if r < 0x80 {
			continue
		}
		ours, asked := f.foreign.ours[r]
		if !asked {
			ours = hasLetter(f.sources[Body][:f.house[Body]], r)
			if f.foreign.ours == nil {
				f.foreign.ours = map[rune]bool{}
			}
			f.foreign.ours[r] = ours
		}
		all = all && ours
	}
	return all
}

// lacks says whether no font has some letter of the text, and notes which. A font of the house's own that comes when it is
// wanted has come before it says so, where it need not be fetched.
func (f *fonts) lacks(s string) bool {
	lacks := f.note(s)
	if lacks && f.bring() {
		lacks = f.note(s)
	}
	return lacks
}

// note says whether no font there is has some letter of the text, and notes which.
func (f *fonts) note(s string) bool {
	lacks := false
	for _, r := range s {
		if r < 0x80 || silent(r) || unicode.Is(unicode.M, r) { // a letter without the mark on it is still that letter
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
func (f *fonts) has(r rune) bool { return hasLetter(f.sources[Body], r) }

func hasLetter(in []*text.GoTextFaceSource, r rune) bool {
	for _, s := range in {
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
	f.came = append(f.came, found...)
	f.order()
}

// order puts every face's fonts in the order in which they are asked for a letter: the readable one where it is wanted, the
// face's own, and what came later.
func (f *fonts) order() {
	for face := range f.sources {
		var all []*text.GoTextFaceSource
		if f.clear.on[face] {
			all = append(all, f.clear.sources...)
		}
		all = append(all, f.usual[face]...)
		f.house[face] = len(all)
		f.sources[face] = append(all, f.came...)
	}
	clear(f.sized)
	clear(f.words)
	clear(f.foreign.known)
	clear(f.foreign.ours)
}

// SeekLetters lets the platform look for letters that were lacking, and sets running text and headings with the readable letters
// where they are wanted. It says whether letters have come: what has been drawn is drawn anew, and what stands has other widths.
func (tx *Texts) SeekLetters(body, display bool) bool {
	f := tx.fonts
	f.bring()
	f.readable(body, display)
	if found := f.foreign.seek(f.foreign.wanted); len(found) > 0 {
		f.add(found)
		f.foreign.later.fresh = true
	}
	f.foreign.wanted = f.foreign.wanted[:0]
	fresh := f.foreign.later.fresh
	if f.foreign.later.fresh = false; fresh {
		tx.frame.baker().empty()
	}
	return fresh
}

// Lacks says whether no font has some letter of a text.
func (tx *Texts) Lacks(s string) bool { return tx.fonts.lacks(s) }

// Wanting are the letters that no font has and nobody has looked for yet.
func (tx *Texts) Wanting() string { return string(tx.fonts.foreign.wanted) }

// Came is how many fonts have come after the house's own.
func (tx *Texts) Came() int { return len(tx.fonts.came) }
