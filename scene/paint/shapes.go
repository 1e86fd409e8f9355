package paint

// Rect fills a box.
func (p *Painter) Rect(r Rect, c Color) {
	if p.tell != nil {
		p.traceRect(TracedBox, "", r, float32(c&0xFF)/255, 0)
	}
	if p.now.m.plain() {
		p.upright(0, p.device(r), p.atlas.baker.blank, c)
		return
	}
	p.mapped(0, p.now.m, r.X, r.Y, r.X+r.W, r.Y+r.H, p.atlas.baker.blank, c)
}

// Gradient fills a box whose corners have colours of their own: top left, top
// right, bottom left, bottom right.
func (p *Painter) Gradient(r Rect, tl, tr, bl, br Color) {
	p.use(0, 1)
	w := p.atlas.baker.blank
	for i, c := range [4]Color{tl, tr, bl, br} {
		x, y := p.now.m.apply(r.X+r.W*float32(i&1), r.Y+r.H*float32(i>>1))
		cr, cg, cb, ca := p.channels(c)
		p.corner(x, y, w.X0, w.Y0, cr, cg, cb, ca)
	}
}

// Quad fills a convex quadrilateral given corner by corner around it. Its
// edges are not smoothed: use it for small or soft things.
func (p *Painter) Quad(x0, y0, x1, y1, x2, y2, x3, y3 float32, c Color) {
	p.use(0, 1)
	w := p.atlas.baker.blank
	r, g, b, a := p.channels(c)
	for _, q := range [4][2]float32{{x0, y0}, {x1, y1}, {x3, y3}, {x2, y2}} {
		x, y := p.now.m.apply(q[0], q[1])
		p.corner(x, y, w.X0, w.Y0, r, g, b, a)
	}
}

// RoundRect fills a box with round corners; a radius of half the height makes
// a pill, of half a square's side a disc.
func (p *Painter) RoundRect(r Rect, radius float32, c Color) { p.rounded(r, radius, 0, 0, c) }

// StrokeRoundRect draws the line of that width just inside the edge of a box
// with round corners.
func (p *Painter) StrokeRoundRect(r Rect, radius, width float32, c Color) {
	p.rounded(r, radius, width, 0, p.Edge(c))
}

// Bordered fills a box with round corners and draws a line of that width
// inside its edge. A clear line is left out.
func (p *Painter) Bordered(r Rect, radius, width float32, fill, line Color) {
	p.RoundRect(r, radius, fill)
	p.StrokeRoundRect(r, radius, width, line)
}

// Plate fills a box with round corners that lies on a panel. High contrast makes the grounds of both the same: there it has a line.
func (p *Painter) Plate(r Rect, radius float32, fill Color) {
	p.RoundRect(r, radius, fill)
	if p.contrast {
		p.rounded(r, radius, 1.5, 0, Cream.Fade(0.6))
	}
}

// Shadow draws a soft shadow of a box with round corners, dy units below it;
// blur is how far its edge reaches outwards.
func (p *Painter) Shadow(r Rect, radius, dy, blur float32, c Color) {
	p.rounded(r.Move(0, dy).Inset(-blur), radius, 0, blur, c)
}

// Disc fills a circle.
func (p *Painter) Disc(cx, cy, radius float32, c Color) {
	p.RoundRect(Centered(cx, cy, 2*radius, 2*radius), radius, c)
}

// Circle draws the line of a circle, inside its edge.
func (p *Painter) Circle(cx, cy, radius, width float32, c Color) {
	p.StrokeRoundRect(Centered(cx, cy, 2*radius, 2*radius), radius, width, c)
}

func (p *Painter) rounded(r Rect, radius, stroke, blur float32, c Color) {
	if p.Color(c)&0xFF == 0 || r.W <= 0 || r.H <= 0 {
		return
	}
	if p.tell != nil && stroke == 0 && blur == 0 {
		p.traceRect(TracedBox, "", r, float32(c&0xFF)/255, 0)
	}
	most := min(r.W, r.H) / 2
	if blur == 0 {
		radius = min(radius, most)
	} else {
		radius = min(radius, max(most-blur, 0))
	}
	k := shapeKey{int32(round32(radius * p.unit * 4)), int32(round32(stroke * p.unit * 4)), int32(round32(blur * p.unit * 4))}
	if stroke > 0 {
		k.stroke = max(k.stroke, 4)
	}
	s, ok := p.atlas.baker.shape(k, p.flushFn)
	if !ok {
		return
	}
	d, m := p.carried(r)
	e := min(s.edge, (d.X1-d.X0)/2, (d.Y1-d.Y0)/2)
	// A box smaller than its corners shows their outer parts only.
	p.nine(0, m, d, s.at, [4]float32{e, e, e, e}, [4]float32{e, e, e, e}, c)
}

// nine queues nine quads: corners keep their size, the middle stretches. in
// and out are the insets in the destination and in the texture, left, top,
// right, bottom.
func (p *Painter) nine(texture int, m affine, d, s Pixels, in, out [4]float32, c Color) {
	dx := [4]float32{d.X0, d.X0 + in[0], d.X1 - in[2], d.X1}
	dy := [4]float32{d.Y0, d.Y0 + in[1], d.Y1 - in[3], d.Y1}
	sx := [4]float32{s.X0, s.X0 + out[0], s.X1 - out[2], s.X1}
	sy := [4]float32{s.Y0, s.Y0 + out[1], s.Y1 - out[3], s.Y1}
	for j := range 3 {
		for i := range 3 {
			if dx[i+1]-dx[i] < 0.01 || dy[j+1]-dy[j] < 0.01 {
				continue
			}
			u := Pixels{sx[i], sy[j], sx[i+1], sy[j+1]}
			if i == 1 { // sample the middle, so that a long stretch does not fade into the corners
				u.X0, u.X1 = midpoint(u.X0, u.X1)
			}
			if j == 1 {
				u.Y0, u.Y1 = midpoint(u.Y0, u.Y1)
			}
			p.mapped(texture, m, dx[i], dy[j], dx[i+1], dy[j+1], u, c)
		}
	}
}

// midpoint is the same range when it is wide, its middle when it is narrow.
func midpoint(a, b float32) (float32, float32) {
	if b-a > 4 {
		return a, b
	}
	c := (a + b) / 2
	return c, c
}

// Line draws a line with round ends.
func (p *Painter) Line(x0, y0, x1, y1, width float32, c Color) {
	dx, dy := x1-x0, y1-y0
	long := Sqrt(dx*dx + dy*dy)
	cx, cy := (x0+x1)/2, (y0+y1)/2
	p.Push(cx, cy, 0, 0, 1, atan32(dy, dx), 1)
	p.RoundRect(Centered(cx, cy, long+width, width), width/2, c)
	p.Pop()
}
