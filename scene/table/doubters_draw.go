package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/paint"
)

const (
	capHigh = 30 // units, of an answer at a plate
	capOver = 9  // of them lie on the plate
	capGap  = 8  // between two
	capEye  = 44 // wide, of the eye
	capsLow = 34 // that a second row is lower
	onPlate = 3  // under the plate's upper edge, of what lies on it
	onHigh  = 42
)

func (d *doubters) style() paint.Style {
	return paint.Style{Face: paint.Display, Size: d.px(15), Color: paint.Ink, Align: paint.Middle}
}

// capsLie is how the answers of a person lie at their plate.
type capsLie uint8

const (
	inRow   capsLie = iota // beside each other, from the plate's left on
	inTwo                  // in the plate's own width, two over one
	asSigns                // on the plate, over its name, signs in place of the words
)

// lay puts everybody's three buttons at the lower edge of their plate, all in the same way: so that none reaches another plate.
func (d *doubters) lay(p *paint.Painter) {
	d.lie = inRow
	for i := range d.people.sharers { // of whom is asked no longer too: nothing moves because somebody has answered
		for d.lie < asSigns && d.people.sharers[i].seat != d.viewer && !d.fits(p, i) {
			d.lie++
		}
	}
	for i := range d.people.sharers {
		if d.asked>>i&1 == 1 {
			for n, at := range d.places(p, i) {
				d.caps[i][n].at = at
			}
		}
	}
	d.stacked = d.lie == inTwo
}

// roomUnderPlates says whether something may hang at every plate. Where plates lie in rows one below the other there is no room for it.
func roomUnderPlates(v *view) bool {
	l, u := v.queue.Layout(), v.u
	if !l.Portrait {
		return true
	}
	for i := range l.Plates {
		for k := range l.Plates {
			a, b := v.plateOf(i), v.plateOf(k)
			if k != i && engine.Seat(k) != v.viewer && paint.Abs(a.X-b.X) < a.W && b.Y > a.Y && b.Y < a.Y+a.H+chipHigh*u {
				return false
			}
		}
	}
	return true
}

// fits says whether a person's buttons, as they lie, reach no other plate, nor what hangs at that.
func (d *doubters) fits(p *paint.Painter, i int) bool {
	seat := int(d.people.sharers[i].seat)
	for k := range d.queue.Layout().Plates {
		plate := d.plateOf(k)
		plate.H += (capHigh - capOver) * d.u
		for _, at := range d.places(p, i) {
			if k != seat && !at.Apart(plate) {
				return false
			}
		}
	}
	return true
}

// places are where a person's buttons belong.
func (d *doubters) places(p *paint.Painter, i int) (at [3]paint.Rect) {
	seat := int(d.people.sharers[i].seat)
	if seat >= len(d.queue.Layout().Plates) {
		return at
	}
	box, u := d.plateOf(seat), d.u
	y, high, gap := box.Y+box.H-capOver*u, float32(capHigh*u), float32(capGap*u)
	switch d.lie {
	case inTwo:
		eye := (capEye - capGap) * u
		return [3]paint.Rect{paint.Box(box.X, y, box.W-eye-gap/2, high), paint.Box(box.X, y+capsLow*u, box.W, high), paint.Box(box.X+box.W-eye, y, eye, high)}
	case asSigns:
		for n := range at {
			at[n] = paint.Box(box.X+gap/2+float32(n)*(box.W-gap/2)/3, box.Y+onPlate*u, (box.W-2*gap)/3, onHigh*u)
		}
		return at
	}
	wide, all := [3]float32{2: capEye * u}, float32(capEye*u)
	for n := range d.verbs {
		wide[n] = p.GlyphLineWide("", d.glyphsOf(i, n), d.verbs[n], d.style()) + 20*u
		all += wide[n] + gap
	}
	x := max(4*u, min(box.X+4*u, float32(d.queue.Layout().W)-all-34*u)) // clear of the log's tab
	for n := range at {
		at[n] = paint.Box(x, y, wide[n], high)
		x += wide[n] + gap
	}
	return at
}

// glyphsOf are the keys named on a button.
func (d *doubters) glyphsOf(i, n int) []paint.KeyGlyph {
	if n > 0 {
		return nil
	}
	return d.glyphs[i : i+1]
}

// draw shows who has let the claim pass, and the keys of who has not answered yet.
func (d *doubters) draw(p *paint.Painter) {
	if d.people.covered {
		return
	}
	u := d.u
	for seat := range d.queue.Layout().Plates {
		if d.passed>>seat&1 == 0 {
			continue
		}
		st := d.style()
		st.Color, st.Align = paint.Cream, paint.Left
		w, _ := p.Measure(d.word, st)
		box := d.plateOf(seat)
		w = min(w, box.W-50*u)
		st.Fit = w
		r := paint.Box(box.X+4*u, box.Y+box.H-capOver*u, w+46*u, capHigh*u)
		if !roomUnderPlates(d.view) {
			r.Y = box.Y + (onPlate+(onHigh-capHigh)/2)*u
		}
		good := paint.Tone(assets.ToneBest)
		p.RoundRect(r, 15*u, good)
		p.RoundRect(r.Inset(2*u), 13*u, paint.Plum900)
		p.Draw(d.art.check, r.X+19*u, r.Y+15*u, 0.75*u, good)
		p.TextIn(d.word, paint.Box(r.X+32*u, r.Y, w+8*u, r.H), st)
	}
	seen := d.asked
	if seen == 0 && d.sinks > 0 {
		seen = d.gone
		left := float32(d.sinks) / sinkTicks
		by := 6 * u * (1 - left)
		if d.calm {
			by = 0
		}
		p.Push(0, 0, 0, by, 1, 0, left)
		defer p.Pop()
	}
	for i := range d.people.sharers {
		for n := range d.caps[i] {
			b := &d.caps[i][n]
			if seen>>i&1 == 0 || b.at.W == 0 {
				continue
			}
			r := b.drawCap(p, d.u)
			switch x, y := r.Center(); {
			case n == len(d.verbs):
				size, _ := p.Size(d.art.eyeOpen)
				p.Draw(d.art.eyeOpen, x, y, 26*d.u/max(size, 1), paint.White)
			case d.lie < asSigns:
				st := d.style()
				st.Fit = r.W - 12*d.u
				p.GlyphLine("", d.glyphsOf(i, n), d.verbs[n], r, st)
			case n == 0:
				drawMask(p, x, y, 0.62*d.u, paint.Coral, paint.CoralLip, paint.Cream)
			default:
				p.Draw(d.art.check, x, y, d.u, paint.Ink)
			}
		}
	}
}
