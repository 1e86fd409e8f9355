package paint

// device is a logical box in device pixels, on whole ones when nothing turns.
func (f *Frame) device(r Rect) Pixels {
	m := &f.now.m
	x0, y0 := m.apply(r.X, r.Y)
	x1, y1 := m.apply(r.X+r.W, r.Y+r.H)
	return Pixels{round32(x0), round32(y0), round32(x1), round32(y1)}
}

// carried is a logical box in device pixels, and what carries it to its place: nothing where it lies upright at the window's
// scale, else whatever turns or grows it.
func (f *Frame) carried(r Rect) (Pixels, affine) {
	if f.now.m.plain() && f.now.m.a == f.unit {
		return f.device(r), affine{a: 1, d: 1}
	}
	return Pixels{r.X * f.unit, r.Y * f.unit, (r.X + r.W) * f.unit, (r.Y + r.H) * f.unit}, f.now.m.mul(affine{a: 1 / f.unit, d: 1 / f.unit})
}

// untransformed is where a point of the transform in force lies in the window.
func (f *Frame) untransformed(x, y float32) (float32, float32) {
	x, y = f.now.m.apply(x, y)
	return x / f.unit, y / f.unit
}

// upright queues an axis-aligned quad in device pixels, cut to the clip.
func (f *Frame) upright(texture int, d, s Pixels, c Color) {
	k := &f.now.clip
	if d.X1 <= k.X0 || d.Y1 <= k.Y0 || d.X0 >= k.X1 || d.Y0 >= k.Y1 || d.X1 <= d.X0 || d.Y1 <= d.Y0 || c&0xFF == 0 {
		return
	}
	kx, ky := (s.X1-s.X0)/(d.X1-d.X0), (s.Y1-s.Y0)/(d.Y1-d.Y0)
	if cut := k.X0 - d.X0; cut > 0 {
		d.X0, s.X0 = k.X0, s.X0+cut*kx
	}
	if cut := d.X1 - k.X1; cut > 0 {
		d.X1, s.X1 = k.X1, s.X1-cut*kx
	}
	if cut := k.Y0 - d.Y0; cut > 0 {
		d.Y0, s.Y0 = k.Y0, s.Y0+cut*ky
	}
	if cut := d.Y1 - k.Y1; cut > 0 {
		d.Y1, s.Y1 = k.Y1, s.Y1-cut*ky
	}
	f.batch.use(texture, 1)
	r, g, b, a := f.channels(c)
	f.batch.corner(d.X0, d.Y0, s.X0, s.Y0, r, g, b, a)
	f.batch.corner(d.X1, d.Y0, s.X1, s.Y0, r, g, b, a)
	f.batch.corner(d.X0, d.Y1, s.X0, s.Y1, r, g, b, a)
	f.batch.corner(d.X1, d.Y1, s.X1, s.Y1, r, g, b, a)
}

// mapped queues a logical box through an affine map of its own.
func (f *Frame) mapped(texture int, m affine, x0, y0, x1, y1 float32, s Pixels, c Color) {
	if c&0xFF == 0 {
		return
	}
	if m.plain() {
		d := Pixels{m.a*x0 + m.tx, m.d*y0 + m.ty, m.a*x1 + m.tx, m.d*y1 + m.ty}
		f.upright(texture, d, s, c)
		return
	}
	f.batch.use(texture, 1)
	r, g, b, a := f.channels(c)
	x, y := m.apply(x0, y0)
	f.batch.corner(x, y, s.X0, s.Y0, r, g, b, a)
	x, y = m.apply(x1, y0)
	f.batch.corner(x, y, s.X1, s.Y0, r, g, b, a)
	x, y = m.apply(x0, y1)
	f.batch.corner(x, y, s.X0, s.Y1, r, g, b, a)
	x, y = m.apply(x1, y1)
	f.batch.corner(x, y, s.X1, s.Y1, r, g, b, a)
}

// nine queues nine quads: corners keep their size, the middle stretches. in
// and out are the insets in the destination and in the texture, left, top,
// right, bottom.
func (f *Frame) nine(texture int, m affine, d, s Pixels, in, out [4]float32, c Color) {
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
			f.mapped(texture, m, dx[i], dy[j], dx[i+1], dy[j+1], u, c)
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
