package scene

import (
	"fourtell/assets"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Readable says where the readable letters stand in the place of the house's: Atkinson Hyperlegible, whose letters are drawn to
// be told apart by who sees little (https://www.brailleinstitute.org/freefont/).
type Readable uint8

// Nowhere, in running text, or in headings, names and buttons too.
const (
	ReadableOff Readable = iota
	ReadableText
	ReadableAll
)

func readableNames() []string { return []string{"off", "text", "all"} }

// MarshalText writes the name.
func (r Readable) MarshalText() ([]byte, error) { return []byte(readableNames()[min(int(r), 2)]), nil }

// UnmarshalText reads a name.
func (r *Readable) UnmarshalText(b []byte) error {
	i, err := chosen("readable", readableNames(), b)
	*r = Readable(i)
	return err
}

// readableFont are the readable letters, once somebody has wanted them.
type readableFont struct {
	latin, accented laterFont
	sources         []*text.GoTextFaceSource
	on              [faces]bool
}

// readable sets the faces with the readable letters or without, as soon as they are there; until then, and where they cannot be
// had, with the house's own.
func (f *fonts) readable(want Readable) {
	r := &f.clear
	on := [faces]bool{Body: want >= ReadableText, Display: want >= ReadableAll}
	if want != ReadableOff {
		for _, one := range [...]struct {
			*laterFont
			name assets.LaterFont
		}{{&r.latin, assets.FontReadable}, {&r.accented, assets.FontReadableExt}} {
			if one.asked && one.coming == nil {
				continue
			}
			if source, ok := one.take(one.name); ok {
				r.sources = append(r.sources, source)
			}
		}
		if len(r.sources) < 2 {
			return
		}
	}
	if on != r.on {
		r.on = on
		f.order()
		f.foreign.later.fresh = true
	}
}

// readableRow makes the row of the letters.
func readableRow(s *Stage) *option {
	l := &s.Lang
	return wordsRow(&Segments{Text: l.Say(words.SettingReadable), At: int(s.Settings.Readable),
		Words: []string{l.Say(words.ReadableOff), l.Say(words.ReadableText), l.Say(words.ReadableAll)},
		OnChange: func(s *Stage, i int) {
			s.Settings.Readable = Readable(i)
			s.Changed()
		}})
}
