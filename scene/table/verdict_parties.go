package table

import (
	"math"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// When somebody is unmasked, in ticks since it is known.
const (
	crackTicks = 8  // the mask cracks
	fallTicks  = 30 // its halves fall
	slipTicks  = 12 // or it slips, of whoever doubted wrongly
	slipBy     = 10
	glowTicks  = 20 // the ring of whoever told the truth
)

// bareArt is what is seen of the two without their masks.
type bareArt struct {
	face  [2]paint.Sprite // without a mask; where there is no such picture, with it
	loose paint.Sprite    // the doubter's mask
	half  [2]paint.Sprite
	burst paint.Sprite
	there bool // the pictures have come
}

// findBare looks the pictures up, as late as it can: they come with the deck.
func (v *verdictShow) findBare() {
	p, b := v.stage.Painter(), &v.row.bare
	for side, seat := range [2]engine.Seat{v.doubter, v.accused} {
		if seat < 0 || int(seat) >= len(v.names) {
			continue
		}
		b.face[side] = p.Sprite("guest-large/" + v.guestName(int(seat)) + paint.OfGame + v.shown.Game)
		if side == partyDoubts {
			b.loose = p.Sprite("guest-mask/" + v.guestName(int(seat)))
		}
	}
	b.half = [2]paint.Sprite{p.Sprite("mask-left"), p.Sprite("mask-right")}
	b.burst = p.Sprite("burst-bare")
	w, _ := p.Size(b.burst)
	b.there = w == burstWide
}

const burstWide = 212 // units, of the picture

// drawParty is one of the two the verdict is about.
func (v revealShow) drawParty(p *paint.Painter, side int, at *partyPlace) {
	seat := v.doubter
	if side == partyAccused {
		seat = v.accused
	}
	if seat < 0 || int(seat) >= len(v.names) {
		return
	}
	u, since := v.u, float32(v.since)
	near := paint.OutCubic(min(1, float32(v.age)/16))
	x := at.x
	if v.calm {
		near = min(1, float32(v.age)/fadeTicks)
	} else {
		x += 160 * u * (1 - near) * float32(2*side-1)
	}
	wrong := v.known && v.guilty == (side == partyAccused)
	ring := paint.Cream
	if wrong {
		ring = paint.Coral
	}
	p.Push(x, at.y, 0, 0, 1, 0, near)
	defer p.Pop()
	bare := wrong && v.row.bare.there
	if bare && v.guilty {
		v.drawBurst(p, x, at.y, at.r)
	}
	if v.known && !v.guilty && side == partyAccused {
		if glow := since / glowTicks; glow < 1 || v.calm {
			out := paint.OutCubic(min(1, glow))
			if v.calm {
				out = 0
			}
			p.Circle(x, at.y, at.r+10*u+12*u*out, 8*u, paint.Cream.Fade(0.5*(1-out)))
		}
		p.Draw(v.art.spot, x, at.y, 5*at.r/64, paint.Cream.Fade(0.2*min(1, since/glowTicks)))
	}
	p.Disc(x, at.y+4*u, at.r+3*u, paint.ShadowInk.Fade(0.5))
	face := v.art.large[seat]
	if bare {
		face = v.row.bare.face[side]
	}
	p.Draw(face, x, at.y, at.r/64, paint.White)
	p.Circle(x, at.y, at.r+2*u, 4*u*at.r/(56*u), ring)
	drop := float32(0)
	switch {
	case bare && v.guilty:
		drop = v.drawHalves(p, x, at.y, at.r)
	case bare:
		v.drawSlipped(p, x, at.y, at.r)
	case v.known && v.guilty && side == partyDoubts || v.known && !v.guilty && side == partyAccused:
		v.drawTick(p, x+0.75*at.r, at.y+0.75*at.r, at.r/56)
	}
	v.drawNamed(p, side, seat, x, drop, ring, at)
	if wrong {
		v.drawTakes(p, at)
	}
}

// drawNamed is what is said under one of them.
func (v revealShow) drawNamed(p *paint.Painter, side int, seat engine.Seat, x, drop float32, ink paint.Color, at *partyPlace) {
	u := v.u
	name, line := v.names[seat], v.words.Accused
	if side == partyDoubts {
		name, line = v.words.Doubter[0], v.words.Doubter[1]
	}
	size := float32(24)
	if side == partyAccused {
		size = 30
	}
	y := at.y + at.name + drop*at.r
	p.Text(name, x, y, paint.Style{Face: paint.Display, Size: size * at.k * u, Color: ink, Align: paint.Middle, Most: 1.3 * size * at.k * u, Fit: at.fit, Name: side == partyAccused})
	if !v.known {
		return
	}
	in := min(1, float32(v.since)/wordTicks)
	p.Push(x, y, 0, 0, 1, 0, in)
	p.Text(line, x, y+27*at.k*u, paint.Style{Face: paint.Body, Size: max(16, 19*at.k) * u, Color: paint.Cream, Align: paint.Middle, Most: 24 * at.k * u, Fit: at.fit})
	p.Pop()
}

// drawTick is the badge of whoever was right.
func (v revealShow) drawTick(p *paint.Painter, x, y, k float32) {
	pop := float32(1)
	if !v.calm {
		pop = paint.OutBack(min(1, float32(v.since)/10), 2)
	}
	p.Push(x, y, 0, 0, pop, 0, min(1, float32(v.since)/fadeTicks))
	p.Disc(x, y, 20.5*k, paint.Ink)
	p.Disc(x, y, 17.5*k, paint.Tone(assets.ToneBest))
	p.Draw(v.art.check, x, y, 1.1*k, paint.Ink)
	p.Pop()
}

// drawBurst is what bursts behind whoever is caught.
func (v revealShow) drawBurst(p *paint.Painter, x, y, r float32) {
	k, turn := float32(1), float32(0)
	if !v.calm {
		since := float32(v.since)
		k = 0.4 + 0.6*paint.OutBack(min(1, since/14), 2)
		turn = 0.12 * paint.OutCubic(min(1, since/60))
	}
	p.Put(v.row.bare.burst, paint.Pose{X: x, Y: y, ScaleX: k * r / 64, ScaleY: k * r / 64, Angle: turn, Tint: paint.White.Fade(min(1, float32(v.since)/fadeTicks))})
}

// fallen is how far the halves of a mask have fallen, 0 … 1, as a thing that falls.
func (v revealShow) fallen() float32 {
	if v.calm {
		return 1
	}
	t := min(1, max(0, float32(v.since-crackTicks)/fallTicks))
	return t * t
}

// drawHalves are those of a mask that comes off; it gives how far what is said under the face makes room, in its radii.
func (v revealShow) drawHalves(p *paint.Painter, x, y, r float32) (drop float32) {
	t := v.fallen()
	aside := paint.Sqrt(t)
	k := r / 64 * (1 + 0.35*t)
	shake, alpha := float32(0), float32(1)
	if v.calm {
		alpha = min(1, float32(v.since)/fadeTicks)
	} else if v.since < crackTicks {
		shake = float32(1 - 2*(v.since/2%2))
	}
	for side, half := range v.row.bare.half {
		sign := float32(2*side - 1)
		px := x + sign*((1+37*aside)*r/64+shake)
		py := y + (4+84*t)*r/64
		angle := sign * 0.45 * aside
		p.Push(px, py, 0, 0, k, angle, alpha)
		p.Draw(half, px+42*sign, py, 1, paint.White)
		p.Pop()
	}
	return 1.14 * paint.OutCubic(min(1, float32(v.since)/crackTicks))
}

// drawSlipped is the mask of whoever doubted wrongly: it slips off the eyes.
func (v revealShow) drawSlipped(p *paint.Painter, x, y, r float32) {
	slip := paint.OutBack(min(1, float32(v.since)/slipTicks), 1.5)
	if v.calm {
		slip = 1
	}
	k := r / 64
	p.Put(v.row.bare.loose, paint.Pose{X: x, Y: y - 4*k + slip*slipBy*2*k, ScaleX: k, ScaleY: k, Angle: slip * math.Pi / 40, Tint: paint.White})
}
