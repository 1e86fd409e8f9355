package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// Wardrobe is the catalogue of what comes with achievements, the same under every theme: their emblems ("emblem/poker"), backs of cards
// in both sizes ("card/back+eyes"), and what guests wear ("wear/tophat", "wear-large/tophat", laid over a portrait of that size when the
// sheet is read).
func Wardrobe() []Picture {
	var all []Picture
	for _, e := range emblems() {
		all = append(all, whole("emblems", "emblem/"+e.name, 96, 96, func(p *paper) { e.badge(p.move(48, 48)) }))
	}
	const small = 48
	for _, b := range backs() {
		all = append(all,
			whole("backs", "card/back+"+b.name, cardW, cardH, b.card),
			whole("backs", "card/back-small+"+b.name, small, small*3/2, func(p *paper) {
				p = p.grow(small/120.0, small/120.0)
				b.card(p)
				p.line(box(3.2, 3.2, cardW-6.4, cardH-6.4, 8), 4, tones(theme.Midnight).cream) // so that a fan of them can be counted
			}))
	}
	for _, c := range costumes() {
		all = append(all,
			whole("costumes", "wear/"+c.name, 64, 64, func(p *paper) { c.paint(p.move(32, 32)) }),
			whole("costumes", "wear-large/"+c.name, 128, 128, func(p *paper) { c.paint(p.move(64, 64).grow(2, 2)) }))
	}
	return all
}

// cardBack is a back: two tones of a ground, and what lies on it, which reads the same both ways.
type cardBack struct {
	name         string
	ground, rays color.RGBA
	paint        func(*paper, palette) // round 0, 0
}

func backs() []cardBack {
	return []cardBack{
		{"eyes", rgb(0x2B1B4E), rgb(0x35235C), backEyes},
		{"prints", rgb(0x0F3D46), rgb(0x144A54), backPrints},
		{"waves", rgb(0x123A6B), rgb(0x17457C), backWaves},
		{"bricks", rgb(0x5A2230), rgb(0x682A38), backBricks},
		{"stars", rgb(0x161C44), rgb(0x1D2552), backStars},
		{"maze", rgb(0x1E3B2C), rgb(0x264837), backMaze},
	}
}

func (b cardBack) card(p *paper) {
	t := tones(theme.Midnight)
	p.within(cardShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), b.ground)
		p.fill(rays(60, 90, 14, 160, 0.11), b.rays)
		p.within(box(6, 6, cardW-12, cardH-12, 7), func(p *paper) { b.paint(p.move(cardW/2, cardH/2), t) })
	})
	p.keyline()
}

// twice paints something, and once more upside down.
func twice(p *paper, paint func(*paper)) {
	paint(p)
	paint(p.turn(180))
}

func backEyes(p *paper, t palette) {
	for row := -2; row <= 2; row++ {
		for col := -1; col <= 1; col++ {
			if row == 0 && col == 0 {
				continue
			}
			q := p.move(float64(col)*36, float64(row)*36)
			c := t.cream
			if (row+col)%2 != 0 {
				c = rgb(0xB79BD6)
			}
			q.fill(svg("M-14 0Q0 -13 14 0Q0 13 -14 0Z"), c)
			q.fill(dot(0, 0, 5), t.ink)
		}
	}
	p.fill(svg("M-34 0Q0 -32 34 0Q0 32 -34 0Z"), t.coral)
	p.fill(svg("M-26 0Q0 -22 26 0Q0 22 -26 0Z"), t.cream)
	p.fill(dot(0, 0, 11), t.coralDeep)
	p.fill(dot(0, 0, 5.5), t.ink)
}

func backPrints(p *paper, t palette) {
	for i := range 6 {
		rx, ry := 10+float64(i)*7.5, 14+float64(i)*11
		c := rgb(0x5FD0C0)
		if i%2 == 1 {
			c = t.cream2
		}
		twice(p, func(p *paper) {
			for k := range 3 { // with gaps, as a finger leaves them
				from := -160 + float64(k)*58 + float64(i%3)*8
				q := p.grow(rx/50, ry/50)
				q.fill(sector(50-2.6*50/rx, 50, from, from+44), c)
			}
		})
	}
	p.fill(oval(0, 0, 6, 9, 0), t.coral)
}

func backWaves(p *paper, t palette) {
	for row := -5; row <= 5; row++ {
		c := [3]color.RGBA{rgb(0x2E74C8), rgb(0x63A6EE), t.cream}[(row+6)%3]
		q := p.move(0, float64(row)*18)
		if row%2 != 0 {
			q = q.move(15, 0)
		}
		q.line(svg("M-90 0Q-82.5 -11 -75 0T-60 0T-45 0T-30 0T-15 0T0 0T15 0T30 0T45 0T60 0T75 0T90 0"), 4.5, c)
	}
	p.fill(dot(0, 0, 25), rgb(0x123A6B))
	p.fill(dot(0, 0, 20), t.coral)
	p.fill(svg("M20 0A20 20 0 0 1 -20 0Q-10 -7 0 0T20 0Z"), t.coralDeep)
}

func backBricks(p *paper, t palette) {
	for row := -6; row <= 6; row++ {
		for col := -3; col <= 3; col++ {
			x := float64(col) * 32
			if row%2 != 0 {
				x += 16
			}
			c := rgb(0xB5483F)
			if (3*row+5*col)%4 == 0 {
				c = rgb(0xD0644C)
			}
			p.fill(box(x-14.5, float64(row)*15-6, 29, 12, 2), c)
		}
	}
	p.fill(poly(0, -40, 30, 0, 0, 40, -30, 0), rgb(0x5A2230))
	p.fill(poly(0, -32, 24, 0, 0, 32, -24, 0), t.cream)
	p.fill(poly(0, -32, 24, 0, 0, 32), t.cream2)
	p.fill(poly(0, -16, 12, 0, 0, 16, -12, 0), t.coral)
}

func backStars(p *paper, t palette) {
	for i, at := range [][3]float64{{-38, -66, 9}, {20, -70, 6}, {44, -40, 10}, {-18, -42, 5}, {-46, -18, 6}, {34, -8, 5}, {4, -58, 3}, {-30, -84, 4}, {-6, -26, 3}, {50, -74, 4}} {
		c := [3]color.RGBA{t.gold, t.cream, rgb(0x8FA8FF)}[i%3]
		twice(p, func(p *paper) { p.move(at[0], at[1]).fill(star(5, at[2], at[2]*0.42, 1, -1.571), c) })
	}
	p.fill(star(8, 30, 13, 1, -1.571), t.coral)
	p.fill(star(8, 19, 9, 1, -1.178), t.cream)
	p.fill(dot(0, 0, 5), t.coralDeep)
}

func backMaze(p *paper, t palette) {
	twice(p, func(p *paper) {
		p.cut(svg("M-50 -80H50V-20M-50 -80V-8M-38 -68H38V-56M-38 -68V-20H-26M-26 -56H26V-44H-26V-32M38 -44V-20M-14 -32H26V-20H-14M50 -8H30M-50 4H-30"), 4, rgb(0x7CCB8F))
	})
	p.fill(dot(0, 0, 16), rgb(0x1E3B2C))
	p.fill(dot(0, 0, 13), t.coral)
	p.fill(svg("M-6 -1L-1 5L7 -5L4.6 -7L-1.3 0.6L-4 -2.6Z"), t.cream)
}

// costume is something a guest wears: painted for a portrait of 32 units round 0, 0, where its head, its eyes or its neck would be on
// average; assets moves it to where they are.
type costume struct {
	name  string
	paint func(*paper)
}

func costumes() []costume {
	t := tones(theme.Midnight)
	return []costume{
		{"shades", func(p *paper) {
			p.line(seg(-24, -4, 24, -4), 3, t.ink)
			for _, k := range []float64{-1, 1} {
				q := p.grow(k, 1)
				q.fill(svg("M2 -7H20Q22 -7 21 -3Q19 7 11 7Q3 7 2 -3Z"), t.ink)
				q.fill(svg("M5 -5H12L7 2Q5 0 5 -3Z"), rgb(0x6C8BC8))
			}
		}},
		{"detective", func(p *paper) {
			p.fill(svg("M-19 -14Q-18 -31 0 -31Q18 -31 19 -14Z"), rgb(0xA9815A))
			p.fill(svg("M0 -31Q18 -31 19 -14H0Z"), rgb(0x8A6645))
			p.line(svg("M-10 -29L-12 -14M10 -29L12 -14M-17 -22H17"), 1.3, rgb(0x6B4A30))
			p.fill(svg("M-27 -10Q-16 -17 0 -16.5Q16 -17 27 -10Q14 -11.5 0 -11.5Q-14 -11.5 -27 -10Z"), rgb(0x6B4A30))
			p.fill(svg("M-5 -31L0 -27L5 -31L4 -25H-4Z"), t.coral)
		}},
		{"tophat", func(p *paper) {
			p.fill(svg("M-14 -15L-15.5 -32H15.5L14 -15Z"), t.ink)
			p.fill(svg("M6 -15L7 -32H15.5L14 -15Z"), rgb(0x2A1838))
			p.fill(box(-14.5, -20.5, 29, 5, 0), t.coral)
			p.fill(oval(0, -14, 23, 4, 0), t.ink)
			p.line(svg("M-21 -14.6Q0 -18 21 -14.6"), 1, rgb(0x5C4170))
		}},
		{"bowtie", func(p *paper) {
			p.fill(svg("M0 22L-14 15Q-16 22 -14 30Z"), t.coral)
			p.fill(svg("M0 22L14 15Q16 22 14 30Z"), t.coralDeep)
			for _, at := range [][2]float64{{-10, 20}, {-9, 25}, {10, 20}, {9, 25}} {
				p.fill(dot(at[0], at[1], 1.4), t.cream)
			}
			p.fill(box(-3.5, 18, 7, 8, 2.5), t.coralLip)
		}},
		{"halo", func(p *paper) {
			q := p.move(0, -25).grow(1, 0.34)
			q.line(dot(0, 0, 17), 5.5, t.ink)
			q.line(dot(0, 0, 17), 4, t.gold)
			q.line(svg("M-16 -3A17 17 0 0 1 2 -16.8"), 2, rgb(0xFFE9A8))
		}},
		{"crown", func(p *paper) {
			p.fill(svg("M-18 -12L-20 -28L-10 -20L0 -31L10 -20L20 -28L18 -12Z"), t.gold)
			p.fill(svg("M0 -31L10 -20L20 -28L18 -12H0Z"), rgb(0xE08A12))
			p.fill(box(-18.5, -14, 37, 4.5, 1.5), rgb(0xB86F0A))
			p.fill(dot(0, -19, 2.6), t.coral)
			p.fill(dot(-10.5, -17, 1.8), rgb(0x3DBBD0))
			p.fill(dot(10.5, -17, 1.8), rgb(0x3DBBD0))
		}},
		{"party", func(p *paper) {
			p.within(svg("M0 -32L-13 -11Q0 -7 13 -11Z"), func(p *paper) {
				p.fill(box(-20, -40, 40, 40, 0), rgb(0x3DBBD0))
				for i := range 4 {
					y := -30 + float64(i)*7
					p.line(seg(-18, y+6, 18, y-4), 2.6, [2]color.RGBA{t.cream, t.coral}[i%2])
				}
			})
			p.move(0, -29).fill(star(7, 4.6, 2.2, 1, 0), t.gold)
		}},
	}
}
