package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// revealShow draws the moment in which a claim's cards turn up one by one: the eye over them, the words, the two it is about.
type revealShow struct{ *verdictShow }

// revealPlaces is where everything of it stands.
type revealPlaces struct {
	eyeX, eyeY, eyeK float32
	title, why, row  float32 // baselines, and the upper edge of the cards
	room             float32 // wide, for the cards
	who              [2]partyPlace
	stackX, stackY   float32 // where the pile closes
	card             float32 // how wide a card of it is
}

// partyPlace is where one of the two stands.
type partyPlace struct {
	x, y, r      float32
	name         float32 // its baseline, from y on
	k, fit       float32 // of the words
	takes        float32 // the middle of what is taken
	fanX, fanY   float32 // where the pile goes
	takesX, most float32
}

// The two it is about: whoever doubts stands at the left.
const (
	partyDoubts  = 0
	partyAccused = 1
)

// places measures them for the window as it is.
func (v revealShow) places() revealPlaces {
	u, l := v.u, v.queue.Layout()
	w := float32(l.W)
	if l.Portrait {
		pl := revealPlaces{eyeX: w / 2, eyeY: 104 * u, eyeK: 0.56 * u, title: 286 * u, why: 318 * u, row: 342 * u, room: w - 40*u, stackX: w / 2, stackY: 712 * u, card: 54 * u}
		for i := range pl.who {
			x := 70 * u
			if i == partyAccused {
				x = w - x
			}
			pl.who[i] = partyPlace{x: x, y: 104 * u, r: 38 * u, name: 62 * u, k: 0.8, fit: 128 * u, takes: 574 * u, takesX: w / 2, most: w - 40*u,
				fanX: w/2 + (x-w/2)*0.8, fanY: 654 * u}
		}
		return pl
	}
	left, right := 150*u, w-180*u
	pl := revealPlaces{eyeX: (left+right)/2 + 5*u, eyeY: 118 * u, eyeK: u, title: 262 * u, why: 302 * u, row: 338 * u, room: right - left - 220*u,
		stackX: (left+right)/2 + 5*u, stackY: 660 * u, card: 60 * u}
	pl.who = [2]partyPlace{
		{x: left, y: 196 * u, r: 56 * u, name: 96 * u, takes: 366 * u, fanY: 462 * u},
		{x: right, y: 170 * u, r: 64 * u, name: 104 * u, takes: 421 * u, fanY: 517 * u},
	}
	for i := range pl.who {
		q := &pl.who[i]
		q.k, q.fit, q.most, q.takesX, q.fanX = 1, 220*u, 220*u, q.x, q.x
	}
	return pl
}

// draw paints all of it; k is how much of it is seen.
func (v revealShow) draw(p *paint.Painter, k float32) {
	pl := v.places()
	p.Push(pl.eyeX, pl.eyeY, 0, 0, 1, 0, k)
	p.Draw(v.art.spot, pl.eyeX, pl.row, 20*v.u, paint.GlowColor.Fade(0.4))
	v.drawEye(p, &pl)
	v.drawWords(p, &pl)
	for side := range pl.who {
		v.drawParty(p, side, &pl.who[side])
	}
	v.drawRow(p, &pl)
	v.drawSweep(p, &pl)
	v.drawSkip(p)
	p.Pop()
}

// rayTicks is how long the rays take to burst from an eye that has seen a lie.
const rayTicks = 18

// drawEye is the eye, which opens for the breath, and what comes of it: rays round a lie, a lid over the truth.
func (v revealShow) drawEye(p *paint.Painter, pl *revealPlaces) {
	k, since := pl.eyeK, float32(v.since)
	x, y := pl.eyeX, pl.eyeY
	if v.known && !v.guilty {
		shut := min(1, since/eyeShutTicks)
		if v.calm {
			shut = min(1, since/fadeTicks)
		} else if at := since / 40; at < 1 {
			p.Draw(v.art.ring, x, y, k*(0.5+0.5*paint.OutCubic(at)), paint.Cream.Fade(0.7*(1-at)))
		}
		if shut < 1 {
			p.Draw(v.art.eyeOpen, x, y, 0.9*k, paint.White)
		}
		if shut < 0.5 && !v.calm {
			p.Draw(v.art.eyeHalf, x, y, 0.9*k, paint.White.Fade(2*shut))
			return
		}
		if !v.calm {
			shut = 2*shut - 1
			p.Draw(v.art.eyeHalf, x, y, 0.9*k, paint.White)
		}
		p.Draw(v.art.eyeClosed, x, y, 0.9*k, paint.White.Fade(shut))
		return
	}
	if v.known {
		out := paint.OutCubic(min(1, since/rayTicks))
		turn := 0.12 * paint.OutCubic(min(1, since/60))
		if v.calm {
			out, turn = 1, 0
		}
		for i := range 18 {
			long, wide := 93*k, 10*k
			if i&1 == 0 {
				long, wide = 108*k, 16*k
			}
			p.Push(x, y, 0, 0, 1, float32(i)*math.Pi/9+turn, 1)
			p.Rect(paint.Box(x+79*k, y-wide/2, (long-79*k)*out, wide), paint.CoralLip.Fade(0.8))
			p.Pop()
		}
	}
	open := paint.OutCubic(min(1, max(0, (float32(v.row.at)-10)/12)))
	scale := 0.9 * k
	if v.known && !v.calm {
		scale *= 0.8 + 0.2*paint.OutBack(min(1, since/14), 3.2)
	}
	if open < 1 {
		p.Draw(v.art.eyeHalf, x, y, scale, paint.White)
	}
	p.Draw(v.art.eyeOpen, x, y, scale, paint.White.Fade(open))
}

const (
	eyeShutTicks = 12
	fadeTicks    = 5 // of whatever comes or goes with reduced motion
	wordTicks    = 10
)

// drawWords are who doubts whom, and then what it was and why.
func (v revealShow) drawWords(p *paint.Painter, pl *revealPlaces) {
	u, x := v.u, pl.eyeX
	fit, size := pl.room+160*u, 66*u
	if v.queue.Layout().Portrait {
		fit, size = pl.room, 56*u
	}
	if !v.known {
		in := min(1, float32(v.age)/12)
		p.Push(x, pl.title, 0, 0, 1, 0, in)
		p.Text(v.words.Doubt, x, pl.title, paint.Style{Face: paint.Display, Size: 34 * u, Color: paint.Cream, Align: paint.Middle, Fit: fit})
		p.Pop()
		return
	}
	in := min(1, float32(v.since)/wordTicks)
	if v.calm {
		in = min(1, float32(v.since)/fadeTicks)
	}
	color, rise, struck, aside := paint.Coral, float32(0), float32(1), float32(0)
	switch {
	case v.calm:
	case !v.guilty:
		rise = 14 * u * (1 - paint.OutCubic(in))
	default: // the word strikes
		struck = 1.7 - 0.7*in*in
		after := min(1, max(0, float32(v.since-wordTicks)/20))
		aside = 7 * u * (1 - after) * (1 - after) * kit.Sin(after*2*math.Pi*3)
	}
	if !v.guilty {
		color = paint.Cream
	}
	st := paint.Style{Face: paint.Display, Size: size, Color: paint.Ink, Align: paint.Middle, Fit: fit}
	p.Push(x, pl.title, aside, rise, struck, 0, in)
	for i := range 8 { // its outline
		sin, cos := paint.Sincos(float32(i) * math.Pi / 4)
		p.Text(v.words.Title, x+4*u*cos, pl.title+4*u*sin, st)
	}
	st.Color = color
	p.Text(v.words.Title, x, pl.title, st)
	p.Pop()
	p.Push(x, pl.why, 0, rise, 1, 0, in)
	p.Text(v.words.Why, x, pl.why, paint.Style{Face: paint.Body, Size: 23 * u, Color: paint.Cream, Align: paint.Middle, Most: 32 * u, Fit: fit})
	p.Pop()
}

// drawSkip tells how to go on at once.
func (v revealShow) drawSkip(p *paint.Painter) {
	u, l := v.u, v.queue.Layout()
	st := paint.Style{Face: paint.Body, Size: v.px(17), Color: paint.Cream2, Align: paint.Middle, Most: 22 * u, Fit: min(360*u, float32(l.W)-60*u)}
	r := paint.Box(28*u, float32(l.H)-80*u, min(v.row.skip.Wide(p, st), st.Fit)+44*u, 52*u)
	if l.Portrait {
		r.X, r.Y = (float32(l.W)-r.W)/2, float32(l.H)-62*u
	}
	p.Bordered(r, 22*u, 2*u, paint.Plum800, paint.Plum600)
	v.row.skip.Draw(p, r, st)
}

// jump ends it at once, with the pile where it goes.
func (v *verdictShow) jump(s *stage.Stage) {
	v.row.rush = true
	s.Redraw()
}

// jumps says whether a press goes on at once.
func (v *verdictShow) jumps() bool { return v.on && v.row.on() && v.closing == 0 }

// under is how much is seen of what the table says of the next turn: nothing before the verdict goes.
func (v *verdictShow) under() float32 {
	switch {
	case !v.on || !v.row.on() || v.shown.Cause.Kind == engine.EventRevealed:
		return 1
	case v.closing > 0:
		return 1 - float32(v.closing)/verdictOut
	}
	return 0
}

// leaves says whether the verdict has to be gone soon, so that all rests when the pile does.
func (r *verdictRow) leaves() bool { return r.swept >= anim.SweepTicks-verdictOut }
