package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// sweepFan is how many backs a fan shows at most of those that are taken, and sweepOpens how many ticks it takes to open.
const (
	sweepFan   = 9
	sweepOpens = 16
)

// taker is who takes the pile, and on which side they stand.
func (v *verdictShow) taker() (seat engine.Seat, side int) {
	if v.guilty {
		return v.accused, partyAccused
	}
	return v.doubter, partyDoubts
}

// drawSweep draws the pile on its way: it closes under the row, leaves on one arc and opens as a fan under whoever takes it.
func (v revealShow) drawSweep(p *paint.Painter, pl *revealPlaces) {
	r := &v.row
	seat, side := v.taker()
	if r.swept == 0 || seat < 0 || int(seat) >= len(v.names) {
		return
	}
	at := &pl.who[side]
	way := anim.Sweep{N: r.pile}
	landed := way.Landed(r.swept)
	if v.calm { // none is seen on its way: what lies there is what is counted
		landed = way.Seen(v.queue.Held(seat) - v.shown.Hands[seat].Count + r.pile)
	}
	v.drawStack(p, pl, way)
	open := paint.OutCubic(float32(r.swept-way.Lies()) / sweepOpens)
	if v.calm {
		open = 1
	}
	v.drawTakenFan(p, at, pl.card*0.8, min(landed, sweepFan), open)
	for i := range way.Drawn() {
		k := float32(way.Way(i, r.swept))
		if v.calm || k <= 0 || k >= 1 {
			continue
		}
		x, y := bent(pl.stackX, pl.stackY, at.fanX, at.fanY, k)
		scale := pl.card * (1 - 0.2*k) / anim.CardW
		p.Put(v.art.back, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: (float32(i*29%50) - 25) * k * (1 - k) * 4 * math.Pi / 180, Tint: paint.White})
	}
	if landed > 0 {
		v.badge(p, v.art.number(v.queue.Held(seat)), at.fanX+pl.card*1.05, at.fanY+pl.card*0.5, 19*v.u, paint.Cream, paint.Ink)
	}
}

// bent is a point of the arc on which cards go from (x0, y0) to (x1, y1): sideways first, and up to its end.
func bent(x0, y0, x1, y1, k float32) (x, y float32) {
	a, b, c := (1-k)*(1-k), 2*k*(1-k), k*k
	return a*x0 + b*(x0+0.8*(x1-x0)) + c*x1, a*y0 + b*(y0+0.06*(y0-y1)) + c*y1
}

// drawStack is what of the pile has not left yet, and its number.
func (v revealShow) drawStack(p *paint.Painter, pl *revealPlaces, way anim.Sweep) {
	r, u := &v.row, v.u
	left := way.Left(r.swept)
	if left == 0 {
		return
	}
	alpha := min(1, float32(r.swept)/anim.SweepCloseTicks)
	scale := pl.card / anim.CardW
	for i := range left {
		d := float32(i) * 0.8 * u
		p.Put(v.art.back, paint.Pose{X: pl.stackX + d, Y: pl.stackY - d, ScaleX: scale, ScaleY: scale, Angle: float32(i%3-1) * 0.03, Tint: paint.White.Fade(alpha)})
	}
	p.Push(pl.stackX, pl.stackY, 0, 0, 1, 0, alpha)
	v.badge(p, v.art.number(v.queue.Lying()), pl.stackX+pl.card*0.62, pl.stackY+pl.card*0.6, 17*u, paint.Cream, paint.Ink)
	p.Pop()
}

// drawTakenFan is what has been taken, so many backs of it.
func (v revealShow) drawTakenFan(p *paint.Painter, at *partyPlace, wide float32, n int, open float32) {
	if n == 0 {
		return
	}
	step := wide * (0.06 + 0.2*open)
	for i := range n {
		t := float32(i) - float32(n-1)/2
		scale := wide / anim.CardW
		p.Put(v.art.back, paint.Pose{X: at.fanX + t*step, Y: at.fanY + t*t*0.9*v.u*open, ScaleX: scale, ScaleY: scale, Angle: t * 0.05 * open, Tint: paint.White})
	}
}

// drawTakes says what whoever was wrong takes, and while the pile is on its way how many cards they hold by now.
func (v revealShow) drawTakes(p *paint.Painter, at *partyPlace) {
	text := v.words.Takes
	if v.queue.Layout().Portrait {
		text = v.words.Taken
	}
	if text == "" {
		return
	}
	seat, _ := v.taker()
	if n := v.queue.Held(seat); v.row.swept > 0 && n < len(v.labels.counts) {
		text = v.labels.counts[n]
	}
	u := v.u
	st := paint.Style{Face: paint.Display, Size: 24 * u, Color: paint.Cream, Align: paint.Middle, Fit: at.most - 40*u, Most: 28 * u}
	w, _ := p.Measure(text, st)
	box := paint.Centered(at.takesX, at.takes, max(150*u, min(w, st.Fit)+44*u), 52*u)
	in := float32(1)
	if v.calm {
		in = min(1, float32(v.since)/fadeTicks)
	} else {
		in = min(1, max(0, float32(v.since-crackTicks)/wordTicks))
	}
	p.Push(at.takesX, at.takes, 0, 0, 1, 0, in)
	p.Bordered(box, 26*u, 2.5*u, paint.Ink, paint.Coral)
	p.TextIn(text, box, st)
	p.Pop()
}
