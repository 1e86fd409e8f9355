package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// jolt is what the table feels of a card that has landed hard: a shake of everything, a wave that runs outwards and lets
// what lies there hop, and dust. The zero value is a table at rest.
type jolt struct {
	weight float32 // 1 for a Wild Draw Four; 0 = nothing
	age    float32 // how much of it is over, 0 … 1
	x, y   float32 // where it has landed
	u      float32 // units of the reference board
}

const (
	joltReach = 900 // units of the reference board the wave runs
	joltFront = 190 // how wide it is
	joltHop   = 11  // how high it lifts at its middle
	joltShake = 9
	dustGrain = 16
)

// feel notes what has landed, and which plates cards have come to.
func (f *felt) feel(s *stage.Stage) {
	was := f.jolt.weight
	f.jolt = jolt{}
	for _, e := range f.queue.Effects() {
		if e.Kind == anim.EffectNudge && e.At > 0 {
			l := f.queue.Layout()
			f.jolt = jolt{float32(e.Weight), float32(e.At), float32(l.Discard.X), float32(l.Discard.Y), f.u}
		}
	}
	if f.jolt.weight != was {
		s.Redraw()
	}
	for i := range f.held {
		n := f.queue.Held(engine.Seat(i))
		if n > f.held[i] && !f.calm && f.speed != stage.SpeedInstant {
			f.kick[i] = 1
		}
		f.held[i] = n
		if f.kick[i] > 0 {
			if f.kick[i] -= 0.14; f.kick[i] < 0.01 || f.calm {
				f.kick[i] = 0
			}
			s.Redraw()
		}
	}
}

// shake is how far everything is pushed aside now.
func (j *jolt) shake() (dx, dy float32) {
	if j.weight == 0 {
		return 0, 0
	}
	left := (1 - j.age) * (1 - j.age) * j.weight * joltShake * j.u
	return 0.35 * left * kit.Sin(j.age*2*math.Pi*2.7), left * kit.Sin(j.age*2*math.Pi*3.5)
}

// hop is how high the wave lifts what lies at a place now.
func (j *jolt) hop(x, y float32) float32 {
	if j.weight == 0 {
		return 0
	}
	dx, dy := x-j.x, y-j.y
	in := (j.age*joltReach*j.u - paint.Sqrt(dx*dx+dy*dy)) / (joltFront * j.u)
	if in <= 0 || in >= 1 {
		return 0
	}
	return j.weight * joltHop * j.u * (1 - j.age) * kit.Sin(in*math.Pi)
}

// stir is how far a discard under the card that has landed is turned, by which of the discards it is.
func (j *jolt) stir(index int) float32 {
	if j.weight == 0 {
		return 0
	}
	way := float32(1 - 2*(index&1))
	return way * j.weight * 0.12 * kit.Sin(min(1, j.age*1.8)*math.Pi)
}

// drawDust is what flies up where the card has landed.
func (f *felt) drawDust(p *paint.Painter) {
	j := &f.jolt
	if j.weight == 0 {
		return
	}
	out, left := paint.OutCubic(j.age), 1-j.age
	r := float32(f.queue.Layout().Ring)
	p.Draw(f.art.ring, j.x, j.y, r/130*(0.55+(0.5+0.6*j.weight)*out), paint.Cream.Fade(0.8*left*left*j.weight))
	for i := range dustGrain {
		a := float32(i)*2*math.Pi/dustGrain + float32(i%3)*0.17
		far := r * (0.5 + (0.35+0.25*float32(i%4))*out*(0.4+0.6*j.weight))
		sin, cos := paint.Sincos(a)
		size := (0.5 + 0.25*float32(i%3)) * (0.6 + 0.8*out) * j.u
		p.Draw(f.art.spot, j.x+cos*far, j.y+sin*far*0.94, size, paint.Cream2.Fade(0.7*left*j.weight))
	}
}
