package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// The mark is 100 by 134 units: a 4 folded from a ribbon into a masked,
// winking face. Its box here reaches from -10, -4 to 110, 134.
func mark(p *paper) {
	t := tones(theme.Midnight)
	head(p, t.headLight, t.headDark)
	p.fill(svg("M-10 38C10 30 34 34 54 45C70 34 92 30 110 38C112 70 98 90 76 90H24C2 90 -12 70 -10 38Z"), t.coral)
	p.fill(svg("M66 38.5C80 33 96 32 110 38C112 70 98 90 76 90H66Z"), t.coralDeep)
	p.line(svg("M75 58C80 68 94 68 100 58"), 6, t.ink)
	p.line(svg("M73 109C83 110 89 104 90 96"), 5.5, t.cream)
	ribbon(p, t.cream, t.creamFold, t.ink)
	p.fill(dot(39.2, 66, 8.6), t.cream)
	p.fill(dot(41.4, 66, 4.6), t.ink)
}

// markSmall is the mark for 16 to 40 pixels: no smirk, a larger eye.
func markSmall(p *paper) {
	t := tones(theme.Midnight)
	head(p, t.headLight, t.headDark)
	p.fill(svg("M-10 36C10 28 34 32 54 43C70 32 92 28 110 36C112 70 98 92 76 92H24C2 92 -12 70 -10 36Z"), t.coral)
	p.fill(svg("M66 36.5C80 31 96 30 110 36C112 70 98 92 76 92H66Z"), t.coralDeep)
	p.line(svg("M76 57C81 68 94 68 100 57"), 8, t.ink)
	ribbon(p, t.cream, t.creamFold, t.ink)
	p.fill(dot(39, 66, 9.5), t.cream)
}

func head(p *paper, light, dark color.RGBA) {
	p.fill(poly(50, 3, 98, 30, 98, 92, 50, 130, 2, 92, 2, 30), light)
	p.fill(poly(50, 3, 98, 30, 98, 92, 58, 123.7, 58, 7.5), dark)
}

func ribbon(p *paper, paper, fold, counter color.RGBA) {
	p.fill(poly(66, -4, -4, 76, -4, 92, 106, 92, 96, 76, 66, 76), paper)
	p.fill(poly(49.5, 15, 66, -4, 66, 134, 49.5, 119), paper)
	p.fill(poly(49.5, 76, 66, 76, 66, 92, 49.5, 92), fold)
	p.fill(poly(-4, 92, -4, 76, 17, 76), fold)
	p.fill(poly(17.5, 76, 49.5, 39.5, 49.5, 76), counter)
}

// back paints the card's other side.
func back(p *paper) {
	t := tones(theme.Midnight)
	p.within(cardShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), t.plum700)
		p.fill(rays(60, 92, 14, 160, 0.11), t.plum600)
		for _, c := range []struct {
			code string
			x, y float64
		}{{"R", 20, 24}, {"Y", 100, 24}, {"G", 100, 156}, {"B", 20, 156}} {
			p.sign(c.code, c.x, c.y, 7, t.coral)
		}
		q := p.move(19.5, 36).grow(0.81, 0.81)
		q.faint(0.45, func(q *paper) {
			q.move(4, 5).fill(poly(50, 3, 98, 30, 98, 92, 50, 130, 2, 92, 2, 30), t.ink)
		})
		mark(q)
		p.keyline()
	})
}

// backSmall is the back for cards of 40 pixels and less: mask and 4 only, with
// a stronger edge so that a fan of them can be counted.
func backSmall(p *paper) {
	t := tones(theme.Midnight)
	p.within(cardShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), t.plum600)
		p.fill(poly(0, 138, 120, 82, 120, 180, 0, 180), t.plum700)
		markSmall(p.move(23.5, 41.5).grow(0.73, 0.73))
		p.line(box(3.2, 3.2, cardW-6.4, cardH-6.4, 8), 4, t.cream)
	})
}
