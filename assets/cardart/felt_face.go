package cardart

import (
	"image/color"

	"github.com/tdewolff/canvas"
)

// The deck of cut paper: a border of cream paper with a notch at two corners, which carries the index; a window in it through
// which the suit's sheets are seen; and on them a cream numeral in an outline of the suit's ink.
const (
	cutRound = 14 // of a card's corners

	// cutWindow is the hole in the border, with its two notches.
	cutWindow = "M32,6.5 H104.5 A9,9 0 0 1 113.5,15.5 V127 A5.5,5.5 0 0 1 108,132.5 H101.5 A8.5,8.5 0 0 0 93,141 V168 A5.5,5.5 0 0 1 87.5,173.5 H15.5 A9,9 0 0 1 6.5,164.5 V53 A5.5,5.5 0 0 1 12,47.5 H18.5 A8.5,8.5 0 0 0 27,39 V12 A5.5,5.5 0 0 1 32.5,6.5 Z"
)

func sheetShape() *canvas.Path { return box(0, 0, cardW, cardH, cutRound) }

// cutBody is the border's sheet.
func (p *paper) cutBody() {
	t := feltTones()
	p.fade(sheetShape(), t.light, t.shade)
	p.line(box(0.6, 0.6, cardW-1.2, cardH-1.2, cutRound-0.6), 1.2, alpha(t.edge, 0.55))
}

// recess is the shadow the border throws into a window, from a lamp at the top left.
func (p *paper) recess(window *canvas.Path, a float64) {
	ink := feltTones().ink
	p.within(window, func(p *paper) {
		for _, l := range [3][4]float64{{7, 0.45, 0.8, 1.6}, {4, 0.6, 0.5, 1}, {1.6, 1, 0, 0.2}} {
			p.move(l[2], l[3]).line(window, l[0], alpha(ink, a*l[1]))
		}
	})
}

// cutFace paints a coloured card: value is 0 to 9, S (skip), R (reverse) or +2.
func (w *pen) cutFace(p *paper, s cutSuit, value string) {
	t, window := feltTones(), svg(cutWindow)
	p.within(sheetShape(), func(p *paper) {
		p.cutBody()
		p.within(window, func(p *paper) {
			p.fade(window, s.top, s.bottom)
			p.great(s)
		})
		p.recess(window, 0.16)
		switch value {
		case "S", "R":
			p.cutAction(value, 60, 90, 72, t.paper, s.ink, 4.5, 17)
		case "+2":
			p.cutCard(47, 70, -13, s)
			p.cutCard(72, 74, 9, s)
			w.cutPlus(p, '2', 60, 108, 42, t.paper, outline{s.ink, 8})
		default:
			w.cutNumeral(p, rune(value[0]), 60, 90, 58, t.paper, outline{s.ink, 9})
			if value == "6" || value == "9" {
				p.fill(box(43, 123.5, 34, 9, 4.5), s.ink)
				p.fill(box(45.2, 125.7, 29.6, 4.6, 2.3), t.paper)
			}
		}
		p.twice(func(p *paper) { w.cutIndex(p, s, value) })
	})
}

// great is the suit's symbol twice, a large dark sheet cropped by the window and a smaller light one.
func (p *paper) great(s cutSuit) {
	at := func(path *canvas.Path, x, y, kx, ky float64) *canvas.Path {
		return path.Transform(canvas.Identity.Translate(x, y).Scale(kx, ky))
	}
	vein := func(d string, k, x, y, wide, a float64) {
		p.line(at(svg(d), x, y, k, k), wide*k, alpha(s.deep, a))
	}
	switch s.code {
	case "R":
		p.sheet(at(svg(cutFlame), 60, 80, 1.5, 1.62), s.deep, s.ink, 0.07, 1.5)
		p.sheet(at(svg(cutFlame), 60, 92, 1.13, 1.2), s.light, s.ink, 0.08, 1.15)
	case "Y":
		p.sheet(at(burst(8, 50, 36, 5, 5), 60, 90, 1.62, 1.62), s.deep, s.ink, 0.06, 1.62)
		p.sheet(at(burst(8, 50, 37, 5, 5), 60, 90, 1.02, 1.02), s.pale, s.ink, 0.07, 1)
	case "G":
		p.line(at(svg("M-50,58 C-40,50 -30,40 -22,29"), 56, 96, 1.62, 1.62), 9*1.62, s.deep)
		p.sheet(at(svg(cutLeaf), 56, 96, 1.62, 1.62), s.deep, s.ink, 0.07, 1.62)
		p.sheet(at(svg(cutLeaf), 57.5, 94.5, 1.2, 1.2), s.light, s.ink, 0.08, 1.2)
		vein("M-24,31 L30,-32 M-7,12 L20,16 M6,-4 L30,-2 M-7,12 L-10,-14 M6,-4 L5,-28", 1.2, 57.5, 94.5, 2.6, 0.55)
	default:
		p.sheet(at(cutHexagon(49, 9), 60, 90, 1.36, 1.36), s.deep, s.ink, 0.07, 1.36)
		p.sheet(at(cutHexagon(49, 9), 60, 90, 1, 1), s.light, s.ink, 0.08, 1)
		vein("M0,-42 V-20 M36,21 L18,10.5 M-36,21 L-18,10.5", 1, 60, 90, 3, 0.5)
	}
}

// outline is a line round something, in one colour.
type outline struct {
	c    color.RGBA
	wide float64
}

// cutNumeral is a figure h units high with its middle at x, y, in outlines from the widest to the thinnest, over its shadow.
func (w *pen) cutNumeral(p *paper, figure rune, x, y, h float64, fill color.RGBA, lines ...outline) {
	p.outlined(w.text(figure, h, x, y), fill, lines...)
}

// outlined paints a path over its shadow and its outlines, the widest first.
func (p *paper) outlined(path *canvas.Path, fill color.RGBA, lines ...outline) {
	p.move(0.6, 3.4).faint(0.26, func(p *paper) {
		p.fill(path, lines[0].c)
		p.line(path, lines[0].wide, lines[0].c)
	})
	for _, l := range lines {
		p.fill(path, l.c)
		p.line(path, l.wide, l.c)
	}
	p.fill(path, fill)
}

// cutPlus is a plus and a figure side by side, their middle at x, y, the figure h units high.
func (w *pen) cutPlus(p *paper, figure rune, x, y, h float64, fill color.RGBA, lines ...outline) {
	p.outlined(w.plusPath(figure, x, y, h), fill, lines...)
}

func (w *pen) plusPath(figure rune, x, y, h float64) *canvas.Path {
	size, thick := 0.62*h, 0.25*h
	sign := func(a, b float64) *canvas.Path { return box(x-0.40*h-a/2, y+0.02*h-b/2, a, b, 0.10*h) }
	return sign(size, thick).Or(sign(thick, size)).Append(w.text(figure, h, x+0.32*h, y))
}

// cutCard is one of the two small cards of a draw two.
func (p *paper) cutCard(x, y, deg float64, s cutSuit) {
	t := feltTones()
	q := p.move(x, y).turn(deg)
	q.fill(box(-21.1, -30.4, 42.2, 60.8, 8.5), s.ink)
	q.fill(box(-18.5, -27.8, 37, 55.6, 6), t.paper)
	q.fill(box(-14.5, -23.8, 29, 47.6, 3.7), s.base)
	q.cutSign(s.code, 0, -3, 18, t.paper, s.ink, 0)
}

// cutAction is a hop over a seat, or a ribbon that folds back, in a box of size.
func (p *paper) cutAction(value string, x, y, size float64, fill, ink color.RGBA, wide, stroke float64) {
	k := size / 100
	arm, head, seat := svg("M-40,20 C-38,-44 34,-44 37,2"), svg("M15,2 L59,2 L37,34 Z"), dot(-2, 28, 14)
	if value == "R" {
		arm, head, seat = svg("M-38,-27 H12 C46,-27 46,24 12,24 H-14"), svg("M-14,-2 L-14,50 L-48,24 Z"), &canvas.Path{}
	}
	draw := func(p *paper, c color.RGBA, more float64) {
		q := p.move(x, y).grow(k, k)
		q.line(arm, stroke+more, c)
		for _, solid := range []*canvas.Path{head, seat} {
			q.fill(solid, c)
			if !solid.Empty() {
				q.line(solid, 4+more, c)
			}
		}
	}
	if wide > 0 {
		if size > 40 {
			p.move(0.6, 3.4).faint(0.26, func(p *paper) { draw(p, ink, 2*wide/k) })
		}
		draw(p, ink, 2*wide/k)
	}
	draw(p, fill, 0)
}

// cutIndex is what stands in a notch: value above, symbol below, dark on the border's cream.
func (w *pen) cutIndex(p *paper, s cutSuit, value string) {
	switch value {
	case "S", "R":
		p.cutAction(value, 14, 18.5, 18.5, s.ink, s.ink, 0, 21)
	case "+2":
		p.fill(w.plusPath('2', 13.6, 18, 13.2), s.ink)
	default:
		p.fill(w.text(rune(value[0]), 17, 14, 17), s.ink)
		if value == "6" || value == "9" {
			p.fill(box(8.5, 27, 11, 2, 1), s.ink)
		}
	}
	p.cutSign(s.code, 14, 38, 14.5, s.base, s.ink, 0.9)
}
