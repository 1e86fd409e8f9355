package paint

// Shapes draws boxes, discs and lines in one colour, their corners baked the first time.
type Shapes struct {
	frame *Frame
	trace *Tracer
}

// Rect fills a box.
func (sh *Shapes) Rect(r Rect, c Color) {
	if sh.trace.tell != nil {
		sh.trace.traceRect(TracedBox, "", r, float32(c&0xFF)/255, 0)
	}
	if sh.frame.now.m.plain() {
		sh.frame.upright(0, sh.frame.device(r), sh.frame.baker().blank, c)
		return
	}
	sh.frame.mapped(0, sh.frame.now.m, r.X, r.Y, r.X+r.W, r.Y+r.H, sh.frame.baker().blank, c)
}

// Gradient fills a box whose corners have colours of their own: top left, top
// right, bottom left, bottom right.
func (sh *Shapes) Gradient(r Rect, tl, tr, bl, br Color) {
	sh.frame.batch.use(0, 1)
	w := sh.frame.baker().blank
	for i, c := range [4]Color{tl, tr, bl, br} {
		x, y := sh.frame.now.m.apply(r.X+r.W*float32(i&1), r.Y+r.H*float32(i>>1))
		cr, cg, cb, ca := sh.frame.channels(c)
		sh.frame.batch.corner(x, y, w.X0, w.Y0, cr, cg, cb, ca)
	}
}

// Quad fills a convex quadrilateral given corner by corner around it. Its
// edges are not smoothed: use it for small or soft things.
func (sh *Shapes) Quad(x0, y0, x1, y1, x2, y2, x3, y3 float32, c Color) {
	sh.frame.batch.use(0, 1)
	w := sh.frame.baker().blank
	r, g, b, a := sh.frame.channels(c)
	for _, q := range [4][2]float32{{x0, y0}, {x1, y1}, {x3, y3}, {x2, y2}} {
		x, y := sh.frame.now.m.apply(q[0], q[1])
		sh.frame.batch.corner(x, y, w.X0, w.Y0, r, g, b, a)
	}
}

// RoundRect fills a box with round corners; a radius of half the height makes
// a pill, of half a square's side a disc.
func (sh *Shapes) RoundRect(r Rect, radius float32, c Color) { sh.rounded(r, radius, 0, 0, c) }

// StrokeRoundRect draws the line of that width just inside the edge of a box
// with round corners.
func (sh *Shapes) StrokeRoundRect(r Rect, radius, width float32, c Color) {
	sh.rounded(r, radius, width, 0, sh.frame.scheme.Edge(c))
}

// Bordered fills a box with round corners and draws a line of that width
// inside its edge. A clear line is left out.
func (sh *Shapes) Bordered(r Rect, radius, width float32, fill, line Color) {
	sh.RoundRect(r, radius, fill)
	sh.StrokeRoundRect(r, radius, width, line)
}

// Plate fills a box with round corners that lies on a panel. High contrast makes the grounds of both the same: there it has a line.
func (sh *Shapes) Plate(r Rect, radius float32, fill Color) {
	sh.RoundRect(r, radius, fill)
	if sh.frame.scheme.contrast {
		sh.rounded(r, radius, 1.5, 0, Cream.Fade(0.6))
	}
}

// Shadow draws a soft shadow of a box with round corners, dy units below it;
// blur is how far its edge reaches outwards.
func (sh *Shapes) Shadow(r Rect, radius, dy, blur float32, c Color) {
	sh.rounded(r.Move(0, dy).Inset(-blur), radius, 0, blur, c)
}

// Disc fills a circle.
func (sh *Shapes) Disc(cx, cy, radius float32, c Color) {
	sh.RoundRect(Centered(cx, cy, 2*radius, 2*radius), radius, c)
}

// Circle draws the line of a circle, inside its edge.
func (sh *Shapes) Circle(cx, cy, radius, width float32, c Color) {
	sh.StrokeRoundRect(Centered(cx, cy, 2*radius, 2*radius), radius, width, c)
}

func (sh *Shapes) rounded(r Rect, radius, stroke, blur float32, c Color) {
	if sh.frame.Color(c)&0xFF == 0 || r.W <= 0 || r.H <= 0 {
		return
	}
	if sh.trace.tell != nil && stroke == 0 && blur == 0 {
		sh.trace.traceRect(TracedBox, "", r, float32(c&0xFF)/255, 0)
	}
	most := min(r.W, r.H) / 2
	if blur == 0 {
		radius = min(radius, most)
	} else {
		radius = min(radius, max(most-blur, 0))
	}
	k := shapeKey{int32(round32(radius * sh.frame.unit * 4)), int32(round32(stroke * sh.frame.unit * 4)), int32(round32(blur * sh.frame.unit * 4))}
	if stroke > 0 {
		k.stroke = max(k.stroke, 4)
	}
	s, ok := sh.frame.baker().shape(k, sh.frame.batch.flushFn)
	if !ok {
		return
	}
	d, m := sh.frame.carried(r)
	e := min(s.edge, (d.X1-d.X0)/2, (d.Y1-d.Y0)/2)
	// A box smaller than its corners shows their outer parts only.
	sh.frame.nine(0, m, d, s.at, [4]float32{e, e, e, e}, [4]float32{e, e, e, e}, c)
}

// Line draws a line with round ends.
func (sh *Shapes) Line(x0, y0, x1, y1, width float32, c Color) {
	dx, dy := x1-x0, y1-y0
	long := Sqrt(dx*dx + dy*dy)
	cx, cy := (x0+x1)/2, (y0+y1)/2
	sh.frame.Push(cx, cy, 0, 0, 1, atan32(dy, dx), 1)
	sh.RoundRect(Centered(cx, cy, long+width, width), width/2, c)
	sh.frame.Pop()
}

// ArrowHead is a triangle that points a way; outside the clip there is none, since such shapes are not cut.
func (sh *Shapes) ArrowHead(cx, cy, dx, dy, size float32, ink Color) {
	if x, y := sh.frame.now.m.apply(cx, cy); x < sh.frame.now.clip.X0 || x > sh.frame.now.clip.X1 || y < sh.frame.now.clip.Y0 || y > sh.frame.now.clip.Y1 {
		return
	}
	tx, ty := cx+dx*size, cy+dy*size
	bx, by := cx-dx*size*0.7, cy-dy*size*0.7
	sh.Quad(tx, ty, tx, ty, bx-dy*size, by-dx*size, bx+dy*size, by+dx*size, ink)
}
