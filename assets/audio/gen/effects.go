package main

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// effect is one synthesised sound: how loud it is to be in dB (see loudness)
// and how it is made.
type effect struct {
	name  string
	level float64
	make  func(dice *rand.Rand) sound
}

// Loudness of the families: cards are heard often, so they stay under the
// music's melody; verdicts and hits stand out; the pointer's own noises whisper.
const (
	cardLevel  = -22
	hitLevel   = -17
	signLevel  = -19.5
	woodLevel  = -26
	hoverLevel = -34
)

func effects() []effect {
	all := []effect{
		{"shuffle", cardLevel + 2, shuffle},
		{"skip", cardLevel + 2, skip},
		{"reverse", cardLevel + 2, reverse},
		{"draw-two", cardLevel + 3, drawTwo},
		{"draw-four", hitLevel, drawFour},
		{"color-named", signLevel, colorNamed},
		{"fair", signLevel, fair},
		{"call", hitLevel, call},
		{"catch", hitLevel, catch},
		{"refuse", signLevel - 3, refuse},
		{"your-turn", signLevel - 2, yourTurn},
		{"swap", cardLevel + 2, swap},
		{"toast", woodLevel, toast},
		{"tick", woodLevel - 1, tick},
	}
	families := []struct {
		name  string
		level float64
		make  func(dice *rand.Rand, v float64) sound
	}{
		{"deal", cardLevel - 1, deal},
		{"draw", cardLevel, slide},
		{"play", cardLevel + 1, play},
		{"click", woodLevel, click},
		{"hover", hoverLevel, hover},
	}
	for _, f := range families {
		for v := range 3 {
			all = append(all, effect{fmt.Sprintf("%s-%d", f.name, v+1), f.level,
				func(dice *rand.Rand) sound { return f.make(dice, float64(v)) }})
		}
	}
	return all
}

// flick is a card's edge let go: a few milliseconds of bright paper.
func flick(dice *rand.Rand, bright float64) sound {
	return rub(dice, 0.022, 3400*bright, 2300*bright, 0.9).shape(hump(0.08, 2.2))
}

// thup is a soft weight on felt.
func thup(freq, sec float64) sound {
	return strike(sec, 0.004, mode{freq, 1, sec * 0.9}, mode{freq * 1.58, 0.5, sec * 0.5}, mode{freq * 2.3, 0.2, sec * 0.3}).shape(fadeOut)
}

// wood is a knuckle on a small box.
func wood(freq, sec float64) sound {
	return strike(sec, 0.0008, mode{freq, 1, sec * 0.7}, mode{freq * 2.57, 0.5, sec * 0.35}, mode{freq * 4.9, 0.22, sec * 0.18}).shape(fadeOut)
}

// slapPaper is paper landing flat: a short band of noise without a pitch.
func slapPaper(dice *rand.Rand, centre float64) sound {
	return rub(dice, 0.05, centre, centre*0.6, 0.7).shape(hump(0.05, 2.6))
}

func deal(dice *rand.Rand, v float64) sound {
	s := silence(0.13).add(0, flick(dice, 1.1-0.07*v), 0.9)
	s = s.add(0.004, rub(dice, 0.1, 1700+150*v, 4200, 1.1).grain(dice, 0.002, 0.8).shape(hump(0.35, 1.6)), 0.9)
	return s.add(0.09+0.003*v, slapPaper(dice, 1500+90*v), 0.5)
}

func slide(dice *rand.Rand, v float64) sound {
	length := 0.15 + 0.018*v
	s := silence(length).add(0, flick(dice, 0.9+0.08*v), 0.5)
	return s.add(0.002, rub(dice, length, 1500+180*v, 4600-350*v, 1.0).grain(dice, 0.0024, 0.85).shape(hump(0.42, 1.5)), 1)
}

// play is the landing: the knock comes at once, the paper settles after it.
func play(dice *rand.Rand, v float64) sound {
	s := silence(0.2).add(0, slapPaper(dice, 2100-150*v), 1.3)
	s = s.add(0.001, thup(138+11*v, 0.15), 0.42)
	s = s.add(0.001, wood(410+35*v, 0.06), 0.12)
	return s.add(0.012, rub(dice, 0.09, 3300, 1700+200*v, 1.0).grain(dice, 0.002, 0.7).shape(hump(0.2, 1.8)), 0.4)
}

// shuffle is a riffle of two halves, slower at both ends, and the bridge that
// lets them fall together.
func shuffle(dice *rand.Rand) sound {
	s := silence(1.1)
	at := 0.0
	const flicks = 34
	for i := range flicks {
		x := float64(i) / flicks
		s = s.add(at, flick(dice, 0.75+0.5*dice.Float64()), 0.5+0.5*math.Sin(math.Pi*x)*dice.Float64())
		at += 0.013 + 0.022*math.Pow(2*math.Abs(x-0.5), 2) + 0.004*dice.Float64()
	}
	bridge := rub(dice, 0.22, 2600, 1300, 0.8).grain(dice, 0.004, 0.95).shape(hump(0.3, 1.3))
	s = s.add(at+0.02, bridge, 1.1)
	s = s.add(at+0.21, slapPaper(dice, 1300), 1)
	return s.add(at+0.21, thup(150, 0.13), 0.3)
}

// skip leaps over the guest: up, a gap, and down on the far side.
func skip(dice *rand.Rand) sound {
	s := silence(0.42).add(0, rub(dice, 0.15, 1200, 5200, 1.6).shape(hump(0.8, 2)), 0.9)
	s = s.add(0, wood(520, 0.07), 0.25)
	s = s.add(0.24, slapPaper(dice, 1700), 1)
	return s.add(0.24, thup(165, 0.15), 0.4)
}

// reverse is a brush sweep that stops and comes back as its own mirror.
func reverse(dice *rand.Rand) sound {
	sweep := rub(dice, 0.26, 1300, 5000, 1.2).grain(dice, 0.003, 0.5).shape(hump(0.75, 1.7))
	s := silence(0.54).add(0, sweep, 1)
	return s.add(0.27, sweep.reversed(), 0.9)
}

func drawTwo(dice *rand.Rand) sound {
	s := silence(0.6)
	for i, freq := range []float64{196, 233.08} { // G3, B♭3
		at := 0.13 * float64(i)
		s = s.add(at, slapPaper(dice, 1900), 0.9)
		s = s.add(at, thup(150, 0.12), 0.4)
		s = s.add(at, vibe(freq, 0.46, 0.8), 0.35)
	}
	return s
}

// drawFour is a low tritone on the vibraphone under a rim shot.
func drawFour(dice *rand.Rand) sound {
	s := silence(1.2)
	s = s.add(0, rub(dice, 0.09, 2900, 1900, 0.8).shape(hump(0.03, 3)), 1.6)
	s = s.add(0, strike(0.12, 0.0008, mode{430, 1, 0.1}, mode{1020, 0.7, 0.07}, mode{1730, 0.6, 0.05}).shape(fadeOut), 0.75)
	s = s.add(0, thup(82, 0.3), 0.7)
	s = s.add(0.004, vibe(146.83, 1.19, 1.9), 0.55)   // D3
	return s.add(0.016, vibe(246.94, 1.18, 1.7), 0.5) // B3
}

func colorNamed(dice *rand.Rand) sound {
	s := silence(0.85).add(0, rub(dice, 0.3, 2500, 6500, 1.4).shape(hump(0.3, 1.6)), 0.12)
	s = s.add(0, vibe(440, 0.8, 1.1), 0.5)
	return s.add(0.085, vibe(659.26, 0.76, 1.1), 0.5)
}

// fair swells like brushes on a snare and settles on an open fifth.
func fair(dice *rand.Rand) sound {
	s := silence(1.25).add(0, rub(dice, 0.62, 1400, 4200, 0.8).grain(dice, 0.005, 0.4).shape(hump(0.86, 1.3)), 1.1)
	s = s.add(0.53, slapPaper(dice, 2400), 0.6)
	s = s.add(0.53, vibe(293.66, 0.7, 1.2), 0.3)
	return s.add(0.545, vibe(440, 0.69, 1.1), 0.3)
}

// snap is two fingers: a hard bright edge with a hollow hand behind it.
func snap(dice *rand.Rand) sound {
	s := silence(0.12).add(0, rub(dice, 0.03, 2700, 2300, 2.2).shape(hump(0.04, 3)), 3)
	s = s.add(0, strike(0.06, 0.0008, mode{1500, 1, 0.03}, mode{2450, 0.6, 0.022}).shape(fadeOut), 0.5)
	return s.add(0.004, rub(dice, 0.09, 1100, 900, 1.5).shape(hump(0.05, 3)), 0.5)
}

func call(dice *rand.Rand) sound {
	s := silence(1.1).add(0, snap(dice), 1)
	return s.add(0.14, bell(1174.66, 0.95, 1.3), 0.3) // D6
}

// catch is a hand clapped on the table, then two snaps of "got you".
func catch(dice *rand.Rand) sound {
	s := silence(0.5).add(0, slapPaper(dice, 1200), 1.6)
	s = s.add(0, thup(105, 0.22), 0.8)
	s = s.add(0.15, snap(dice), 0.55)
	s = s.add(0.15, vibe(587.33, 0.32, 0.5), 0.16)
	return s.add(0.25, vibe(554.37, 0.25, 0.5), 0.18)
}

func refuse(dice *rand.Rand) sound {
	s := silence(0.3)
	for i, freq := range []float64{196, 165} {
		at := 0.11 * float64(i)
		s = s.add(at, thup(freq, 0.17), 1-0.2*float64(i))
		s = s.add(at, rub(dice, 0.05, 620, 420, 1.2).shape(hump(0.08, 2.2)), 0.9)
	}
	return s
}

func click(dice *rand.Rand, v float64) sound {
	return silence(0.08).add(0, wood(620+22*v, 0.07), 1).add(0, rub(dice, 0.01, 3000, 2500, 1).shape(hump(0.1, 2)), 0.5)
}

func hover(dice *rand.Rand, v float64) sound {
	return silence(0.045).add(0, rub(dice, 0.035, 2100+130*v, 1700, 1.4).shape(hump(0.15, 2)), 1).add(0, wood(900, 0.03), 0.15)
}

func yourTurn(*rand.Rand) sound {
	s := silence(0.95).add(0, bell(880, 0.9, 1.1), 0.5)
	return s.add(0.11, bell(1318.51, 0.82, 1), 0.42)
}

// swap is two hands that pass each other: one rub climbs while the other sinks.
func swap(dice *rand.Rand) sound {
	s := silence(0.52)
	s = s.add(0, rub(dice, 0.4, 1200, 4600, 1.6).grain(dice, 0.0026, 0.8).shape(hump(0.45, 1.4)), 1)
	s = s.add(0.06, rub(dice, 0.4, 4600, 1200, 1.6).grain(dice, 0.0026, 0.8).shape(hump(0.55, 1.4)), 1)
	return s.add(0.44, slapPaper(dice, 1500), 0.9)
}

func toast(*rand.Rand) sound {
	return silence(0.3).add(0, wood(740, 0.06), 0.6).add(0.01, vibe(880, 0.28, 0.4), 0.5)
}

func tick(*rand.Rand) sound {
	return silence(0.06).add(0, wood(1150, 0.05), 1)
}
