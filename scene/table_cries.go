package scene

import (
	"fourtell/anim"
	"fourtell/engine"
)

// drawCries are the marks of what happens that no card shows: the leap over who is skipped, the ring and the sign at who
// is caught or was wrong, the ring round a pile that is shuffled. They are what is seen with the sounds of it.
func (t *Table) drawCries(p *Painter) {
	if t.verdict.on {
		return
	}
	l := t.queue.Layout()
	for _, e := range t.queue.Effects() {
		if e.At <= 0 || e.At >= 1 {
			continue
		}
		if e.Kind == anim.EffectShuffle {
			t.drawShuffled(p, float32(e.At))
		}
		if e.Seat < 0 || int(e.Seat) >= len(l.Plates) {
			continue
		}
		switch e.Kind {
		case anim.EffectSkip:
			t.drawLeap(p, t.plateOf(int(e.Seat)), float32(e.At))
		case anim.EffectCatch:
			sign, color := "!", Coral
			if _, wrong := t.shown.Happened(engine.EventFalseCatch); wrong {
				sign, color = "?", Cream
			}
			r := t.plateOf(int(e.Seat))
			radius := r.H / 2
			if l.Portrait && e.Seat != t.viewer {
				radius = 18 * t.u // as its plate has
			}
			t.drawCaught(p, r, radius, float32(e.At), sign, color)
		}
	}
}

// drawLeap is the sign of a skip that leaps over a plate; under reduced motion it stands in the middle and goes.
func (t *Table) drawLeap(p *Painter, r Rect, at float32) {
	u := t.u
	x, y := r.X+r.W*at, r.Y+r.H/2-(22*u+r.H*0.5)*sin32(at*3.1415927)
	fade := min(1, at*8) * min(1, (1-at)*5)
	if t.calm {
		x, y = r.X+r.W/2, r.Y
	}
	y = max(y, 20*u) // a seat at the top of the window
	radius, d := 15*u, 8.5*u
	p.Push(x, y, 0, 0, 1, 0, fade)
	p.Disc(x, y, radius+4*u, Ink)
	p.Disc(x, y, radius+1.5*u, Cream)
	p.Circle(x, y, radius, 4*u, Plum900)
	w := 1.5 * u
	p.Quad(x-d-w, y+d-w, x-d+w, y+d+w, x+d+w, y-d+w, x+d-w, y-d-w, Plum900)
	p.Pop()
}

// drawCaught is a ring that opens round a plate, and the sign on its corner.
func (t *Table) drawCaught(p *Painter, r Rect, radius, at float32, sign string, color Color) {
	u := t.u
	fade := min(1, (1-at)*3)
	grow := 3*u + 11*u*at
	if t.calm {
		grow = 4 * u
	}
	p.StrokeRoundRect(r.Inset(-grow), radius+grow, 4*u, color.Fade(fade))
	k := float32(1)
	if !t.calm {
		k = 0.5 + 0.5*OutBack(min(1, at*4), 2)
	}
	x, y := max(r.X, 16*u), max(r.Y, 16*u)
	p.Push(x, y, 0, 0, k, 0, fade)
	p.Disc(x, y, 16*u, Ink)
	p.Disc(x, y, 13.5*u, color)
	p.TextIn(sign, Centered(x, y, 30*u, 30*u), Style{Face: Display, Size: 22 * u, Color: Ink, Align: Middle})
	p.Pop()
}

// drawShuffled is a ring that opens round the draw pile.
func (t *Table) drawShuffled(p *Painter, at float32) {
	l, u := t.queue.Layout(), t.u
	grow := 4*u + 12*u*at
	if t.calm {
		grow = 6 * u
	}
	r := Centered(float32(l.Draw.X), float32(l.Draw.Y), float32(l.Draw.W), float32(l.Draw.H)).Inset(-grow)
	p.StrokeRoundRect(r, 10*u+grow, 4*u, Cream.Fade(min(1, (1-at)*3)))
}
