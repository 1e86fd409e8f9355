package cardart

import (
	"image/color"

	"github.com/tdewolff/canvas"

	"fourtell/assets/theme"
)

// guest is one of the ten who sit at the table: a disc of 32 units round 0, 0,
// five to twelve shapes, a mask or goggles, two tones split down the middle.
type guest struct {
	name   string
	ground color.RGBA
	head   func(*paper) // what the mask hides nothing of
	mask   func(*paper) // over it, with the eyes in it
	bare   bareFace     // where the mask was
}

func guests() []guest {
	t := tones(theme.Midnight)
	ink, cream, coralDeep := t.ink, t.cream, t.coralDeep
	return []guest{
		{"fox", rgb(0x3B5BA9), fox, foxMask, bareFace{11, -3, 5.8, 0, ink, ink, foxNose}},
		{"owl", rgb(0x8C3B63), owl, owlMask, bareFace{11, -2, 8.5, 17, ink, rgb(0x1B2A5C), owlBeak}},
		{"cat", rgb(0x2F7F79), cat, catMask, bareFace{11, -2, 6, 19, cream, rgb(0xF06A6A), catNose}},
		{"moon", rgb(0x2B2F6B), moon, moonMask, bareFace{10, -4, 6, 12, ink, ink, nil}},
		{"robot", rgb(0xB4553B), robot, robotMask, bareFace{9, -3, 5.8, 13, ink, ink, nil}},
		{"cactus", rgb(0xD98F3C), cactus, cactusMask, bareFace{6, -6, 4.4, 8, ink, ink, cactusFlower}},
		{"bear", rgb(0x5A6F2E), bear, bearMask, bareFace{10, -5, 5.8, 18, ink, ink, bearNose}},
		{"rabbit", rgb(0x6B4AA0), rabbit, rabbitMask, bareFace{8.5, 3, 5.8, 21, ink, coralDeep, rabbitNose}},
		{"toucan", rgb(0x1F7FA6), toucan, toucanMask, bareFace{-7, -6, 7.5, 0, cream, rgb(0x3DBBD0), nil}},
		{"frog", rgb(0xA63A55), frog, frogMask, bareFace{14, -14, 8, 13, ink, ink, nil}},
	}
}

// portrait paints the guest in its disc.
func (g guest) portrait(p *paper) {
	g.disc(p, func(p *paper) {
		g.head(p)
		g.mask(p)
	})
}

// disc paints what is in front of the guest's ground, cut to a disc.
func (g guest) disc(p *paper, paint func(*paper)) {
	p.within(canvas.Circle(32), func(p *paper) {
		p.fill(canvas.Circle(33), g.ground)
		// A lighter ray behind the head ties the disc to the sunburst table.
		p.faint(0.10, func(p *paper) { p.fill(rays(0, 44, 16, 90, 0.2), tones(theme.Midnight).cream) })
		paint(p)
	})
}

func eye(p *paper, x, y, r float64, white color.RGBA) {
	p.fill(dot(x, y, r), white)
	p.fill(dot(x+r*0.14, y, r*0.52), tones(theme.Midnight).ink)
	p.fill(dot(x+r*0.30, y-r*0.22, r*0.16), tones(theme.Midnight).white)
}

func eyes(p *paper, x, y, r float64) {
	eye(p, -x, y, r, tones(theme.Midnight).cream)
	eye(p, x, y, r, tones(theme.Midnight).cream)
}

func wink(p *paper, x, y float64, c color.RGBA) {
	q := p.move(x, y)
	q.line(svg("M-4.5 -1Q0 4 4.5 -1"), 2.6, c)
}

// domino is the mask: w wide, h high, its middle at y.
func domino(p *paper, y, w, h float64, c color.RGBA) {
	m := &canvas.Path{}
	m.MoveTo(-w/2, y-h*0.45)
	m.CubeTo(-w/4, y-h*0.75, -w/8, y-h*0.5, 0, y-h*0.3)
	m.CubeTo(w/8, y-h*0.5, w/4, y-h*0.75, w/2, y-h*0.45)
	m.CubeTo(w/2, y+h*0.4, w*0.28, y+h*0.75, w*0.14, y+h*0.45)
	m.QuadTo(0, y+h*0.05, -w*0.14, y+h*0.45)
	m.CubeTo(-w*0.28, y+h*0.75, -w/2, y+h*0.4, -w/2, y-h*0.45)
	m.Close()
	p.fill(m, c)
}

func fox(p *paper) {
	t := tones(theme.Midnight)
	p.fill(svg("M-26 -28L-8 -14H8L26 -28L24 6L0 32L-24 6Z"), rgb(0xF0733F))
	p.fill(svg("M0 -14H8L26 -28L24 6L0 32Z"), rgb(0xDB5F31))
	p.fill(svg("M-24 6L0 32L24 6L10 8L0 20L-10 8Z"), t.cream)
	p.fill(svg("M0 20L10 8L24 6L0 32Z"), t.cream2)
	p.fill(svg("M-23 -21L-14 -12L-21 -6Z"), rgb(0x7A2A1E))
	p.fill(svg("M23 -21L14 -12L21 -6Z"), rgb(0x7A2A1E))
}

func foxMask(p *paper) {
	t := tones(theme.Midnight)
	domino(p, -1, 44, 15, t.ink)
	eyes(p, 11, -2, 4.2)
	foxNose(p)
}

func foxNose(p *paper) {
	t := tones(theme.Midnight)
	p.fill(dot(0, 25, 4.4), t.ink)
}

func owl(p *paper) {
	p.fill(svg("M-27 -27Q-16 -22 -9 -20Q0 -22 9 -20Q16 -22 27 -27Q28 -12 26 0V40H-26V0Q-28 -12 -27 -27Z"), rgb(0xC99A5B))
	p.fill(svg("M0 -21Q5 -21 9 -20Q16 -22 27 -27Q28 -12 26 0V40H0Z"), rgb(0xB5854A))
	p.fill(svg("M-17 40Q-17 16 0 16Q17 16 17 40Z"), rgb(0xF0D9AE))
	p.line(svg("M-6 24L-3 27L0 24L3 27L6 24"), 2, rgb(0xB5854A))
	p.fill(svg("M-27 -27Q-12 -20 0 -8Q12 -20 27 -27Q26 -12 12 -9L0 -3L-12 -9Q-26 -12 -27 -27Z"), rgb(0x6E4426))
}

func owlMask(p *paper) {
	t := tones(theme.Midnight)
	p.fill(dot(-11, -2, 12), t.ink)
	p.fill(dot(11, -2, 12), t.ink)
	eye(p, -11, -2, 8.5, rgb(0xFFD15E))
	eye(p, 11, -2, 8.5, rgb(0xFFD15E))
	owlBeak(p)
}

func owlBeak(p *paper) {
	p.fill(svg("M-4.5 5H4.5L0 14Z"), rgb(0xF7B52C))
	p.fill(svg("M0 5H4.5L0 14Z"), rgb(0xE08A12))
}

func cat(p *paper) {
	p.fill(svg("M-24 -28L-9 -17H9L24 -28V6A24 21 0 0 1 -24 6Z"), rgb(0x463055))
	p.fill(svg("M0 -17H9L24 -28V6A24 21 0 0 1 0 27Z"), rgb(0x352343))
	p.fill(svg("M-20 -19L-12 -13L-20 -8Z"), rgb(0xE58AA0))
	p.fill(svg("M20 -19L12 -13L20 -8Z"), rgb(0xE58AA0))
}

func catMask(p *paper) {
	t := tones(theme.Midnight)
	domino(p, -2, 46, 16, rgb(0xF06A6A))
	for _, x := range []float64{-11, 11} {
		p.fill(poly(x-6, -2, x, -7, x+6, -2, x, 3), rgb(0xFFD15E))
		p.cut(seg(x, -6, x, 2), 2.4, t.ink)
	}
	catNose(p)
}

func catNose(p *paper) {
	t := tones(theme.Midnight)
	p.fill(svg("M-3 8H3L0 12Z"), rgb(0xE58AA0))
	for _, k := range []float64{-1, 1} {
		q := p.grow(k, 1)
		q.line(svg("M24 11L11 11"), 1.6, t.cream)
		q.line(svg("M23 17L11 14"), 1.6, t.cream)
	}
}

func moon(p *paper) {
	p.fill(canvas.Circle(25), rgb(0xFFE2A0))
	p.fill(svg("M0 -25A25 25 0 0 1 0 25A34 34 0 0 0 0 -25Z"), rgb(0xF0BE62))
	p.fill(dot(-12, 14, 4), rgb(0xF0BE62))
	p.fill(dot(2, -17, 3), rgb(0xF0BE62))
}

func moonMask(p *paper) {
	t := tones(theme.Midnight)
	domino(p, -2, 48, 16, t.ink)
	eye(p, -11, -3, 4.2, t.cream)
	wink(p, 11, -3, t.cream)
	p.line(svg("M-4 13Q3 17 9 11"), 2.6, t.ink)
}

func robot(p *paper) {
	p.fill(box(-3, -31, 6, 12, 0), rgb(0x8FA3B8))
	p.fill(dot(0, -27, 5), rgb(0xFFD15E))
	p.fill(box(-26, -8, 6, 16, 3), rgb(0x8FA3B8))
	p.fill(box(20, -8, 6, 16, 3), rgb(0x7A8DA2))
	p.fill(box(-22, -20, 44, 42, 9), rgb(0xC9D6E2))
	p.fill(svg("M0 -20H13A9 9 0 0 1 22 -11V13A9 9 0 0 1 13 22H0Z"), rgb(0xA9BACB))
}

func robotMask(p *paper) {
	t := tones(theme.Midnight)
	p.fill(box(-18, -11, 36, 15, 7.5), t.ink)
	p.fill(box(-13, -7, 8, 7, 1.5), rgb(0x5CE0C0))
	p.line(svg("M6.5 -3.5H13.5"), 3, rgb(0x5CE0C0))
	p.fill(box(-10, 11, 20, 5, 0), rgb(0x56697D))
	for _, x := range []float64{-5, 0, 5} {
		p.cut(seg(x, 11, x, 16), 1.5, rgb(0xC9D6E2))
	}
}

func cactus(p *paper) {
	p.fill(svg("M-12 34V-10A12 12 0 0 1 12 -10V34Z"), rgb(0x2E9B6B))
	p.fill(svg("M0 -22A12 12 0 0 1 12 -10V34H0Z"), rgb(0x207A57))
	p.line(svg("M-12 14H-17A7 7 0 0 1 -24 7V-2"), 9, rgb(0x2E9B6B))
	p.line(svg("M12 8H17A7 7 0 0 0 24 1V-7"), 9, rgb(0x207A57))
}

func cactusMask(p *paper) {
	t := tones(theme.Midnight)
	domino(p, -5, 30, 13, t.ink)
	eyes(p, 6.5, -5.5, 3.2)
	p.line(svg("M-5 8Q0 12 5 8"), 2.4, t.ink)
	cactusFlower(p)
}

func cactusFlower(p *paper) {
	for i := 0; i < 5; i++ {
		p.move(3, -23).turn(float64(i)*72).fill(dot(0, -3.4, 2.9), rgb(0xFF7B8F))
	}
	p.fill(dot(3, -23, 2.2), rgb(0xFFD15E))
}

func bear(p *paper) {
	p.fill(dot(-18, -17, 9), rgb(0x8A5A44))
	p.fill(dot(18, -17, 9), rgb(0x784C38))
	p.fill(dot(-18, -17, 4.5), rgb(0xE3A98A))
	p.fill(dot(18, -17, 4.5), rgb(0xE3A98A))
	p.fill(dot(0, 2, 24), rgb(0xA8714F))
	p.fill(svg("M0 -22A24 24 0 0 1 0 26Z"), rgb(0x97623F))
	p.fill(oval(0, 13, 12, 9.5, 0), rgb(0xF0CDA8))
}

func bearMask(p *paper) {
	t := tones(theme.Midnight)
	domino(p, -4, 44, 15, t.ink)
	eyes(p, 10.5, -5, 4.2)
	bearNose(p)
}

func bearNose(p *paper) {
	t := tones(theme.Midnight)
	p.fill(svg("M-4.5 8H4.5L0 13Z"), t.ink)
	p.line(svg("M0 12V16.5"), 2, t.ink)
}

func rabbit(p *paper) {
	light, dark, pink := rgb(0xF4E9F2), rgb(0xDCCBE0), rgb(0xF2A0B5)
	p.fill(oval(-9, -22, 6.5, 17, -8), light)
	p.fill(oval(10, -22, 6.5, 17, 12), dark)
	p.fill(oval(-9, -21, 2.8, 11, -8), pink)
	p.fill(oval(10, -21, 2.8, 11, 12), rgb(0xE08CA6))
	p.fill(dot(0, 8, 21), light)
	p.fill(svg("M0 -13A21 21 0 0 1 0 29Z"), dark)
}

func rabbitMask(p *paper) {
	domino(p, 4, 40, 14, tones(theme.Midnight).coralDeep)
	eye(p, -9.5, 3, 3.8, tones(theme.Midnight).cream)
	wink(p, 9.5, 3, tones(theme.Midnight).cream)
	rabbitNose(p)
	p.fill(box(-3, 18, 6, 6, 1), tones(theme.Midnight).white)
}

func rabbitNose(p *paper) {
	p.fill(svg("M-3 13H3L0 16.5Z"), rgb(0xF2A0B5))
}

func toucan(p *paper) {
	t := tones(theme.Midnight)
	p.fill(svg("M-26 34V-2A22 22 0 0 1 18 -2V34Z"), rgb(0x231730))
	p.fill(svg("M-14 34V4A12 12 0 0 1 10 4V34Z"), t.cream)
	p.fill(svg("M-2 -8H18A16 16 0 0 1 34 8H-2Z"), rgb(0xF7B52C))
	p.fill(svg("M-2 0H32A16 16 0 0 1 34 8H-2Z"), rgb(0xF0733F))
	p.fill(svg("M26 -5A16 16 0 0 1 34 8H26Z"), t.ink)
}

func toucanMask(p *paper) {
	t := tones(theme.Midnight)
	p.fill(dot(-7, -6, 8), rgb(0x3DBBD0))
	eye(p, -7, -6, 5, t.cream)
}

func frog(p *paper) {
	p.fill(dot(-14, -14, 10), rgb(0x55B554))
	p.fill(oval(0, 6, 27, 20, 0), rgb(0x55B554))
	p.fill(svg("M0 -14A27 20 0 0 1 0 26Z"), rgb(0x449E49))
	p.fill(dot(14, -14, 10), rgb(0x449E49))
}

func frogMask(p *paper) {
	t := tones(theme.Midnight)
	eye(p, -14, -14, 6.5, t.cream)
	wink(p, 14, -14, t.ink)
	p.line(svg("M-17 9Q0 22 17 7"), 3, t.ink)
	p.line(svg("M-8 2H-5"), 2.5, rgb(0x256B34))
	p.line(svg("M5 2H8"), 2.5, rgb(0x256B34))
}
