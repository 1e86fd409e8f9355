package scene

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// drawCries are the marks of what happens that no card shows: the leap past who is skipped, the grip and the sign at who
// is caught, the sign at who was wrong, the ring round a pile that is shuffled. They are what is seen with the sounds of
// it.
func (t *Table) drawCries(p *paint.Painter) {
	if t.verdict.on {
		return
	}
	for _, e := range t.queue.Effects() {
		at := float32(e.At)
		if at <= 0 || at >= 1 {
			continue
		}
		switch e.Kind {
		case anim.EffectShuffle:
			t.drawShuffled(p, at)
		case anim.EffectSkip:
			t.drawLeap(p, e.Seat, at)
		case anim.EffectCatch:
			if x, y, r, ok := t.portraitOf(e.Seat); ok {
				t.drawGrip(p, x, y, r, at)
				t.drawSign(p, e.Seat, at, "!", paint.Coral)
			}
		case anim.EffectMiss:
			if x, y, r, ok := t.portraitOf(e.Target); ok {
				t.drawMiss(p, x, y, r, at)
			}
			t.drawSign(p, e.Seat, at, "?", paint.Cream)
		}
	}
}

// drawSign is a sign on the corner of a seat's plate.
func (t *Table) drawSign(p *paint.Painter, seat engine.Seat, at float32, sign string, color paint.Color) {
	if seat < 0 || int(seat) >= len(t.queue.Layout().Plates) {
		return
	}
	r, u := t.plateOf(int(seat)), t.u
	k := float32(1)
	if !t.calm {
		k = 0.5 + 0.5*paint.OutBack(min(1, at*4), 2)
	}
	x, y := max(r.X, 16*u), max(r.Y, 16*u)
	p.Push(x, y, 0, 0, k, 0, min(1, (1-at)*3))
	p.Disc(x, y, 16*u, paint.Ink)
	p.Disc(x, y, 13.5*u, color)
	p.TextIn(sign, paint.Centered(x, y, 30*u, 30*u), paint.Style{Face: paint.Display, Size: 22 * u, Color: paint.Ink, Align: paint.Middle})
	p.Pop()
}

// drawShuffled is a ring that opens round the draw pile; it is drawn scaled, so that no shape has to be baked for a tick.
func (t *Table) drawShuffled(p *paint.Painter, at float32) {
	l, u := t.queue.Layout(), t.u
	x, y, w, h := float32(l.Draw.X), float32(l.Draw.Y), float32(l.Draw.W), float32(l.Draw.H)
	grown := 1 + 24*u*at/h
	if t.calm {
		grown = 1
	}
	p.Push(x, y, 0, 0, grown, 0, min(1, (1-at)*3))
	p.StrokeRoundRect(paint.Centered(x, y, w, h).Inset(-5*u), 15*u, 4*u, paint.Cream)
	p.Pop()
}
