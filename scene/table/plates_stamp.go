package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/kit"
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
			return 1 - 0.16*(1-k)*kit.Sin(k*2*math.Pi*1.5), 0, 1, true
		case e.Target == engine.Seat(i) && e.Kind == anim.EffectMiss && k > 0 && !pl.calm: // it holds
			return 1 + 0.18*(1-k)*kit.Sin(k*2*math.Pi*2), 0, 1, d.one || d.soon
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

// drawBalloon is the call, at a seat with one card, or that is about to have one.
func (pl *plates) drawBalloon(p *paint.Painter, i int, box paint.Rect) {
	pop, turn, alpha, seen := pl.stamp(i)
	if !seen {
		return
	}
	l := pl.queue.Layout()
	u := pl.u
	cx, cy := box.Center()
	x, y, k := cx+box.W*0.44, cy-box.H*0.5-94*u, float32(1)*u
	if box.Y < 140*u { // at the top: below the plate
		x, y = cx-box.W*0.1, cy+box.H/2+38*u
		k = 0.75 * u
	}
	switch {
	case l.Portrait: // where the count stands
		x, y, k = float32(l.Fans[i].X)+20*u, box.Y+24*u, 0.42*u
	case l.Small:
		x, y, k = cx-box.W*0.05, cy+box.H/2+20*u, 0.6*u
	}
	if engine.Seat(i) == pl.viewer {
		x, y, k = pl.ownBalloon(box)
	}
	x = min(max(x, 80*k), float32(l.W)-80*k)
	pl.drawStampRing(p, engine.Seat(i), x, y, k)
	p.Push(x, y, 0, 0, pop, turn-0.1, alpha)
	p.Draw(pl.art.burst, x, y, k, paint.White)
	p.Pop()
	st := paint.Style{Face: paint.Display, Size: 33 * k, Color: paint.Ink, Align: paint.Middle, Fit: 104 * k}
	p.Push(x, y, 0, 0, pop, turn-0.12, alpha)
	p.TextIn(pl.lang.CallWord, paint.Centered(x, y, 100*k, 40*k), st)
	p.Pop()
}

// ownBalloon is where the player's own call stands, and how large: beside the plate, whose upper edge says whose turn it is in
// the same tone; held upright that stands beside it, and the call above.
func (pl *plates) ownBalloon(box paint.Rect) (x, y, k float32) {
	if pl.queue.Layout().Portrait {
		cx, _ := box.Center()
		return cx + box.W*0.35, box.Y - 50*pl.u, 0.85 * pl.u
	}
	_, cy := box.Center()
	return box.X + box.W + 66*pl.u, cy - 8*pl.u, 0.85 * pl.u
}

// plateMove is how a plate is moved by what happens to its seat now: pushed aside, and scaled.
func (pl *plates) plateMove(i int, box paint.Rect) (dx, dy, scale float32) {
	cx, cy := box.Center()
	dy = -pl.felt.jolt.hop(cx, cy)
	scale = 1
	k := pl.felt.kick[i]
	l := pl.queue.Layout()
	// A card that has come pushes it outwards.
	ox, oy := cx-float32(l.Discard.X), cy-float32(l.Discard.Y)
	far := max(1, paint.Sqrt(ox*ox+oy*oy))
	push := 5 * pl.u * k * k
	if engine.Seat(i) == pl.viewer {
		push *= 0.4
	}
	dx, dy = dx+ox/far*push, dy+oy/far*push
	if pl.calm {
		return dx, dy, scale
	}
	for _, e := range pl.queue.Effects() {
		at := float32(e.At)
		if at <= 0 || e.Seat != engine.Seat(i) {
			continue
		}
		switch e.Kind {
		case anim.EffectSkip: // ducks under the leap
			scale -= 0.1 * kit.Sin(min(1, at/0.75)*math.Pi)
		case anim.EffectCatch, anim.EffectMiss:
			dx += 7 * pl.u * (1 - at) * (1 - at) * kit.Sin(at*2*math.Pi*4)
		case anim.EffectCall:
			if at > stampLands {
				dy += 5 * pl.u * (1 - at) * kit.Sin((at-stampLands)/(1-stampLands)*math.Pi)
			}
		case anim.EffectOver:
			scale += 0.08 * (1 - at) * paint.Abs(kit.Sin(at*2*math.Pi*1.5))
		}
	}
	return dx, dy, scale
}
