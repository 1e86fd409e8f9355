package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

const (
	fanOpen   = 0.34 // share of the time in which it opens
	fanShuts  = 0.56 // and from which it shuts
	fanSpread = 1.1  // radians from the middle to an outer blade
)

// drawFan opens the wild that is being named like a fan: four blades, a colour and its sign each, spring out behind the
// card, the other three close on the one that is named, and that one is drawn in last.
func (dk *deck) drawFan(p *paint.Painter, q *anim.Pose) {
	for _, e := range dk.queue.Effects() {
		if e.Kind == anim.EffectFan && e.At > 0 && e.Color == q.Card.Stamp && e.Color != engine.NoColor {
			dk.drawBlades(p, q, e.Color, float32(e.At))
			return
		}
	}
}

func (dk *deck) drawBlades(p *paint.Painter, q *anim.Pose, named engine.Color, k float32) {
	open := paint.OutBack(min(1, k/fanOpen), 1.7)
	shut := min(1, max(0, (k-fanShuts)/(1-fanShuts)))
	scale, tilt := float32(q.Scale), float32(q.Angle)
	// The blades turn about the middle of the card's lower edge.
	sin, cos := paint.Sincos(tilt)
	const foot = anim.CardH / 2 * 0.6
	x, y := float32(q.X)-foot*scale*sin, float32(q.Y)+foot*scale*cos
	at := func(i int) float32 { return (float32(i) - 1.5) / 1.5 * fanSpread * open }
	home := at(int(named - shed.Red))
	for pass := range 2 { // the named one lies above the others
		for i, c := range shed.Colors() {
			if (c == named) != (pass == 1) {
				continue
			}
			angle, long := at(i), 0.55+0.45*min(1, open)
			if c == named {
				in := paint.InOutQuad(max(0, shut*2-1))
				angle, long = angle*(1-in), long*(1-0.3*in)*(1+0.06*kit.Sin(min(1, shut*2)*math.Pi))
			} else {
				away := paint.OutCubic(min(1, shut*2))
				angle += (home - angle) * away
				long *= 1 - 0.35*away
				if away == 1 {
					continue
				}
			}
			dk.drawBlade(p, c, x, y, scale*long, tilt+angle)
		}
	}
}

// drawBlade is one blade of the fan, its foot at (x, y).
func (dk *deck) drawBlade(p *paint.Painter, c engine.Color, x, y, scale, angle float32) {
	const wide, high, foot = 70, 214, 197
	s := p.Suit(c)
	p.Push(x, y, 0, 0, scale, angle, 1)
	blade := paint.Box(x-wide/2, y-foot, wide, high)
	p.RoundRect(blade.Inset(-3), 17, paint.Ink)
	p.RoundRect(blade, 14, s.Base)
	p.RoundRect(paint.Box(blade.X+5, blade.Y+5, wide-10, high-10), 10, s.Deep.Fade(0.45))
	p.Draw(dk.art.cream[c], x, y-foot+34, 0.92, paint.White)
	p.Pop()
}
