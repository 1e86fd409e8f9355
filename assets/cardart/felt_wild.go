package cardart

import (
	"fmt"
	"image/color"
	"math"

	"github.com/tdewolff/canvas"
)

// polar is the point at a radius and an angle in degrees, its y stretched.
func polar(r, deg, stretch float64) (x, y float64) {
	sin, cos := math.Sincos(deg * math.Pi / 180)
	return r * cos, r * sin * stretch
}

// blade is a quarter of a wheel of radius R from an angle on, between two arcs of radius r.
func blade(R, r, from float64) *canvas.Path {
	x0, y0 := polar(R, from, 1)
	x1, y1 := polar(R, from+90, 1)
	return svg(fmt.Sprintf("M0,0 A%g,%g 0 0 1 %.3f,%.3f A%g,%g 0 0 1 %.3f,%.3f A%g,%g 0 0 0 0,0 Z", r, r, x0, y0, R, R, x1, y1, r, r))
}

// seam is the arc at the beginning of a blade.
func seam(R, r, from float64) *canvas.Path {
	x, y := polar(R, from, 1)
	return svg(fmt.Sprintf("M0,0 A%g,%g 0 0 1 %.3f,%.3f", r, r, x, y))
}

// wheelSign is the wild's small wheel, with a rim.
func (p *paper) wheelSign(x, y, r float64, named string, rim color.RGBA, wide float64) {
	const from = 188.0
	q := p.move(x, y)
	q.fill(canvas.Circle(r+wide), rim)
	for i, s := range cutSuits(named) {
		q.fill(blade(r, 0.8*r, from+90*float64(i)), s.base)
	}
	for i := range 4 {
		q.line(seam(r, 0.8*r, from+90*float64(i)), max(0.7, r*0.09), rim)
	}
	q.fill(canvas.Circle(0.22*r), feltTones().paper)
}

// cutWild paints the wild card; named is "" or the code of the colour it was played for.
func (w *pen) cutWild(p *paper, named string) {
	const R, r, from = 150.0, 118.0, 220.0
	t, window, colours := feltTones(), svg(cutWindow), cutSuits(named)
	p.within(sheetShape(), func(p *paper) {
		p.cutBody()
		p.within(window, func(p *paper) {
			q := p.move(60, 90)
			for i, s := range colours {
				b := blade(R, r, from+90*float64(i))
				q.fill(b, s.base)
				q.line(b, 0.6, s.base)
			}
			for i, s := range colours {
				a := from + 90*float64(i)
				x0, y0 := polar(R, a, 1)
				x1, y1 := polar(R, a+34, 1)
				q.fill(svg(fmt.Sprintf("M0,0 A%g,%g 0 0 1 %.3f,%.3f L%.3f,%.3f A%g,%g 0 0 0 0,0 Z", r, r, x0, y0, x1, y1, r*1.1, r*1.1)), s.deep)
				for _, l := range [2][2]float64{{6, 0.08}, {3, 0.12}} {
					q.line(seam(R, r, a), l[0], alpha(t.ink, l[1]))
				}
				q.line(seam(R, r, a), 2.2, t.paper)
			}
			for i, at := range [4][2]float64{{-27, -26}, {27, -46}, {27, 26}, {-27, 46}} {
				q.cutSign(colours[i].code, at[0], at[1], 31, t.paper, colours[i].ink, 1.3)
			}
			q.fill(dot(0.8, 2, 15), alpha(t.ink, 0.22))
			q.fill(canvas.Circle(14), t.ink)
			q.fill(canvas.Circle(11), t.paper)
			q.fill(canvas.Circle(6.4), t.brass)
			q.fill(canvas.Circle(2.4), t.brassDark)
		})
		p.recess(window, 0.16)
		p.twice(func(p *paper) { p.wheelSign(13.8, 25.5, 9.6, named, t.ink, 1.3) })
	})
}

// cutWildFour paints the one card with sharp points: a toothed wheel before a broken star at night.
func (w *pen) cutWildFour(p *paper, named string) {
	t, window := feltTones(), svg(cutWindow)
	p.within(sheetShape(), func(p *paper) {
		p.cutBody()
		p.within(window, func(p *paper) {
			p.fade(window, rgb(0x3A2B50), rgb(0x191124))
			q := p.move(60, 90)
			q.fill(brokenStar(1), rgb(0x4A3669))
			q.fill(brokenStar(0.8), rgb(0x2C2040))
			q.saw(named)
		})
		p.recess(window, 0.25)
		black := color.RGBA{A: 255}
		path := w.plusPath('4', 58.6, 90, 46)
		p.move(0.8, 3).faint(0.3, func(p *paper) { p.line(path, 12, black) })
		for _, l := range []outline{{t.night, 13}, {t.amber, 6.4}, {t.night, 3}} {
			p.fill(path, l.c)
			p.line(path, l.wide, l.c)
		}
		p.fill(path, t.paper)
		p.twice(func(p *paper) {
			p.fill(svg("M2.6,14 A11.4,11.4 0 0 1 14,2.6 H18 A5.5,5.5 0 0 1 23.5,8.1 V38.5 A5.5,5.5 0 0 1 18,44 H8.1 A5.5,5.5 0 0 1 2.6,38.5 Z"), t.night)
			p.fill(w.plusPath('4', 12.9, 15.8, 13), t.paper)
			p.wheelSign(13.1, 33.4, 6.6, named, t.paper, 1.1)
		})
	})
}

func brokenStar(k float64) *canvas.Path {
	const n = 14
	var xy []float64
	for i := range 2 * n {
		q := k
		if i%2 == 1 {
			q *= 0.62
		}
		sin, cos := math.Sincos((float64(i)/n - 0.5) * math.Pi)
		xy = append(xy, 96*q*cos, 112*q*sin)
	}
	return poly(xy...)
}

// saw is the toothed wheel, sixteen teeth that lean clockwise, four to a colour.
func (p *paper) saw(named string) {
	const n, stretch, inner = 16, 1.5, 43.5
	t := feltTones()
	var xy []float64
	for k := range n {
		a := -180 + 360/float64(n)*float64(k)
		x0, y0 := polar(inner, a, stretch)
		x1, y1 := polar(52.5, a+360/float64(n)*0.92, stretch)
		xy = append(xy, x0, y0, x1, y1)
	}
	ring := poly(xy...)
	for _, l := range [3][2]float64{{7, 0.16}, {4, 0.2}, {2, 0.3}} {
		p.move(1, 2.4).line(ring, l[0], alpha(color.RGBA{A: 255}, l[1]))
	}
	p.fill(ring, t.paper)
	p.cut(ring, 3.4, t.paper)
	colours := cutSuits(named)
	for k, s := range colours {
		part := xy[16*k : 16*k+16]
		end := xy[(16*k+16)%len(xy):]
		d := fmt.Sprintf("M0,0 A34,51 0 0 1 %.3f,%.3f", part[0], part[1])
		for i := 2; i < len(part); i += 2 {
			d += fmt.Sprintf(" L%.3f,%.3f", part[i], part[i+1])
		}
		p.fill(svg(d+fmt.Sprintf(" L%.3f,%.3f A34,51 0 0 0 0,0 Z", end[0], end[1])), s.base)
	}
	for k, s := range colours {
		x0, y0 := polar(inner, float64(90*k-180), stretch)
		x1, y1 := polar(inner, float64(90*k-150), stretch)
		p.fill(svg(fmt.Sprintf("M0,0 A34,51 0 0 1 %.3f,%.3f A43.5,65.25 0 0 1 %.3f,%.3f A36,54 0 0 0 0,0 Z", x0, y0, x1, y1)), s.deep)
		p.line(svg(fmt.Sprintf("M0,0 A34,51 0 0 1 %.3f,%.3f", x0, y0)), 2, t.paper)
	}
	for k, at := range [4][2]float64{{-20, -43}, {25, -43}, {20, 43}, {-25, 43}} {
		p.cutSign(colours[k].code, at[0], at[1], 24, t.paper, colours[k].ink, 1)
	}
}
