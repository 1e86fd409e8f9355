package cardart

import (
	"fmt"

	"github.com/tdewolff/canvas"
)

// cutBack paints the other side: ribbons woven over and under, the suits' symbols in the holes, and an eye with a 4 in it.
func (w *pen) cutBack(p *paper) {
	t := feltTones()
	window := box(6.5, 6.5, 107, 167, 9)
	p.within(sheetShape(), func(p *paper) {
		p.cutBody()
		p.within(window, func(p *paper) {
			p.weave()
			p.line(window, 1.6, t.brass)
		})
		p.recess(window, 0.16)
		w.cutEye(p.move(60, 90).grow(0.84, 0.84))
	})
}

// weave is a lattice of ribbons, each over the next and under the one after.
func (p *paper) weave() {
	const pitch = 27.0
	const q, wide = pitch / 2, pitch * 0.27
	t := feltTones()
	p.fill(box(0, 0, cardW, cardH, 0), t.plumDeep)
	edge, rise, sink := rgb(0x2A1C3D), rgb(0x6A5088), rgb(0x5A4277)
	each := func(use func(i, j int, x, y float64)) {
		for i := -8; i <= 8; i++ {
			for j := -9; j <= 9; j++ {
				use(i, j, 60+float64(i)*q, 90+float64(j)*q)
			}
		}
	}
	ribbon := func(x, y float64, up bool) {
		dx, dy, c := q/2, q/2, sink
		if up {
			dy, c = -dy, rise
		}
		p.cut(seg(x-dx, y-dy, x+dx, y+dy), wide+pitch*0.09, edge)
		p.cut(seg(x-dx*1.06, y-dy*1.06, x+dx*1.06, y+dy*1.06), wide, c)
	}
	for pass := range 2 {
		each(func(i, j int, x, y float64) {
			if (i+j)%2 == 0 {
				ribbon(x, y, (i%2 == 0) == (pass == 1))
			}
		})
	}
	tint := [4]uint32{0xF0606B, 0xF4B336, 0x4CC088, 0x5E9DF0}
	each(func(i, j int, x, y float64) {
		if (i+j)%2 == 0 {
			return
		}
		k := (i+j-1)/2 + i/2
		if i%2 == 0 {
			k += 2
		}
		k = (k%4 + 4) % 4
		p.cutSign("RYGB"[k:k+1], x, y, pitch*0.36, rgb(tint[k]), t.ink, 0)
	})
}

// almond is the eye's opening: half its width and the height of its arcs.
func almond(half, high float64) *canvas.Path {
	return svg(fmt.Sprintf("M%g,0 C%g,%g %g,%g %g,0 C%g,%g %g,%g %g,0 Z", -half, -0.56*half, -high, 0.56*half, -high, half,
		0.56*half, high, -0.56*half, high, -half))
}

// cutEye is 100 units wide round 0, 0.
func (w *pen) cutEye(p *paper) {
	t := feltTones()
	open := almond(50, 40.5)
	p.move(1, 4).faint(0.4, func(p *paper) { p.fill(open, t.plumDeep); p.line(open, 15, t.plumDeep) })
	p.fill(open, t.plumDeep)
	p.line(open, 15, t.plumDeep)
	p.fill(open, t.paper)
	p.line(open, 3.6, t.brass)
	p.within(open, func(p *paper) {
		p.iris(27, 24.5)
		p.fill(w.text('4', 25, -0.5, 0), t.ink)
		p.fill(dot(-12, -13, 4.6), rgb(0xFFFFFF))
		p.fill(svg("M-56,-2 C-28,-42.5 28,-42.5 56,-2 C28,-30 -28,-30 -56,-2 Z"), alpha(t.ink, 0.22))
	})
}

// iris is a brass disc with twelve ticks: the radii of its rim and of its face.
func (p *paper) iris(rim, face float64) {
	t := feltTones()
	p.fill(canvas.Circle(rim), t.brassDark)
	p.fill(canvas.Circle(face), t.amber)
	for a := 0.0; a < 360; a += 30 {
		x0, y0 := polar(face*0.755, a, 1)
		x1, y1 := polar(face*0.94, a, 1)
		p.line(seg(x0, y0, x1, y1), face*0.073, t.brassDark)
	}
}

// cutBackSmall is the back for cards of 40 units and less: six ribbons, and a plain pupil.
func cutBackSmall(p *paper) {
	t := feltTones()
	p.within(box(0, 0, cardW, cardH, 18), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 18), t.paper)
		inner := box(9, 9, 102, 162, 12)
		p.within(inner, func(p *paper) {
			p.fill(inner, t.plum)
			p.cut(svg("M9,60 L60,9 M9,120 L111,18 M20,171 L111,80 M80,171 L111,140 M111,60 L60,9 M111,120 L9,18 M100,171 L9,80 M40,171 L9,140"), 9, rgb(0x6A5088))
		})
		p.line(inner, 4, t.brass)
		eye := svg("M14,90 C34,52 86,52 106,90 C86,128 34,128 14,90 Z")
		p.fill(eye, t.paper)
		p.line(eye, 8, t.plumDeep)
		p.fill(dot(60, 90, 24), t.amber)
		p.fill(dot(60, 90, 11), t.ink)
	})
}

// cutMark is the eye of the back alone, in the box of the house's mark; small without its 4.
func (w *pen) cutMark(p *paper, small bool) {
	t := feltTones()
	q := p.move(50, 64).grow(1.05, 1.05)
	open := almond(50, 44)
	q.fill(open, t.ink)
	q.line(open, 15, t.ink)
	q.fill(open, t.paper)
	q.line(open, 4, t.brass)
	q.within(open, func(p *paper) {
		if small {
			p.fill(canvas.Circle(25), t.amber)
			p.fill(canvas.Circle(12), t.ink)
		} else {
			p.iris(28, 25.5)
			p.fill(w.text('4', 27, -0.5, 0), t.ink)
		}
		p.fill(dot(-12, -13, 5), rgb(0xFFFFFF))
		p.fill(svg("M-56,-2 C-28,-46 28,-46 56,-2 C28,-32 -28,-32 -56,-2 Z"), alpha(t.ink, 0.25))
	})
}
