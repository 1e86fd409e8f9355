package paint

import "fourtell/assets"

// FocusRing draws the ring of the focus 5 units round a box.
func (p *Painter) FocusRing(r Rect, radius float32) {
	p.ShowFocus(r)
	if p.Theme() == assets.Felt { // amber alone is lost on paper and on lit cloth
		p.StrokeRoundRect(r.Inset(-8.5), radius+8.5, 7.5, Ink)
		p.StrokeRoundRect(r.Inset(-7), radius+7, 3.5, Coral)
		return
	}
	p.StrokeRoundRect(r.Inset(-7), radius+7, 3.5, Cream)
}

// ShowFocus tells of the box that the focus is shown at.
func (p *Painter) ShowFocus(r Rect) {
	if p.tell != nil {
		p.traceRect(TracedFocus, "", r, 1, 0)
	}
}
