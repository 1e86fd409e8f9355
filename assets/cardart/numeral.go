package cardart

import (
	"fmt"

	"github.com/tdewolff/canvas"
)

// pen writes single figures as outlines in the display face.
type pen struct {
	figure map[rune]*canvas.Path // y upward, any size
}

// newPen takes the figures out of the display font (woff or sfnt).
func newPen(font []byte) (*pen, error) {
	family := canvas.NewFontFamily("display")
	if err := family.LoadFont(font, 0, canvas.FontRegular); err != nil {
		return nil, fmt.Errorf("display font: %w", err)
	}
	face := family.Face(100, canvas.Black, canvas.FontRegular, canvas.FontNormal)
	w := &pen{figure: map[rune]*canvas.Path{}}
	for _, r := range "0123456789AJQK" {
		p, _, err := face.ToPath(string(r))
		if err != nil || p.Empty() {
			return nil, fmt.Errorf("display font: no outline for %q: %v", r, err)
		}
		w.figure[r] = p
	}
	return w, nil
}

// text outlines one figure so that its ink is h units high and centred on x, y.
func (w *pen) text(figure rune, h, x, y float64) *canvas.Path {
	p := w.figure[figure]
	b := p.Bounds()
	k := h / (b.Y1 - b.Y0)
	m := canvas.Identity.Translate(x, y).Scale(k, -k).Translate(-(b.X0+b.X1)/2, -(b.Y0+b.Y1)/2)
	return p.Copy().Transform(m)
}
