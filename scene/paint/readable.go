package paint

import (
	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// readableFont are the readable letters, once somebody has wanted them.
type readableFont struct {
	latin, accented laterFont
	sources         []*text.GoTextFaceSource
	on              [faces]bool
}

// readable sets the faces with the readable letters or without, as soon as they are there; until then, and where they cannot be
// had, with the house's own.
func (f *fonts) readable(body, display bool) {
	r := &f.clear
	on := [faces]bool{Body: body, Display: display}
	if body || display {
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
