package cardart

import (
	"image/color"
	"math"

	"github.com/tdewolff/canvas"

	"fourtell/assets/theme"
)

// vane is one quadrant of a wild: its shape, its fold and where its symbol sits.
type vane struct {
	shape, fold *canvas.Path
	x, y, r     float64
}

// vanes are cut from an off-centre hub to four points on the edge, a pinwheel
// as large as the card; in suits' order, clockwise from the top left.
func vanes() [4]vane {
	const x, y = 63, 86
	return [4]vane{
		{poly(x, y, 0, 44, 0, 0, 88, 0), poly(x, y, 88, 0, 36, 0), 40, 46, 17},
		{poly(x, y, 88, 0, 120, 0, 120, 130), poly(x, y, 120, 130, 120, 66), 95, 38, 16.5},
		{poly(x, y, 120, 130, 120, 180, 38, 180), poly(x, y, 38, 180, 86, 180), 80, 140, 17.5},
		{poly(x, y, 38, 180, 0, 180, 0, 44), poly(x, y, 0, 44, 0, 108), 27, 132, 17},
	}
}

// drained is the suits as a wild shows them: all four, or one and three grey.
func drained(named string) [4]suit {
	var out [4]suit
	for i, s := range suits(theme.Midnight) {
		if named != "" && named != s.code {
			grey := unnamed()
			grey.code = s.code
			s = grey
		}
		out[i] = s
	}
	return out
}

// pinwheel is the wild's small sign: four folded vanes round a cream hub.
func (p *paper) pinwheel(x, y, r float64, named string) {
	q := p.move(x, y).turn(-12).grow(r, r)
	for i, s := range drained(named) {
		v := q.turn(float64(i) * 90)
		v.fill(poly(0, 0, -1, 0, -0.5, -0.86, 0, -1), s.base)
		v.fill(poly(0, 0, 0, -1, -0.5, -0.86), s.deep)
	}
	q.fill(canvas.Circle(0.2), tones(theme.Midnight).cream)
}

// wild paints the wild card; named is "" or the code of the colour it was
// played for, which leaves the other three quadrants grey.
func (w *pen) wild(p *paper, named string) {
	t := tones(theme.Midnight)
	p.within(cardShape(), func(p *paper) {
		colours := drained(named)
		p.fill(box(0, 0, cardW, cardH, 0), t.ink)
		for i, v := range vanes() {
			// A hair of overlap under the neighbour hides the seam.
			p.cut(v.shape, 0.6, colours[i].base)
			p.fill(v.shape, colours[i].base)
		}
		for i, v := range vanes() {
			p.fill(v.fold, colours[i].deep)
		}
		for i, v := range vanes() {
			p.sign(colours[i].code, v.x+1.8, v.y+2.1, v.r, colours[i].ink)
			p.sign(colours[i].code, v.x, v.y, v.r, colours[i].numeral)
		}
		const x, y = 63, 86
		p.faint(0.55, func(p *paper) { p.fill(dot(x+1.5, y+2, 13.5), t.ink) })
		p.fill(dot(x, y, 13.5), t.cream)
		p.fill(dot(x, y, 9), t.ink)
		if named == "" {
			p.pinwheel(x, y, 7, "")
		} else {
			for _, s := range suits(theme.Midnight) {
				if s.code == named {
					p.sign(named, x, y, 6, s.light)
				}
			}
		}
		p.twice(func(p *paper) {
			p.fill(indexTab(33), t.ink)
			p.pinwheel(13.6, 18.6, 9.2, named)
		})
		p.keyline()
	})
}

// wildFour paints the Wild Draw Four: four sickles round a glaring eye.
func (w *pen) wildFour(p *paper, named string) {
	t := tones(theme.Midnight)
	p.within(cardShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), t.ink)
		for i := 0; i < 24; i++ {
			a, h := float64(i)*15*math.Pi/180, 2.6*math.Pi/180
			p.fill(poly(63, 86, 63+190*math.Cos(a-h), 86+190*math.Sin(a-h), 63+190*math.Cos(a+h), 86+190*math.Sin(a+h)), t.plum700)
		}
		sickles(p, named)
		glare(p.move(65, 61), 1, t.ink)
		w.plusFour(p)
		p.twice(func(p *paper) {
			p.fill(indexTab(50), t.ink)
			w.indexValue(p, "+4", t.cream)
			p.pinwheel(13.6, 38.8, 7.6, named)
		})
		p.keyline()
	})
}

func sickles(p *paper, named string) {
	const x, y = 65, 61
	turn := [4]float64{-172, -82, 8, 98}
	dark := tones(theme.Midnight).shadow
	for _, deg := range turn {
		p.faint(0.6, func(p *paper) {
			q := p.move(x+2.5, y+4).turn(deg)
			q.fill(poly(0, 0, 16, -31, 92, 6, 22, 13), dark)
		})
	}
	colours := drained(named)
	for i, deg := range turn {
		q := p.move(x, y).turn(deg)
		q.fill(poly(0, 0, 16, -31, 92, 6, 22, 13), colours[i].base)
		q.fill(poly(0, 0, 92, 6, 22, 13), colours[i].deep)
	}
	for i, deg := range turn {
		sin, cos := math.Sincos(deg * math.Pi / 180)
		lx, ly := 35.0, -8.0
		if colours[i].code == "B" {
			lx = 29 // clear of the great 4
		}
		p.sign(colours[i].code, x+lx*cos-ly*sin, y+lx*sin+ly*cos, 7.6, colours[i].numeral)
	}
}

// glare is the eye of the Wild Draw Four, k times its size on the card.
func glare(p *paper, k float64, lid color.RGBA) {
	t := tones(theme.Midnight)
	q := p.grow(k, k)
	q.fill(canvas.Circle(17), t.ink)
	q.fill(canvas.Circle(13.5), t.cream)
	q.fill(poly(0, -9, 4.8, 2, 0, 12.5, -4.8, 2), t.ink)
	q.fill(svg("M-13.9 -6.6L13.9 -1.2A14.2 14.2 0 0 0 -13.9 -6.6Z"), lid)
}

func (w *pen) plusFour(p *paper) {
	t := tones(theme.Midnight)
	four, cross := w.text('4', 58, 66, 136), plus(25, 137, 29, 10.5)
	both := func(p *paper, c color.RGBA, halo float64) {
		if halo > 0 {
			p.line(four, halo, c)
			p.line(cross, halo, c)
		}
		p.fill(four, c)
		p.fill(cross, c)
	}
	both(p, t.ink, 8)
	both(p.move(3.5, 4), t.ink, 8)
	both(p.move(3.5, 4), t.coral, 0)
	both(p, t.cream, 0)
}
