package paint

import (
	"bytes"
	"log"
	"slices"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// laterFonts are the fonts of the house that come the first time somebody wants them: their heights would move the lines of
// everybody else, and a page would download them for nothing.
type laterFonts struct {
	all   map[assets.LaterFont]*laterFont
	fresh bool // a font has come since everything was laid out
}

// laterFont is one of them on its way.
type laterFont struct {
	asked  bool
	coming chan []byte // what was fetched, nil where it could not be; nil before and after
}

// take is the font when it is there, asking for it the first time: at once where it is embedded, in a later tick where it is
// fetched, never where it cannot be.
func (l *laterFont) take(name assets.LaterFont) (*text.GoTextFaceSource, bool) {
	if !l.asked {
		l.asked = true
		l.coming = make(chan []byte, 1)
		bring := func(to chan<- []byte) {
			b, err := moreFont(name)
			if err != nil {
				log.Printf("the font %v is not there, others stand in for it: %v", name, err)
			}
			to <- b
		}
		if fetchesFonts {
			go bring(l.coming)
		} else {
			bring(l.coming)
		}
	}
	select {
	case b := <-l.coming:
		l.coming = nil
		source, err := text.NewGoTextFaceSource(bytes.NewReader(b))
		return source, err == nil // a test reads each
	default:
		return nil, false
	}
}

// bring takes in the fonts for letters that are wanted, and says whether any has come.
func (f *fonts) bring() bool {
	l := &f.foreign.later
	came := false
	for _, name := range assets.LaterFonts() {
		one := l.all[name]
		if one == nil && !slices.ContainsFunc(f.foreign.wanted, name.Wants) {
			continue
		}
		if one == nil {
			if l.all == nil {
				l.all = map[assets.LaterFont]*laterFont{}
			}
			one = &laterFont{}
			l.all[name] = one
		}
		if source, ok := one.take(name); ok {
			f.add([]*text.GoTextFaceSource{source})
			came = true
		}
	}
	if came {
		f.foreign.wanted = slices.DeleteFunc(f.foreign.wanted, f.has)
		l.fresh = true
	}
	return came
}
