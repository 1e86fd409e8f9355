package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

const (
	thrownMine   = 44 // signs thrown when the player has won
	thrownOthers = 14
	goldenAngle  = 2.39996323
)

// drawThrow is the end of a round on the table: the four signs fly up where the last card has landed, many for the
// player, a few for another's win, which is then theirs, and a ring runs round the winner. With reduced motion the
// ring stands.
func (cr *cries) drawThrow(p *paint.Painter) {
	for _, e := range cr.queue.Effects() {
		if e.Kind != anim.EffectOver || e.At <= 0 || e.Seat == engine.NoSeat {
			continue
		}
		k := float32(e.At)
		x, y, r, ok := cr.portraitOf(e.Seat)
		if cr.calm {
			if ok {
				p.Draw(cr.art.ring, x, y, r*1.22/130, paint.Coral.Fade(min(1, k*8)))
			}
			continue
		}
		if ok {
			for i := range 2 {
				out := min(1, max(0, k*2.2-float32(i)*0.5))
				p.Draw(cr.art.ring, x, y, r*(1+1.5*paint.OutCubic(out))/130, paint.Coral.Fade(1-out))
			}
		}
		l := cr.queue.Layout()
		if e.Seat == cr.viewer || cr.viewer < 0 {
			cr.throwSigns(p, thrownMine, float32(l.Discard.X), float32(l.Discard.Y), 430*cr.u, k)
		} else if ok {
			cr.throwSigns(p, thrownOthers, x, y, 150*cr.u, k)
		}
	}
}

// throwSigns draws n signs on their way out of a place, as far as reach, at the share k of their flight: out at once, up,
// and down again.
func (cr *cries) throwSigns(p *paint.Painter, n int, x, y, reach, k float32) {
	out := paint.OutCubic(min(1, k*1.25))
	fade := min(1, (1-k)*3)
	for i := range n {
		sin, cos := paint.Sincos(float32(i) * goldenAngle)
		far := reach * (0.3 + 0.7*float32((i*7)%n)/float32(n)) * out
		fall := reach * 0.55 * k * k
		rise := reach * 0.35 * kit.Sin(min(1, k*1.6)*math.Pi)
		size := (0.5 + 0.5*float32(i%5)/4) * cr.u * min(1, k*8)
		p.Put(cr.art.sign[1+i%4], paint.Pose{
			X: x + cos*far, Y: y + sin*far*0.75 + fall - rise,
			Angle: float32(i) + k*(3+float32(i%3)*2)*float32(1-2*(i&1)), ScaleX: size, ScaleY: size, Tint: paint.White.Fade(fade),
		})
	}
}
