package cardart

import (
	"fmt"
	"image/color"
	"math"

	"fourtell/assets/theme"
)

// bareFace is what is seen of a guest whose mask has come off: startled eyes, and a mouth that stands open.
type bareFace struct {
	x, y, r float64    // the right eye; the left mirrors it, but where x is below 0: there is only one
	mouth   float64    // its y; 0: none is seen
	brow    color.RGBA // also the mouth
	mask    color.RGBA // what came off
	rest    func(*paper)
}

// paint is the face as it is seen.
func (b bareFace) paint(p *paper) {
	t := tones(theme.Midnight)
	for _, k := range b.sides() {
		x := k * math.Abs(b.x)
		p.fill(dot(x, b.y, b.r+0.8), t.ink)
		p.fill(dot(x, b.y, b.r-0.8), t.white)
		p.fill(dot(x, b.y+0.5, b.r*0.36), t.ink)
		p.line(seg(x+k*b.r*0.95, b.y-b.r*1.55, x-k*b.r*0.6, b.y-b.r*1.9), 1.8, b.brow)
	}
	if b.rest != nil {
		b.rest(p)
	}
	if b.mouth != 0 {
		p.fill(oval(0, b.mouth, 3.6, 4.4, 0), b.brow)
	}
}

// sides are those on which there is an eye: -1 left, 1 right.
func (b bareFace) sides() []float64 {
	if b.x < 0 {
		return []float64{-1}
	}
	return []float64{-1, 1}
}

// loose is the mask alone, its middle at 0, 0.
func (b bareFace) loose(p *paper) {
	wide := min(50, 4.1*math.Abs(b.x))
	if b.x < 0 {
		wide = 30
	}
	domino(p, 0, wide, 15, b.mask)
	for _, k := range b.sides() {
		x := k * math.Abs(b.x)
		if b.x < 0 {
			x = 0
		}
		p.fill(svg(fmt.Sprintf("M%g -1Q%g -6 %g -1Q%g 4 %g -1Z", x-5, x, x+5, x, x-5)), tones(theme.Midnight).plum500)
	}
}

// unmasked paints the guest in its disc without the mask.
func (g guest) unmasked(p *paper) {
	g.disc(p, func(p *paper) {
		g.head(p)
		g.bare.paint(p)
	})
}

// barePictures are, for a game of lying, the guests without their masks, the masks alone, a mask that is broken in two, and what bursts behind whoever
// wore it.
func barePictures() []Picture {
	t := tones(theme.Midnight)
	const part = "faces"
	var all []Picture
	for _, g := range guests() {
		all = append(all,
			whole(part, "guest-large/"+g.name+":bluff", 128, 128, func(p *paper) { g.unmasked(p.move(64, 64).grow(2, 2)) }),
			whole(part, "guest-mask/"+g.name, 104, 44, func(p *paper) { g.bare.loose(p.move(52, 22).grow(2, 2)) }))
	}
	half := func(p *paper, c color.RGBA) {
		p.line(svg("M-42 -10C-56 -16 -60 -2 -70 -8C-78 -13 -80 -4 -86 -2"), 3, t.cream2)
		shape := svg("M-44 -14.4C-22 -24 -11 -16 0 -9.6L-6 -3L2 3L-3 9C-7 9.6 -10 12 -12.4 14.4C-24.6 24 -44 12.8 -44 -14.4Z")
		p.line(shape, 5, t.ink)
		p.fill(shape, c)
		p.fill(svg("M-34 -3Q-22 -12 -11 -2Q-22 7 -34 -3Z"), t.ink)
	}
	return append(all,
		whole(part, "mask-left", 96, 52, func(p *paper) { half(p.move(90, 26), t.coral) }),
		whole(part, "mask-right", 96, 52, func(p *paper) { half(p.move(6, 26).grow(-1, 1), t.coralDeep) }),
		whole(part, "burst-bare", 212, 212, func(p *paper) {
			q := p.move(106, 106)
			q.fill(star(18, 104, 84, 1, 0.1), rgb(0x7D1030))
			q.fill(star(18, 90, 72, 1, 0.27), t.coralDeep)
		}))
}
