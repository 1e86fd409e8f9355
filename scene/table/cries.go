package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// cries draws what happens at a seat or a pile and is no card.
type cries struct {
	*view
	felt *felt
}

func newCries(v *view, f *felt) *cries { return &cries{view: v, felt: f} }

// draw are the marks of what happens that no card shows: the leap past who is skipped, the grip and the sign at who
// is caught, the sign at who was wrong, the ring round a pile that is shuffled. They are what is seen with the sounds of
// it.
func (cr *cries) draw(p *paint.Painter) {
	for _, e := range cr.queue.Effects() {
		at := float32(e.At)
		if at <= 0 || at >= 1 {
			continue
		}
		switch e.Kind {
		case anim.EffectShuffle:
			cr.drawShuffled(p, at)
		case anim.EffectMistake:
			cr.drawRefused(p, e.Seat, at)
		case anim.EffectFull:
			cr.drawFull(p, e.Seat, at)
		case anim.EffectSkip:
			cr.drawLeap(p, e.Seat, at)
		case anim.EffectCatch:
			if x, y, r, ok := cr.portraitOf(e.Seat); ok {
				cr.drawGrip(p, x, y, r, at)
				cr.drawSign(p, e.Seat, at, "!", paint.Coral)
			}
		case anim.EffectDoubt:
			cr.drawStar(p, e.Seat, at)
		case anim.EffectMiss:
			if x, y, r, ok := cr.portraitOf(e.Target); ok {
				cr.drawMiss(p, x, y, r, at)
			}
			cr.drawSign(p, e.Seat, at, "?", paint.Cream)
		}
	}
}

// drawSign is a sign on the corner of a seat's plate.
func (cr *cries) drawSign(p *paint.Painter, seat engine.Seat, at float32, sign string, color paint.Color) {
	if seat < 0 || int(seat) >= len(cr.queue.Layout().Plates) {
		return
	}
	r, u := cr.plateOf(int(seat)), cr.u
	k := float32(1)
	if !cr.calm {
		k = 0.5 + 0.5*paint.OutBack(min(1, at*4), 2)
	}
	x, y := max(r.X, 16*u), max(r.Y, 16*u)
	p.Push(x, y, 0, 0, k, 0, min(1, (1-at)*3))
	p.Disc(x, y, 16*u, paint.Ink)
	p.Disc(x, y, 13.5*u, color)
	p.TextIn(sign, paint.Centered(x, y, 30*u, 30*u), paint.Style{Face: paint.Display, Size: 22 * u, Color: paint.Ink, Align: paint.Middle})
	p.Pop()
}

// drawStar is a star struck on the corner of the plate of who does not believe what is said.
func (cr *cries) drawStar(p *paint.Painter, seat engine.Seat, at float32) {
	if seat < 0 || int(seat) >= len(cr.queue.Layout().Plates) {
		return
	}
	r, u := cr.plateOf(int(seat)), cr.u
	k := float32(1)
	if !cr.calm {
		k = 0.4 + 0.6*paint.OutBack(min(1, at*3), 2)
	}
	x, y := max(r.X, 30*u), max(r.Y, 30*u)
	p.Push(x, y, 0, 0, k, 0, min(1, (1-at)*4))
	p.Draw(cr.art.burst, x, y, 0.48*u, paint.White)
	p.TextIn("?", paint.Centered(x, y, 40*u, 40*u), paint.Style{Face: paint.Display, Size: 30 * u, Color: paint.Ink, Align: paint.Middle})
	p.Pop()
}

// drawShuffled is a ring that opens round the draw pile; it is drawn scaled, so that no shape has to be baked for a tick.
func (cr *cries) drawShuffled(p *paint.Painter, at float32) {
	l, u := cr.queue.Layout(), cr.u
	x, y, w, h := float32(l.Draw.X), float32(l.Draw.Y), float32(l.Draw.W), float32(l.Draw.H)
	grown := 1 + 24*u*at/h
	if cr.calm {
		grown = 1
	}
	p.Push(x, y, 0, 0, grown, 0, min(1, (1-at)*3))
	p.StrokeRoundRect(paint.Centered(x, y, w, h).Inset(-5*u), 15*u, 4*u, paint.Cream)
	p.Pop()
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
