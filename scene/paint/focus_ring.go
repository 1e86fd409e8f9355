package paint

import "fourtell/assets"

// FocusRing draws the ring of the focus 5 units round a box.
func (sh *Shapes) FocusRing(r Rect, radius float32) {
	sh.trace.ShowFocus(r)
	if sh.frame.scheme.Theme() == assets.Felt { // amber alone is lost on paper and on lit cloth
		sh.StrokeRoundRect(r.Inset(-8.5), radius+8.5, 7.5, Ink)
		sh.StrokeRoundRect(r.Inset(-7), radius+7, 3.5, Coral)
		return
	}
	sh.StrokeRoundRect(r.Inset(-7), radius+7, 3.5, Cream)
}

// ShowFocus tells of the box that the focus is shown at.
func (t *Tracer) ShowFocus(r Rect) {
	if t.tell != nil {
		t.traceRect(TracedFocus, "", r, 1, 0)
	}
}
