package cardart

import (
	"image"
	"math"

	"github.com/tdewolff/canvas"

	"fourtell/assets/theme"
)

// Wheel geometry, units: four pieces of a ring, turned a little like the
// pinwheel of the wild.
const (
	wheelInner, wheelOuter = 74, 200
	wheelTurn              = -15.0 // degrees, of the red piece's upper edge from straight up
	wheelGap               = 3.0
)

// centrePictures is the middle of the table and of the modals: the disc under
// the discard pile, the colour wheel, the eye of the verdict.
func centrePictures(th theme.Theme) []Picture {
	all := []Picture{whole("wood", "wood", 220, 220, func(p *paper) { wood(th, p) })}
	all = append(all, wheelPictures(th)...)
	return append(all,
		whole("signs", "eye-open", 160, 160, func(p *paper) { verdictEye(th, p, 2) }),
		whole("signs", "eye-half", 160, 160, func(p *paper) { verdictEye(th, p, 1) }),
		whole("signs", "eye-closed", 160, 160, func(p *paper) { verdictEye(th, p, 0) }))
}

// wood is the lacquered board under the discard pile.
func wood(th theme.Theme, p *paper) {
	if th == theme.Felt {
		p.move(110, 110).fill(canvas.Circle(109), alpha(rgb(0xFFFFFF), 0.045))
		return
	}
	q := p.move(110, 110)
	q.fill(canvas.Circle(109), rgb(0x3B2018))
	q.fill(canvas.Circle(106), rgb(0x6B3B1F))
	// Sixteen veneers meet in the middle, light and dark by turns; nothing
	// finer, because cards lie on it.
	q.fill(canvas.Circle(101), rgb(0x502A17))
	q.fill(rays(0, 0, 16, 100.5, 0.1), rgb(0x5B321C))
	q.line(canvas.Circle(101), 1.6, rgb(0xA9672F))
	q.line(canvas.Circle(95), 1, alpha(rgb(0xA9672F), 0.6))
}

func wheelPictures(th theme.Theme) []Picture {
	var all []Picture
	for i, s := range suits(th) {
		from := wheelTurn - 180 + 90*float64(i)
		shape := wheelShape(from)
		b := shape.Bounds()
		// Room for the line of a chosen piece.
		const m = 5
		x0, y0 := int(math.Floor(b.X0))-m, int(math.Floor(b.Y0))-m
		w, h := int(math.Ceil(b.X1))+m-x0, int(math.Ceil(b.Y1))+m-y0
		piece := func(p *paper) {
			q := p.move(float64(-x0), float64(-y0))
			q.within(shape, func(q *paper) {
				q.fill(canvas.Circle(wheelOuter+5), s.base)
				q.fill(sector(0, wheelOuter+5, from, from+28), s.deep)
			})
		}
		c := whole("wheel", "wheel/"+s.code, w, h, piece)
		c.Origin = image.Pt(-x0, -y0)
		all = append(all, c)
		if i == 0 {
			// The outline of a chosen piece, white to be tinted; turned by
			// quarters about the hub it fits the others.
			line := whole("white", "wheel-line", w, h, func(p *paper) {
				p.move(float64(-x0), float64(-y0)).line(shape, 5, tones(th).white)
			})
			line.Origin = c.Origin
			all = append(all, line)
		}
	}
	return all
}

// wheelShape is a quarter of the ring with straight, parallel gaps.
func wheelShape(from float64) *canvas.Path {
	trim := func(r float64) float64 { return math.Asin(wheelGap/r) * 180 / math.Pi }
	const steps = 64
	var xy []float64
	arc := func(r, a, b float64) {
		for i := 0; i <= steps; i++ {
			t := (a + (b-a)*float64(i)/steps) * math.Pi / 180
			xy = append(xy, r*math.Cos(t), r*math.Sin(t))
		}
	}
	arc(wheelOuter, from+trim(wheelOuter), from+90-trim(wheelOuter))
	arc(wheelInner, from+90-trim(wheelInner), from+trim(wheelInner))
	return poly(xy...)
}

// verdictEye is the Wild Draw Four's eye, large: 0 shut, 1 glaring, 2 wide open.
func verdictEye(th theme.Theme, p *paper, open int) {
	if th == theme.Felt {
		cutVerdictEye(p.move(80, 80), open)
		return
	}
	t := tones(th)
	q := p.move(80, 80)
	q.fill(canvas.Circle(78), t.plum600)
	q.fill(canvas.Circle(72), t.ink)
	q.within(canvas.Circle(57), func(q *paper) {
		q.fill(canvas.Circle(60), t.cream)
		q.fill(svg("M0 -60A60 60 0 0 1 0 60Z"), t.cream2)
		switch open {
		case 2:
			q.fill(canvas.Circle(31), t.coral)
			q.fill(svg("M0 -31A31 31 0 0 1 0 31Z"), t.coralDeep)
			q.fill(poly(0, -34, 14, 0, 0, 34, -14, 0), t.ink)
			q.fill(dot(-11, -14, 5), t.cream)
		case 1:
			q.fill(poly(0, -38, 20, 8, 0, 52, -20, 8), t.ink)
			q.fill(poly(-70, -34, 70, -4, 70, -80, -70, -80), t.headDark)
			q.cut(poly(-70, -32, 70, -2, 70, -4, -70, -34), 5, t.ink)
		default:
			q.fill(canvas.Circle(60), t.headLight)
			q.fill(svg("M0 -60A60 60 0 0 1 0 60Z"), t.headDark)
		}
	})
	if open == 0 {
		q.line(svg("M-50 6Q0 46 50 6"), 9, t.ink)
		for _, k := range []float64{-1, 0, 1} {
			x := k * 27
			y := 26 - 7*math.Abs(k)
			q.line(seg(x, y, x+k*7, y+14), 7, t.ink)
		}
	}
}
