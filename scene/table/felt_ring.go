package table

import (
	"math"

	"fourtell/assets"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	whirlOf = 0.085 // radians a tick the ring is thrown by, the moment its direction has turned
	whirlBy = 0.93  // what is left of that after each tick
	whirls  = 0.002
)

// swing turns the ring over where the direction has changed: 300 ms from one side to the other, and then it is thrown
// the new way and slows down.
func (f *felt) swing(s *stage.Stage) {
	if f.calm || f.speed == stage.SpeedInstant { // it points the new way at once
		f.whirl = 0
		return
	}
	if to := f.ringDirection(); f.flip != to {
		const step = float32(2.0 / 18)
		f.flip = min(max(to, f.flip-step), f.flip+step)
		if paint.Abs(f.flip) <= step {
			f.whirl = whirlOf
		}
		s.Redraw()
	}
	if f.whirl > 0 {
		f.turn += f.whirl * f.ringDirection()
		if f.whirl *= whirlBy; f.whirl < whirls {
			f.whirl = 0
		}
		s.Redraw()
	}
}

// over is how far a mark of the ring has turned over, 0 … 1, at the share of the round it stands at: the turn runs round
// the ring from there where the next player would have sat.
func (f *felt) over(at float32) float32 {
	gone := (f.flip + 1) / 2
	return paint.InOutQuad(min(1, max(0, gone*1.8-at*0.8)))
}

// drawRing is the board under the discards and the chevrons round it, which turn the way play goes; while several are
// asked at once whether somebody is believed, what is left of that.
func (f *felt) drawRing(p *paint.Painter) {
	l := f.queue.Layout()
	if l.Claims && l.Portrait { // there is no room for it beside what is told
		if f.hearing.on() {
			f.hearing.draw(p)
		}
		return
	}
	x, y, r := float32(l.Discard.X), float32(l.Discard.Y), float32(l.Ring)
	if p.Theme() == assets.Felt {
		p.Draw(f.art.ring, x, y, r/130, paint.FloorEdge.Fade(0.4)) // the way of play is worn into the cloth
	} else {
		p.Draw(f.art.round, x, y, r*1.14/32, paint.Ink.Fade(0.45)) // a picture: so large a shape would fill the room for baked ones
	}
	p.Draw(f.art.wood, x, y, r/130*0.98, paint.White)
	if f.hand.grab.on {
		c := paint.Cream.Fade(0.35)
		if f.hand.grab.over {
			c = paint.Coral
		}
		p.Draw(f.art.ring, x, y, r*0.87/130, c)
	}
	if f.hearing.on() {
		f.hearing.draw(p)
		return
	}
	turning := 1 - f.flip*f.flip // 0 at rest
	if p.Theme() != assets.Felt {
		p.Draw(f.art.ring, x, y, r/130*(1+0.05*turning), f.light.Fade(0.55+0.45*turning))
	}
	for i := range chevrons {
		at := float32(i) / chevrons
		a := f.turn + at*2*math.Pi
		sin, cos := paint.Sincos(a)
		over := f.over(at)
		c := paint.Pose{X: x + r*cos, Y: y + r*sin, Angle: a - math.Pi/2 + over*math.Pi, Tint: f.light}
		size := 0.75 * f.u
		if i%4 == 0 {
			size *= 1.45
			c.Tint = paint.Cream
		}
		if over > 0 && over < 1 { // the one that turns stands out of the ring
			lift := kit.Sin(over * math.Pi)
			size *= 1 + 0.7*lift
			c.Tint = c.Tint.Mix(paint.Cream, lift)
		}
		c.ScaleX, c.ScaleY = size, size
		p.Put(f.art.chevron, c)
	}
}

// drawArrows are the arrows between the plates.
func (f *felt) drawArrows(p *paint.Painter) {
	n := len(f.arrows)
	for i := range f.arrows {
		a := f.arrows[i]
		over := f.over(float32(i) / float32(n))
		a.Angle += (1 - over) * math.Pi
		grown := 1 + 0.6*kit.Sin(over*math.Pi)
		a.ScaleX, a.ScaleY = a.ScaleX*grown, a.ScaleY*grown
		a.Tint = paint.Plum300.Fade(0.75).Mix(f.light, kit.Sin(over*math.Pi))
		p.Put(f.art.double, a)
	}
}
