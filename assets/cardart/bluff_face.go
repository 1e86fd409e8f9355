package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// What the cards of Bluff are printed on.
func liePaper() (above, below, fold color.RGBA) { return rgb(0xFFF2DC), rgb(0xF5E0BE), rgb(0xD9BE98) }

// lieRanks are the ranks in their order.
func lieRanks() []string {
	return []string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
}

// The cut of Bluff's deck goes through the middle, so that a card reads the same both ways.
const (
	lieCut   = "M0 118L120 62V180H0Z"
	lieAbove = "M0 0H120V62L0 118Z"
)

// lieFace paints one of the 52 faces.
func (w *pen) lieFace(p *paper, s lieSuit, rank string) {
	p.within(cardShape(), func(p *paper) {
		switch rank {
		case "A":
			w.lieAce(p, s)
		case "J", "Q", "K":
			w.lieCourt(p, s, rank)
		default:
			w.lieNumber(p, s, rank)
		}
	})
	_, _, line := liePaper()
	if rank == "J" || rank == "Q" || rank == "K" {
		line = tones(theme.Midnight).cream
	}
	p.line(box(3.2, 3.2, cardW-6.4, cardH-6.4, 8), 1.5, line)
}

// lieGround is the sheet: darker below the cut, with a stripe above it.
func lieGround(p *paper) {
	above, below, _ := liePaper()
	p.fill(box(0, 0, cardW, cardH, 0), above)
	p.fill(svg(lieCut), below)
	p.fill(svg("M0 111L120 55V58L0 114Z"), below)
}

// lieIndex is rank and suit in the left 29 units.
func (w *pen) lieIndex(p *paper, s lieSuit, rank string) {
	under, pip := rank == "6" || rank == "9", 48.0
	switch rank {
	case "10":
		p.move(9.6, 0).grow(0.86, 1).fill(w.text('1', 25, 0, 21), s.index)
		p.move(21.4, 0).grow(0.7, 1).fill(w.text('0', 25, 0, 21), s.index)
	case "Q": // its tail hangs below the line
		p.fill(w.text('Q', 28, 15.8, 22.4), s.index)
	default:
		p.fill(w.text(rune(rank[0]), 25, 15.8, 21), s.index)
	}
	if under {
		p.fill(box(9.3, 35.4, 13, 2, 0), s.index)
		pip = 49.5
	}
	p.flatPip(s.code, 15.8, pip, 9, s.index)
}

// liePips are the places of a number's pips.
func liePips(rank string) [][2]float64 {
	const left, middle, right = 45, 60, 75
	corners := [][2]float64{{left, 36}, {right, 36}, {left, 144}, {right, 144}}
	sides := [][2]float64{{left, 90}, {right, 90}}
	four := [][2]float64{{left, 72}, {right, 72}, {left, 108}, {right, 108}}
	with := func(parts ...[][2]float64) (all [][2]float64) {
		for _, part := range parts {
			all = append(all, part...)
		}
		return all
	}
	at := func(ys ...float64) (all [][2]float64) {
		for _, y := range ys {
			all = append(all, [2]float64{middle, y})
		}
		return all
	}
	switch rank {
	case "2":
		return at(36, 144)
	case "3":
		return at(36, 90, 144)
	case "4":
		return corners
	case "5":
		return with(corners, at(90))
	case "6":
		return with(corners, sides)
	case "7":
		return with(corners, sides, at(63))
	case "8":
		return with(corners, sides, at(63, 117))
	case "9":
		return with(corners, four, at(90))
	}
	return with(corners, four, at(54, 126))
}

func (w *pen) lieNumber(p *paper, s lieSuit, rank string) {
	lieGround(p)
	places := liePips(rank)
	r := 16.0
	switch n := len(places); {
	case n > 8:
		r = 10.8
	case n > 6:
		r = 11.4
	case n > 3:
		r = 13
	}
	for _, at := range places {
		if at[1] > 90 { // below the middle they stand on their heads
			p.move(at[0], at[1]).turn(180).pip(s.code, 0, 0, r, s.base, s.deep)
		} else {
			p.pip(s.code, at[0], at[1], r, s.base, s.deep)
		}
	}
	p.twice(func(p *paper) { w.lieIndex(p, s, rank) })
}

// lieAce is one great sign that has eyes.
func (w *pen) lieAce(p *paper, s lieSuit) {
	t := tones(theme.Midnight)
	lieGround(p)
	p.faint(0.7, func(p *paper) { p.fill(rays(62, 90, 16, 52, 0.1), rgb(0xEBD2A8)) })
	p.flatPip(s.code, 65.5, 94.5, 41, alpha(t.ink, 0.28))
	p.pip(s.code, 62, 90, 41, s.base, s.deep)
	p.within(svg(lieCut), func(p *paper) { p.pip(s.code, 62, 90, 41, s.deep, t.ink) })
	look := aceEye{iris: t.coral}
	switch s.code {
	case "S":
		look.paint(p, 62, 94, 13)
		p.move(62, 94).grow(13, 13).fill(svg("M-1.04 -.5L1.04 -.02A1.04 1.04 0 0 0 -1.04 -.5Z"), s.deep)
	case "H":
		look.iris = t.gold
		look.paint(p, 49, 84, 8.6)
		aceWink(p, 75, 85, 8)
	case "D":
		look.iris = t.gold
		look.paint(p, 62, 90, 12)
	case "C":
		look.iris = rgb(0x4CD08F)
		look.paint(p, 62, 68, 8.4)
		look.paint(p, 42, 96, 8.2)
		aceWink(p, 82, 97, 7.4)
	}
	p.twice(func(p *paper) { w.lieIndex(p, s, "A") })
}

// aceEye is an eye with a slit.
type aceEye struct{ iris color.RGBA }

func (e aceEye) paint(p *paper, x, y, r float64) {
	t := tones(theme.Midnight)
	above, _, _ := liePaper()
	q := p.move(x, y).grow(r, r)
	q.fill(dot(0, 0, 1), above)
	q.fill(svg("M0 -1A1 1 0 0 1 0 1Z"), rgb(0xEBD9BD))
	q.fill(dot(0, 0, 0.56), e.iris)
	q.fill(svg("M0 -.62L.26 0L0 .62L-.26 0Z"), t.ink)
}

func aceWink(p *paper, x, y, r float64) {
	above, _, _ := liePaper()
	p.move(x, y).grow(r, r).line(svg("M-1 -.1Q0 .9 1 -.1"), 0.34, above)
}
