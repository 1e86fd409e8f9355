package scene

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// stampLands is the share of a stamp's time in which it comes down.
const stampLands = 0.36

// stamp is how the balloon of a call is drawn now: its scale, its turn and its alpha; and whether it is to be seen.
// It comes down from above the table, is pressed flat, and lies.
func (pl *plates) stamp(i int) (scale, turn, alpha float32, seen bool) {
	d := &pl.facts.seats[i]
	for _, e := range pl.queue.Effects() {
		k := float32(e.At)
		switch {
		case e.Seat == engine.Seat(i) && e.Kind == anim.EffectCall && pl.calm:
			return 1, 0, min(1, k*4), true
		case e.Seat == engine.Seat(i) && e.Kind == anim.EffectCall && k < stampLands:
			fall := k / stampLands
			fall *= fall
			return 2.6 - 1.6*fall, 0.5 * (1 - fall), min(1, fall*2.5), k > 0
		case e.Seat == engine.Seat(i) && e.Kind == anim.EffectCall:
			k = (k - stampLands) / (1 - stampLands)
			return 1 - 0.16*(1-k)*sin32(k*2*math.Pi*1.5), 0, 1, true
		case e.Target == engine.Seat(i) && e.Kind == anim.EffectMiss && k > 0 && !pl.calm: // it holds
			return 1 + 0.18*(1-k)*sin32(k*2*math.Pi*2), 0, 1, d.one || d.soon
		}
	}
	return 1, 0, 1, d.one || d.soon
}

// drawStampRing is the dust of a stamp that has come down at (x, y).
func (pl *plates) drawStampRing(p *paint.Painter, seat engine.Seat, x, y, size float32) {
	if pl.calm {
		return
	}
	for _, e := range pl.queue.Effects() {
		if k := (float32(e.At) - stampLands) / (1 - stampLands); e.Kind == anim.EffectCall && e.Seat == seat && k > 0 {
			p.Draw(pl.art.ring, x, y, size*(0.35+0.5*paint.OutCubic(k)), paint.Coral.Fade(0.9*(1-k)))
		}
	}
}

// drawMiss is a ring that springs back from a portrait: its seat had called.
func (cr *cries) drawMiss(p *paint.Painter, x, y, r, k float32) {
	if cr.calm {
		p.Draw(cr.art.ring, x, y, r*1.5/130, paint.Cream.Fade(min(1, k*6, (1-k)*4)))
		return
	}
	p.Draw(cr.art.ring, x, y, r*(1.2+1.6*paint.OutCubic(k))/130, paint.Cream.Fade(1-k))
	p.Draw(cr.art.ring, x, y, r*(1.2+0.8*paint.OutCubic(k))/130, paint.Cream.Fade((1-k)*0.6))
}

// drawGrip is a ring with four teeth that snaps shut on a portrait, holds it and lets go.
func (cr *cries) drawGrip(p *paint.Painter, x, y, r, k float32) {
	shut := paint.OutBack(min(1, k/0.3), 1.2)
	alpha := min(1, k*8, (1-k)*4)
	if cr.calm {
		shut = 1
	}
	wide := r * (1.18 + 2.2*(1-shut))
	p.Draw(cr.art.ring, x, y, wide/130, paint.Coral.Fade(alpha))
	p.Draw(cr.art.ring, x, y, wide*1.06/130, paint.Coral.Fade(alpha))
	turn := (1 - shut) * 1.2
	for i := range 4 {
		a := float32(i)*math.Pi/2 + math.Pi/4 + turn
		sin, cos := paint.Sincos(a)
		size := r / 22
		p.Put(cr.art.chevron, paint.Pose{X: x + cos*wide*1.16, Y: y + sin*wide*1.16, Angle: a + math.Pi, ScaleX: size, ScaleY: size, Tint: paint.Coral.Fade(alpha)})
	}
}
