package cardart

import (
	"image/color"

	"github.com/tdewolff/canvas"

	"fourtell/assets/theme"
)

// A card is 120 by 180 units with corners of 11.
const (
	cardW, cardH = 120, 180
	cardRound    = 11
)

// roundOf is the radius of a card's corners.
func roundOf(th theme.Theme) float64 {
	if th == theme.Felt {
		return cutRound
	}
	return cardRound
}

func cardShape() *canvas.Path { return box(0, 0, cardW, cardH, cardRound) }

// cutShape is the part of a face below its one diagonal.
func cutShape() *canvas.Path { return poly(0, 138, 120, 82, 120, 180, 0, 180) }

// keyline is the cream line just inside the edge.
func (p *paper) keyline() {
	p.line(box(3.2, 3.2, cardW-6.4, cardH-6.4, 8), 1.5, alpha(tones(theme.Midnight).cream, 0.95))
}

// twice paints the same thing in the top left and, turned round, in the
// bottom right corner.
func (p *paper) twice(draw func(*paper)) {
	draw(p)
	draw(p.move(cardW/2, cardH/2).turn(180).move(-cardW/2, -cardH/2))
}

// indexTab is the ground under an index: it makes the strip that shows in a
// dense hand one clear label, the same on every card.
func indexTab(h float64) *canvas.Path {
	return poly(0, 0, 25, 0, 25, h-9, 16, h, 0, h).Or(dot(16, h-9, 9))
}

// face paints a coloured card: value is 0 to 9, S (skip), R (reverse) or +2.
func (w *pen) face(p *paper, s suit, value string) {
	p.within(cardShape(), func(p *paper) {
		body(p, s)
		switch value {
		case "S", "R":
			action(p, s, value)
		case "+2":
			w.drawTwo(p, s)
		default:
			w.number(p, s, rune(value[0]))
		}
		p.twice(func(p *paper) { w.index(p, s, value) })
		p.keyline()
	})
}

// body is everything under the numeral: the great symbol crosses the diagonal
// and swaps its tone there.
func body(p *paper, s suit) {
	p.fill(box(0, 0, cardW, cardH, 0), s.base)
	p.greatSign(s.code, s.greatX, s.greatY, s.greatR, s.light, s.base)
	p.within(cutShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), s.deep)
		p.greatSign(s.code, s.greatX, s.greatY, s.greatR, s.base, s.deep)
		p.faint(0.55, func(p *paper) { lattice(p, s) })
	})
	p.fill(poly(0, 132, 120, 76, 120, 79, 0, 135), s.deep)
}

func lattice(p *paper, s suit) {
	const pitch = 14
	for row := 0; row < 6; row++ {
		for col := -1; col < 10; col++ {
			half := float64(row % 2)
			x := 6 + float64(col)*pitch + half*pitch/2
			y := 150 + float64(row)*11 - float64(col)*pitch*0.467 - half*pitch*0.233
			if y > 100 && y < 186 && x > -6 && x < 126 && y > 138-x*56/120+9 {
				p.sign(s.code, x, y, 3.3, s.base)
			}
		}
	}
}

// number is the great numeral, three layers deep. 6 and 9 carry a bar.
func (w *pen) number(p *paper, s suit, figure rune) {
	glyph := w.text(figure, 94, 64, 87)
	raised(p, s, func(p *paper, c color.RGBA, halo float64) {
		p.fill(glyph, c)
		if halo > 0 {
			p.line(glyph, halo, c)
		}
		if figure == '6' || figure == '9' {
			bar := box(46, 139.5, 36, 5.5, 1.2)
			p.fill(bar, c)
			if halo > 0 {
				p.line(bar, halo, c)
			}
		}
	})
}

// raised paints a thing over its hard shadow and its dark outline; yellow's
// dark figure needs none.
func raised(p *paper, s suit, draw func(p *paper, c color.RGBA, halo float64)) {
	draw(p.move(4, 4.5), s.shadow, 2.2)
	if !s.darkNumeral {
		draw(p, s.shadow, 2.2)
	}
	draw(p, s.numeral, 0)
}

// action is the great sign of a skip or a reverse.
func action(p *paper, s suit, value string) {
	raised(p, s, func(p *paper, c color.RGBA, halo float64) { p.actionSign(value, 62, 92, 43, c, halo) })
}

// drawTwo is two cards fanned over "+2".
func (w *pen) drawTwo(p *paper, s suit) {
	card := func(x, y, deg, signX float64, face, sign color.RGBA) {
		for _, l := range []struct {
			dx, dy float64
			c      color.RGBA
			edge   float64
		}{{3, 3.4, s.shadow, 1.6}, {0, 0, s.shadow, 2.2}, {0, 0, face, 0}} {
			if l.edge == 2.2 && s.darkNumeral {
				// On yellow the two dark cards are parted by a light edge.
				l.c = s.base
			}
			q := p.move(x+l.dx, y+l.dy).turn(deg)
			q.fill(box(-19, -28, 38, 56, 5), l.c)
			if l.edge > 0 {
				q.line(box(-19, -28, 38, 56, 5), l.edge, l.c)
			}
		}
		p.move(x, y).turn(deg).sign(s.code, signX, 0, 11.5, sign)
	}
	card(52, 57, -14, -2.5, s.numeral, s.base)
	card(84, 65, 9, 0, s.numeral, s.deep)
	two := w.text('2', 50, 70, 122)
	raised(p, s, func(p *paper, c color.RGBA, halo float64) {
		cross := plus(35, 122, 28, 10)
		p.fill(cross, c)
		p.fill(two, c)
		if halo > 0 {
			p.line(cross, halo, c)
			p.line(two, halo, c)
		}
	})
}

// index is the label of the left 24 units: value above, symbol below.
func (w *pen) index(p *paper, s suit, value string) {
	ground := s.deep
	if s.darkNumeral {
		ground = s.light
	}
	p.fill(indexTab(49), ground)
	w.indexValue(p, value, s.numeral)
	p.sign(s.code, 13.6, 39, 6.6, s.numeral)
}

func (w *pen) indexValue(p *paper, value string, c color.RGBA) {
	switch value {
	case "S", "R":
		p.actionMark(value, 13.6, 19, 8.6, c)
	case "+2", "+4":
		p.fill(plus(7.9, 18.8, 6.6, 2.6), c)
		p.fill(w.text(rune(value[1]), 16, 17.6, 18.4), c)
	default:
		p.fill(w.text(rune(value[0]), 19, 13.6, 18.3), c)
		if value == "6" || value == "9" {
			p.fill(box(8.2, 28.9, 10.8, 1.8, 0.4), c)
		}
	}
}
