package cardart

import "image/color"

// actionSign paints skip (a leap over a seated guest) or reverse (one ribbon
// folded back) with half-width r; halo adds an outline of that width.
func (p *paper) actionSign(value string, x, y, r float64, c color.RGBA, halo float64) {
	q := p.move(x, y).grow(r, r)
	h := halo / r
	fill := func(d string) {
		q.fill(svg(d), c)
		if h > 0 {
			q.line(svg(d), h, c)
		}
	}
	if value == "R" {
		fill("M.95 -.74H-.22A.62 .62 0 0 0 -.22 .5H.1V.92L.96 .34L.1 -.24V.14H-.22A.26 .26 0 0 1 -.22 -.38H.95Z")
		return
	}
	q.cut(svg("M-.82 .18A.74 .74 0 0 1 .55 -.22"), 0.34+h, c)
	fill("M.12 -.02L1 -.46L.9 .5Z")
	q.fill(dot(-0.1, 0.26, 0.25+h/2), c)
	fill("M-.62 1A.52 .42 0 0 1 .42 1Z")
}

// actionMark is the same sign for an index of 17 units: the leap is bolder
// and the guest is only a head, so that it does not silt up.
func (p *paper) actionMark(value string, x, y, r float64, c color.RGBA) {
	if value == "R" {
		p.actionSign(value, x, y, r, c, 0.9)
		return
	}
	q := p.move(x, y).grow(r, r)
	q.cut(svg("M-.8 .34A.72 .78 0 0 1 .42 -.12"), 0.42, c)
	q.fill(svg("M-.02 .12L1.02 -.52L.98 .72Z"), c)
	q.fill(dot(-0.14, 0.68, 0.34), c)
}
