package ask

import (
	"math"

	"fourtell/scene/paint"
)

// rays paints a sunburst of plum in a box.
func (m *Challenge) rays(p *paint.Painter, r paint.Rect, cx, cy float32) {
	const n = 24
	far := r.W + r.H
	for i := range n {
		a := (float32(i)*2 + 0.2) * math.Pi / n
		s0, c0 := paint.Sincos(a)
		s1, c1 := paint.Sincos(a + math.Pi/n)
		m.clipRay(p, r, cx, cy, c0*far, s0*far, c1*far, s1*far)
	}
}

// clipRay paints a triangle from (cx, cy), cut to a box by halving it until its parts are in or out: quads that are not
// upright are not clipped by the painter.
func (m *Challenge) clipRay(p *paint.Painter, r paint.Rect, cx, cy, ax, ay, bx, by float32) {
	pts := [16][2]float32{{cx, cy}, {cx + ax, cy + ay}, {cx + bx, cy + by}}
	n := 3
	for side := range 10 {
		var out [16][2]float32
		k := 0
		for i := range n {
			a, b := pts[i], pts[(i+1)%n]
			da, db := inside(a, r, side), inside(b, r, side)
			if da >= 0 {
				out[k] = a
				k++
			}
			if (da >= 0) != (db >= 0) {
				f := da / (da - db)
				out[k] = [2]float32{a[0] + (b[0]-a[0])*f, a[1] + (b[1]-a[1])*f}
				k++
			}
		}
		pts, n = out, k
	}
	for i := 1; i+1 < n; i += 2 {
		last := min(i+2, n-1)
		p.Quad(pts[0][0], pts[0][1], pts[i][0], pts[i][1], pts[i+1][0], pts[i+1][1], pts[last][0], pts[last][1], paint.Plum700)
	}
}

// inside is how far a point lies within one of the box's edges; edges 4 to 9 cut its two left corners round.
func inside(q [2]float32, r paint.Rect, edge int) float32 {
	switch edge {
	case 0:
		return q[0] - r.X
	case 1:
		return r.X + r.W - q[0]
	case 2:
		return q[1] - r.Y
	case 3:
		return r.Y + r.H - q[1]
	}
	const radius = 26.5
	sin, cos := paint.Sincos(float32(edge%3+1) * math.Pi / 8)
	y := r.Y + radius
	if edge > 6 {
		y, sin = r.Y+r.H-radius, -sin
	}
	return radius + (q[0]-r.X-radius)*cos + (q[1]-y)*sin
}
