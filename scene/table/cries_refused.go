package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// drawRefused is the dashed line round a card that is held up and does not fit; with reduced motion, which does not shake it, the line
// goes and comes once.
func (cr *cries) drawRefused(p *paint.Painter, seat engine.Seat, at float32) {
	alpha := min(1, at*8, (1-at)*8)
	if cr.calm {
		alpha *= 0.5 + 0.5*kit.Sin((2*at+0.5)*3.1415927)
	}
	poses := cr.queue.Poses()
	for i := range poses {
		if q := &poses[i]; q.Flying && q.Place.Zone == anim.Hand && q.Place.Seat == seat {
			scale := float32(q.Scale)
			p.Put(cr.art.dashed, paint.Pose{X: float32(q.X), Y: float32(q.Y), ScaleX: scale, ScaleY: scale, Angle: float32(q.Angle), Tint: paint.White.Fade(alpha)})
		}
	}
}

const fullPulses = 2 // of the ring round the count of a full hand

// drawFull is a ring that opens twice round the count of a hand that may hold no more.
func (cr *cries) drawFull(p *paint.Painter, seat engine.Seat, at float32) {
	x, y, ok := cr.countOf(seat)
	if !ok {
		return
	}
	u := cr.u
	grown, alpha := float32(1), min(1, at*6, (1-at)*6)
	if !cr.calm {
		k := at * fullPulses
		k -= float32(int(k))
		grown, alpha = 1+0.8*paint.OutCubic(k), min(1, 2-2*k)
	}
	p.Push(x, y, 0, 0, grown, 0, alpha)
	p.Circle(x, y, 19*u, 4*u, paint.Coral)
	p.Pop()
}

// countOf is where it stands how many cards a seat holds.
func (cr *cries) countOf(seat engine.Seat) (x, y float32, ok bool) {
	l := cr.queue.Layout()
	if seat < 0 || int(seat) >= len(l.Plates) {
		return 0, 0, false
	}
	u := cr.u
	f := rectOf(l.Fans[seat])
	switch {
	case seat == cr.viewer:
		r := cr.plateOf(int(seat))
		px, _, pr := cr.portraitIn(r, seat)
		return px + pr + 24*u, r.Y + r.H/2 + 13*u, true
	case l.Portrait:
		return float32(l.Fans[seat].X) + 30*u, float32(l.Fans[seat].Y), true
	}
	x, y = fanEnd(l, seat, f, cr.queue.Held(seat), u)
	return x, y, true
}
