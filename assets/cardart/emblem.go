package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// emblem is the badge of an achievement, by the achievement's name: a disc of two tones that are split along the house's diagonal, and
// a few shapes on it.
type emblem struct {
	name         string
	light, shade color.RGBA
	paint        func(*paper, palette) // round 0, 0, within 34 units
}

func (e emblem) badge(p *paper) {
	t := tones(theme.Midnight)
	p.fill(dot(0, 1.5, 45), alpha(t.shadow, 0.5))
	p.fill(dot(0, 0, 44), t.creamLip)
	p.fill(dot(0, -1, 43), t.cream)
	p.within(dot(0, 0, 38.5), func(p *paper) {
		p.fill(dot(0, 0, 40), e.light)
		p.fill(poly(44, -44, 44, 44, -44, 44), e.shade)
		e.paint(p, t)
	})
}

func emblems() []emblem {
	plum, plumD := rgb(0x5B3B78), rgb(0x4A2F63)
	blue, blueD := rgb(0x2B6AD3), rgb(0x1F52AC)
	green, greenD := rgb(0x1F8F60), rgb(0x16744E)
	red, redD := rgb(0xC22D45), rgb(0xA31F3A)
	gold, goldD := rgb(0xE9A227), rgb(0xD08A16)
	teal, tealD := rgb(0x2A8C93), rgb(0x1F7278)
	return []emblem{
		{"poker", plum, plumD, func(p *paper, t palette) {
			domino(p, 0, 62, 26, t.ink)
			p.fill(oval(-15, -1, 7, 5, 8), t.cream)
			p.fill(oval(15, -1, 7, 5, -8), t.cream)
			p.line(seg(-10, 23, 10, 23), 4, t.cream)
		}},
		{"butter", gold, goldD, func(p *paper, t palette) {
			p.fill(box(-26, 6, 52, 7, 3), t.cream)
			p.fill(box(-18, -12, 36, 18, 2), rgb(0xFFE9A8))
			p.fill(poly(-18, -12, -8, -20, 28, -20, 18, -12), t.cream)
			p.fill(poly(18, -12, 28, -20, 28, -2, 18, 6), rgb(0xF2CF63))
			p.line(svg("M-8 -4Q0 3 8 -4"), 2.6, t.ink)
			p.fill(dot(-9, -8, 2), t.ink)
			p.fill(dot(9, -8, 2), t.ink)
		}},
		{"lamp", plumD, rgb(0x2B1839), func(p *paper, t palette) {
			p.fill(poly(-10, -6, 12, -14, 34, 40, -40, 40), rgb(0xF2CF63))
			p.line(svg("M-26 -30L-6 -20"), 5, t.cream)
			p.fill(svg("M-14 -4L-6 -24L14 -26L18 -14Z"), t.coral)
			p.fill(dot(0, 26, 8), t.ink)
			p.fill(svg("M-14 44Q-14 32 0 32Q14 32 14 44Z"), t.ink)
		}},
		{"inspector", teal, tealD, func(p *paper, t palette) {
			p.line(seg(10, 10, 27, 27), 9, t.ink)
			p.line(dot(-5, -5, 18), 6, t.cream)
			p.fill(dot(-5, -5, 15), rgb(0xBFE7EA))
			p.fill(svg("M-17 -5Q-5 -15 7 -5Q-5 5 -17 -5Z"), t.white)
			p.fill(dot(-5, -5, 4.5), t.ink)
		}},
		{"hattrick", red, redD, func(p *paper, t palette) {
			for _, at := range [][2]float64{{-14, 10}, {14, 10}, {0, -8}} {
				q := p.move(at[0], at[1]).grow(0.75, 0.75)
				q.fill(svg("M-13 4L-14 -20H14L13 4Z"), t.ink)
				q.fill(box(-13.3, -5, 26.6, 6, 0), t.cream)
				q.fill(oval(0, 5, 22, 4.5, 0), t.ink)
			}
		}},
		{"evidence", tealD, rgb(0x15555A), func(p *paper, t palette) {
			for i, deg := range []float64{-18, 0, 18} {
				q := p.move(0, 26).turn(deg).move(0, -26)
				q.fill(box(-13, -24, 26, 38, 4), t.ink)
				q.fill(box(-12, -23, 24, 36, 3.5), [3]color.RGBA{t.cream2, t.cream2, t.cream}[i])
				q.fill(poly(0, -14, 7, -5, 0, 4, -7, -5), t.coralDeep)
			}
		}},
		{"trusted", green, greenD, func(p *paper, t palette) {
			p.fill(svg("M0 27C-30 8 -28 -16 -13 -18C-5 -19 0 -12 0 -9C0 -12 5 -19 13 -18C28 -16 30 8 0 27Z"), t.cream)
			p.fill(svg("M0 27C30 8 28 -16 13 -18C5 -19 0 -12 0 -9Z"), t.cream2)
			p.line(svg("M-10 1L-2 9L12 -7"), 5, greenD)
		}},
		{"framed", gold, goldD, func(p *paper, t palette) {
			p.fill(box(-25, -24, 50, 50, 3), rgb(0x7A3F00))
			p.fill(box(-18, -17, 36, 36, 1), t.cream)
			p.fill(dot(0, -3, 8), t.ink)
			p.fill(svg("M-14 19Q-14 7 0 7Q14 7 14 19Z"), t.ink)
			q := p.move(0, -17).grow(1, 0.4)
			q.line(dot(0, 6, 9), 3.4, t.coral)
		}},
		{"manners", blue, blueD, func(p *paper, t palette) {
			p.fill(svg("M-22 6A22 22 0 0 1 22 6Z"), t.cream)
			p.fill(svg("M0 -16A22 22 0 0 1 22 6H0Z"), t.cream2)
			p.fill(dot(0, -18, 4.5), t.coral)
			p.fill(box(-28, 8, 56, 6, 3), t.cream)
			p.line(svg("M-30 -8L-34 -14M30 -8L34 -14M-20 -22L-22 -28M20 -22L22 -28"), 3, t.gold)
		}},
		{"cough", redD, rgb(0x821730), func(p *paper, t palette) {
			p.fill(svg("M-27 -17Q-27 -24 -20 -24H20Q27 -24 27 -17V5Q27 12 20 12H0L-13 25V12H-20Q-27 12 -27 5Z"), t.cream)
			p.fill(box(-3.4, -18, 6.8, 17, 3), t.coralDeep)
			p.fill(dot(0, 5, 3.8), t.coralDeep)
		}},
		{"comeback", blueD, rgb(0x173F9A), func(p *paper, t palette) {
			p.fill(poly(-36, 28, -6, -24, 6, -24, 36, 28), t.cream2)
			p.fill(poly(0, -24, 6, -24, 36, 28, 0, 28), rgb(0xCDB894))
			for i := range 4 {
				y := 22 - float64(i)*11
				w := 27 - float64(i)*6.2
				p.line(seg(-w, y, w, y-2), 2, t.ink)
			}
			p.line(seg(0, -24, 0, -38), 2.6, t.ink)
			p.fill(poly(0, -38, 16, -33, 0, -28), t.coral)
		}},
		{"plain", rgb(0x6E6478), rgb(0x574E61), func(p *paper, t palette) {
			p.fill(dot(0, 0, 23), t.cream)
			p.fill(svg("M0 -23A23 23 0 0 1 0 23Z"), t.ink)
			p.line(seg(-24, 24, 24, -24), 6, t.coral)
		}},
		{"tower", gold, goldD, func(p *paper, t palette) {
			for i := range 6 {
				y := 24 - float64(i)*9
				x := [6]float64{0, 2, -1, 3, 0, 4}[i]
				p.fill(box(x-17, y-5, 34, 7.5, 2), t.ink)
				p.fill(box(x-16, y-6, 32, 6.5, 2), [2]color.RGBA{t.cream, t.coral}[i%2])
			}
		}},
		{"trade", green, greenD, func(p *paper, t palette) {
			twice(p, func(p *paper) {
				p.line(svg("M-22 -10H14"), 7, t.cream)
				p.fill(poly(12, -21, 28, -10, 12, 1), t.cream)
			})
		}},
		{"queue", teal, tealD, func(p *paper, t palette) {
			for i, x := range []float64{-24, -10, 18} {
				p.fill(dot(x, 6, 5.5), [3]color.RGBA{t.cream2, t.cream2, t.cream2}[i])
				p.fill(svg("M-7 26Q-7 13 0 13Q7 13 7 26Z").Translate(x, 0), t.cream2)
			}
			p.fill(dot(4, -18, 6), t.coral)
			p.fill(svg("M-7 2Q-7 -11 0 -11Q7 -11 7 2Z").Translate(4, 0), t.coral)
			p.line(svg("M-24 -8Q-14 -26 -6 -22"), 2.6, t.gold)
		}},
		{"halo", blue, blueD, func(p *paper, t palette) {
			q := p.move(0, -18).grow(1, 0.36)
			q.line(dot(0, 0, 19), 7, t.gold)
			p.fill(dot(0, 6, 16), t.cream)
			p.fill(svg("M0 -10A16 16 0 0 1 0 22Z"), t.cream2)
			p.line(svg("M-10 5Q-6 1 -3 5M3 5Q6 1 10 5"), 2.4, t.ink)
			p.line(svg("M-6 12Q0 17 6 12"), 2.4, t.ink)
		}},
		{"pants", redD, rgb(0x821730), func(p *paper, t palette) {
			p.fill(svg("M-20 20Q-26 4 -12 -6Q-12 4 -6 4Q-10 -16 6 -32Q4 -16 14 -8Q18 -12 17 -17Q28 -2 20 20Z"), t.gold)
			p.fill(svg("M-18 2H18L20 30H5L0 14L-5 30H-20Z"), t.ink)
			p.fill(box(-18, 0, 36, 5, 1), t.coral)
		}},
		{"parcel", gold, goldD, func(p *paper, t palette) {
			p.fill(poly(-26, -8, 0, -20, 26, -8, 0, 4), rgb(0xE8C48D))
			p.fill(poly(-26, -8, 0, 4, 0, 30, -26, 18), rgb(0xCDA268))
			p.fill(poly(26, -8, 0, 4, 0, 30, 26, 18), rgb(0xB0854C))
			p.fill(poly(-16, -12.6, 10, -0.6, 10, 6, 16, 3, 16, -3.4, -10, -15.4), t.coral)
		}},
		{"bait", blue, blueD, func(p *paper, t palette) {
			p.line(seg(0, -40, 0, 4), 2.6, t.cream)
			p.line(svg("M0 4V14A10 10 0 0 0 20 12L16 16"), 4, t.cream)
			p.fill(svg("M-30 14Q-14 0 2 14Q-14 28 -30 14Z"), t.coral)
			p.fill(poly(-28, 14, -38, 4, -38, 24), t.coralDeep)
			p.fill(dot(-7, 11, 2.6), t.ink)
		}},
		{"row", plum, plumD, func(p *paper, t palette) {
			p.fill(dot(0, 0, 29), t.ink)
			for _, r := range []float64{25, 21, 17} {
				p.line(dot(0, 0, r), 1, rgb(0x5C4170))
			}
			p.fill(dot(0, 0, 10.5), t.coral)
			p.fill(dot(0, 0, 3), t.cream)
			p.cut(svg("M6 -30L2 -16L10 -10L4 -2"), 3, plum)
		}},
		{"regular", green, greenD, func(p *paper, t palette) {
			p.fill(svg("M-18 -16H12V14Q12 24 2 24H-8Q-18 24 -18 14Z"), t.cream)
			p.fill(svg("M-3 -16H12V14Q12 24 2 24H-3Z"), t.cream2)
			p.line(svg("M13 -6H18Q25 -6 25 2Q25 11 13 11"), 5, t.cream2)
			p.line(svg("M-10 -22Q-14 -27 -10 -32M0 -22Q-4 -27 0 -32"), 2.6, t.cream)
			p.move(-3, 4).fill(star(5, 8, 3.4, 1, -1.571), t.coral)
		}},
		{"furniture", red, redD, func(p *paper, t palette) {
			p.fill(svg("M-22 4V-14Q-22 -24 -12 -24H12Q22 -24 22 -14V4Z"), t.coral)
			p.fill(svg("M0 -24H12Q22 -24 22 -14V4H0Z"), t.coralDeep)
			p.fill(box(-20, 2, 40, 13, 3), t.cream)
			p.fill(box(-29, -6, 11, 25, 5), t.coralLip)
			p.fill(box(18, -6, 11, 25, 5), t.coralLip)
			p.fill(box(-24, 19, 5, 8, 1), t.ink)
			p.fill(box(19, 19, 5, 8, 1), t.ink)
		}},
		{"breath", teal, tealD, func(p *paper, t palette) {
			p.line(svg("M-28 -8H8Q18 -8 18 -16Q18 -23 11 -23Q5 -23 5 -18"), 5, t.cream)
			p.line(svg("M-28 3H20Q29 3 29 11Q29 19 21 19Q15 19 15 14"), 5, t.cream2)
			p.line(svg("M-28 14H0Q8 14 8 21Q8 27 2 27"), 5, t.cream)
		}},
		{"faces", plum, plumD, func(p *paper, t palette) {
			p.fill(dot(0, 0, 25), t.cream)
			p.fill(svg("M0 -25A25 25 0 0 1 0 25Q10 12 0 0Q-10 -12 0 -25Z"), t.coral)
			p.line(svg("M-16 8Q-11 14 -5 10"), 3, t.ink)
			p.line(svg("M8 13Q13 7 18 12"), 3, t.ink)
			p.fill(dot(-12, -5, 3.2), t.ink)
			p.fill(dot(12, -5, 3.2), t.ink)
		}},
		{"exchange", blue, blueD, func(p *paper, t palette) {
			p.fill(dot(0, 0, 25), rgb(0x9FD0F5))
			p.fill(svg("M-18 -16Q-8 -24 0 -18Q2 -8 -8 -6Q-10 2 -18 0Q-24 -8 -18 -16Z"), green)
			p.fill(svg("M6 -2Q16 -8 22 2Q20 16 10 20Q2 14 6 -2Z"), green)
			p.line(svg("M-32 12Q0 34 32 -12"), 3.4, t.coral)
			p.fill(poly(36, -20, 33, -4, 23, -13), t.coral)
		}},
		{"pet", red, redD, func(p *paper, t palette) {
			p.fill(svg("M0 -8C8 -17 25 -14 25 3C25 18 13 29 6 29C3 29 2 27 0 27C-2 27 -3 29 -6 29C-13 29 -25 18 -25 3C-25 -14 -8 -17 0 -8Z"), t.gold)
			p.fill(svg("M0 -8C8 -17 25 -14 25 3C25 18 13 29 6 29C3 29 2 27 0 27Z"), goldD)
			p.line(svg("M0 -9Q0 -18 5 -24"), 3.4, t.ink)
			p.fill(svg("M5 -18Q10 -30 22 -27Q17 -16 5 -18Z"), green)
		}},
		{"gym", teal, tealD, func(p *paper, t palette) {
			p.line(seg(-22, 8, 22, 8), 6, t.ink)
			for _, k := range []float64{-1, 1} {
				p.fill(box(k*20-4, -6, 8, 28, 3), t.ink)
				p.fill(box(k*28-4, -1, 8, 18, 3), t.ink)
			}
			p.fill(svg("M-14 2Q-20 -4 -14 -11Q-15 -20 -6 -20Q-1 -26 5 -20Q14 -22 15 -13Q20 -6 13 1Q8 6 0 4Q-8 7 -14 2Z"), rgb(0xF2A0B5))
			p.line(svg("M0 -20Q-3 -10 0 3M-9 -9Q-4 -12 -5 -4M9 -10Q5 -12 6 -4"), 2.2, t.coralLip)
		}},
		{"bread", gold, goldD, func(p *paper, t palette) {
			p.fill(svg("M-26 2Q-28 -18 0 -18Q28 -18 26 2V18Q26 22 22 22H-22Q-26 22 -26 18Z"), rgb(0xA8642E))
			p.fill(svg("M-21 3Q-22 -13 0 -13Q22 -13 21 3V17H-21Z"), rgb(0xF0CDA8))
			p.line(svg("M-13 -5L-7 6M-1 -8L5 5M11 -6L16 4"), 3, rgb(0xA8642E))
		}},
		{"odd", plum, plumD, func(p *paper, t palette) {
			for _, at := range [][2]float64{{-16, -14}, {0, -14}, {16, -14}, {-16, 2}, {0, 2}, {16, 2}, {-16, 18}, {16, 18}} {
				p.fill(dot(at[0], at[1], 6), t.cream2)
			}
			p.move(0, 18).fill(star(5, 9.5, 4.2, 1, -1.571), t.coral)
		}},
		{"mirror", blueD, rgb(0x173F9A), func(p *paper, t palette) {
			p.fill(box(-5, 16, 10, 20, 4), t.gold)
			p.fill(oval(0, -6, 22, 26, 0), t.gold)
			p.fill(oval(0, -6, 17, 21, 0), rgb(0xBFE7EA))
			p.line(svg("M-9 -6L3 -20M-6 3L9 -13"), 3, t.white)
		}},
	}
}
