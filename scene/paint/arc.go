package paint

import "math"

// arcStep is how far, in radians, one piece of an arc reaches: no corner shows at the sizes that are drawn.
const arcStep = 0.06

// Arc draws a part of a circle's line, which lies from the inner radius to the outer: from an angle on so far clockwise, both in radians,
// 0 being at the right. Its edges are smoothed, its ends round.
func (sh *Shapes) Arc(cx, cy, inner, outer, from, sweep float32, c Color) {
	if sh.frame.Color(c)&0xFF == 0 || sweep <= 0 || outer <= inner {
		return
	}
	soft := 0.5 / sh.frame.unit // half a pixel of the device
	n := int(sweep/arcStep) + 1
	s0, c0 := Sincos(from)
	for i := range n {
		s1, c1 := Sincos(from + sweep*float32(i+1)/float32(n))
		sh.piece(cx, cy, [4]float32{s0, c0, s1, c1}, inner-soft, inner+soft, Clear, c)
		sh.piece(cx, cy, [4]float32{s0, c0, s1, c1}, inner+soft, outer-soft, c, c)
		sh.piece(cx, cy, [4]float32{s0, c0, s1, c1}, outer-soft, outer+soft, c, Clear)
		s0, c0 = s1, c1
	}
	if c&0xFF != 0xFF || sweep >= 2*math.Pi {
		return // what is seen through would lie twice where an end is
	}
	s1, c1 := Sincos(from + sweep)
	s0, c0 = Sincos(from)
	middle, half := (inner+outer)/2, (outer-inner)/2
	sh.Disc(cx+middle*c0, cy+middle*s0, half, c)
	sh.Disc(cx+middle*c1, cy+middle*s1, half, c)
}

// piece is a strip of an arc between two angles, given as the sine and cosine of each, and two radii with a colour each.
func (sh *Shapes) piece(cx, cy float32, at [4]float32, inner, outer float32, in, out Color) {
	sh.frame.batch.use(0, 1)
	w := sh.frame.baker().blank
	for i, r := range [4]float32{inner, outer, inner, outer} {
		tone := in
		if i&1 == 1 {
			tone = out
		}
		cr, cg, cb, ca := sh.frame.channels(tone)
		sin, cos := at[i&2], at[i&2+1]
		x, y := sh.frame.now.m.apply(cx+r*cos, cy+r*sin)
		sh.frame.batch.corner(x, y, w.X0, w.Y0, cr, cg, cb, ca)
	}
}
