package cardart

import (
	"image/color"
	"math"

	"github.com/tdewolff/canvas"
)

// symbol is a suit's sign with unit radius round 0, 0: flame, sun, leaf,
// hexagon. None is a rotation of another and each reads at 8 pixels.
func symbol(code string) *canvas.Path {
	switch code {
	case "R":
		return svg("M.08 -1C.02 -.62 .74 -.36 .74 .32C.74 .74 .42 1 0 1C-.42 1 -.76 .72 -.76 .28C-.76 -.02 -.6 -.24 -.46 -.44C-.4 -.24 -.32 -.14 -.2 -.1C-.34 -.5 -.22 -.84 .08 -1Z")
	case "Y":
		return star(8, 1, 0.56, 1, -math.Pi/2)
	case "G":
		return svg("M.86 -.86C.96 .12 .62 .8 -.08 .8C-.26 .8 -.4 .76 -.52 .68L-.8 .96L-.96 .8L-.68 .52C-.76 .4 -.8 .26 -.8 .08C-.8 -.62 -.12 -.96 .86 -.86Z")
	}
	return hexagon(1)
}

func hexagon(r float64) *canvas.Path {
	var xy []float64
	for i := 0; i < 6; i++ {
		a := float64(i) * math.Pi / 3
		xy = append(xy, math.Cos(a)*r, math.Sin(a)*r)
	}
	return poly(xy...)
}

// sign paints a symbol of radius r.
func (p *paper) sign(code string, x, y, r float64, c color.RGBA) {
	p.move(x, y).grow(r, r).fill(symbol(code), c)
}

// greatSign paints the symbol that fills a face, with its inner drawing.
func (p *paper) greatSign(code string, x, y, r float64, outer, inner color.RGBA) {
	q := p.move(x, y).grow(r, r)
	switch code {
	case "R":
		q.fill(symbol("R"), outer)
		q.fill(svg("M.06 .12C.04 .34 .36 .4 .36 .66C.36 .84 .2 .92 .02 .92C-.18 .92 -.34 .82 -.34 .62C-.34 .4 -.06 .34 .06 .12Z"), inner)
	case "Y":
		q.fill(canvas.Circle(0.5), outer)
		for i := 0; i < 8; i++ {
			a := float64(i)*math.Pi/4 - math.Pi/2
			pt := func(r, t float64) (float64, float64) { return math.Cos(a+t) * r, math.Sin(a+t) * r }
			x0, y0 := pt(0.62, -0.3)
			x1, y1 := pt(1.02, 0)
			x2, y2 := pt(0.62, 0.3)
			q.fill(poly(x0, y0, x1, y1, x2, y2), outer)
		}
	case "G":
		q.fill(symbol("G"), outer)
		q.cut(svg("M.46 -.46L-.66 .66M.12 -.12V-.5M.12 -.12H.5M-.2 .2V-.28M-.2 .2H.28"), 0.075, inner)
	default:
		q.fill(hexagon(1), outer)
		q.fill(hexagon(0.66), inner)
		q.fill(hexagon(0.36), outer)
	}
}
