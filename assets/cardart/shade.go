package cardart

import (
	"image/color"
	"math"

	"github.com/tdewolff/canvas"
)

// shade fills the whole paper with white at the opacity a gives for the middle
// of each pixel, in units from the top left corner.
func (p *paper) shade(a func(x, y float64) float64) {
	b := p.img.Bounds()
	for y := 0; y < b.Dy(); y++ {
		for x := 0; x < b.Dx(); x++ {
			v := a((float64(x)+0.5)/p.px, (float64(y)+0.5)/p.px)
			p.img.SetRGBA(x, y, alpha(color.RGBA{255, 255, 255, 255}, math.Max(0, math.Min(1, v))))
		}
	}
}

// edge eases a linear ramp from 1 to 0 so that neither end shows a line.
func edge(t float64) float64 {
	t = math.Max(0, math.Min(1, t))
	return t * t * (3 - 2*t)
}

// fall is a round light: 1 in the middle, 0 at radius r.
func fall(x, y, r float64) float64 { return edge(1 - math.Hypot(x, y)/r) }

// dashes strokes a path with round dashes that close evenly.
func (p *paper) dashes(path *canvas.Path, width float64, c color.RGBA) {
	n := math.Round(path.Length() / 13)
	unit := path.Length() / n
	p.line(path.Dash(0, unit*0.55, unit*0.45), width, c)
}
