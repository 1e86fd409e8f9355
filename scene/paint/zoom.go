package paint

// Zoomed is what ZoomIn changes.
type Zoomed struct {
	unit float32
	now  view
}

// ZoomIn makes a unit k times as large until ZoomOut: letters are baked as large as they are seen.
func (p *Painter) ZoomIn(k float32) Zoomed {
	was := Zoomed{p.unit, p.now}
	if k != 1 {
		p.unit *= k
		p.now.m = p.now.m.mul(affine{a: k, d: k})
	}
	return was
}

// ZoomOut ends ZoomIn.
func (p *Painter) ZoomOut(was Zoomed) { p.unit, p.now = was.unit, was.now }
