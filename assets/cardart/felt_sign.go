package cardart

import (
	"math"

	"github.com/tdewolff/canvas"
)

// cutSigns is the symbols of the deck of cut paper outside the cards.
func cutSigns() []Picture {
	const n = 48
	t := feltTones()
	var all []Picture
	for _, s := range cutSuits("") {
		all = append(all,
			whole("signs", "symbol/"+s.code, n, n, func(p *paper) { p.cutSign(s.code, n/2, n/2, 41, s.base, s.ink, 2) }),
			whole("signs", "symbol-cream/"+s.code, n, n, func(p *paper) { p.cutSign(s.code, n/2, n/2, 41, t.paper, s.ink, 2) }),
			whole("signs", "symbol-ink/"+s.code, n, n, func(p *paper) { p.cutSign(s.code, n/2, n/2, 42, t.ink, s.ink, 0) }),
			whole("signs", "symbol-disc/"+s.code, n, n, func(p *paper) {
				p.fill(dot(n/2, n/2, n/2-1), s.ink)
				p.fill(dot(n/2, n/2, n/2-2.6), s.base)
				p.cutSign(s.code, n/2, n/2, 27, t.paper, s.ink, 1.6)
			}))
	}
	return append(all, whole("signs", "pinwheel", n, n, func(p *paper) { p.wheelSign(n/2, n/2, 20.6, "", t.ink, 2) }))
}

// cutVerdictEye is the back's eye, large, round 0, 0: 0 shut, 1 half, 2 wide open.
func cutVerdictEye(p *paper, open int) {
	t := feltTones()
	shape := almond(66, 54)
	p.fill(shape, t.plumDeep)
	p.line(shape, 20, t.plumDeep)
	if open == 0 {
		p.fill(shape, t.plumLight)
		p.line(svg("M-62,4 C-36,44 36,44 62,4"), 7, t.ink)
		for k := -2.0; k <= 2; k++ {
			x := k * 22
			y := 33 - 4.4*k*k
			p.line(seg(x, y, x+k*5, y+13-math.Abs(k)), 6, t.ink)
		}
		return
	}
	p.fill(shape, t.paper)
	p.line(shape, 4.5, t.brass)
	p.within(shape, func(p *paper) {
		p.iris(37, 34)
		p.fill(canvas.Circle(15), t.ink)
		p.fill(dot(-14, -15, 6.5), rgb(0xFFFFFF))
		if open == 1 {
			p.fill(svg("M-80,-60 H80 V-2 C40,-8 -40,-8 -80,-2 Z"), t.plumLight)
			p.line(svg("M-80,-2 C-40,-8 40,-8 80,-2"), 6, t.ink)
			return
		}
		p.fill(svg("M-76,-2 C-38,-58 38,-58 76,-2 C38,-40 -38,-40 -76,-2 Z"), alpha(t.ink, 0.22))
	})
}
