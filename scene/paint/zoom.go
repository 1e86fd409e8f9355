package paint

// Zoomed is what ZoomIn changes.
type Zoomed struct {
	unit float32
	now  view
}

// ZoomIn makes a unit k times as large until ZoomOut: letters are baked as large as they are seen.
func (f *Frame) ZoomIn(k float32) Zoomed {
	was := Zoomed{f.unit, f.now}
	if k != 1 {
		f.unit *= k
		f.now.m = f.now.m.mul(affine{a: k, d: k})
	}
	return was
}

// ZoomOut ends ZoomIn.
func (f *Frame) ZoomOut(was Zoomed) { f.unit, f.now = was.unit, was.now }
