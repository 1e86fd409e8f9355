package main

import (
	"math"
	"math/rand/v2"
)

// doubtFolder is where the sounds lie that only a game of claims and doubts wants: beside a page they are fetched with its deck.
const doubtFolder = "bluff"

// doubtEffects are those sounds but the ones that are played (see cues).
func doubtEffects() []effect {
	return []effect{
		{"claim", cardLevel - 1, claim},
		{"laid", cardLevel + 0.5, laid},
		{"let-pass", woodLevel - 1, letPass},
		{"doubt", hitLevel + 1.4, doubt},
		{"breath", signLevel - 0.5, breath},
		{"turn-up", cardLevel - 1.2, turnUp},
		{"true", signLevel - 2, trueCard},
		{"lie", hitLevel + 3.8, lie},
		{"gather", cardLevel - 0.5, gather},
		{"gathered", cardLevel + 1.8, gathered},
	}
}

// claim is a hand of cards that closes to a packet: three soft slides, each lower and longer than the one before.
func claim(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.27)
	for i := range 3 {
		k := float64(i)
		slip := rub(dice, 0.11+0.02*k, 2700-420*k+140*v, 1500-200*k+90*v, 1.1).grain(dice, 0.0026, 0.8).shape(hump(0.22, 1.5))
		s = s.add(k*(0.05+0.004*v), slip, 1-0.18*k)
	}
	return s.add(0.19, slapPaper(dice, 900+70*v), 0.4)
}

// laid is a closed card that comes to rest on others: low, and softer than one that is played.
func laid(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.19).add(0, slapPaper(dice, 1150-90*v), 0.9)
	s = s.add(0.001, thup(112+8*v, 0.17), 0.5)
	return s.add(0.01, rub(dice, 0.08, 1900, 1100+120*v, 1.0).grain(dice, 0.0024, 0.7).shape(hump(0.2, 1.8)), 0.3)
}

// letPass is two fingers on the table: go on.
func letPass(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.15).add(0, wood(330+24*v, 0.06), 0.8).add(0, slapPaper(dice, 700), 0.35)
	return s.add(0.062+0.004*v, wood(294+22*v, 0.07), 0.6)
}

// doubt is a star that is struck: a hard bright edge, a bell of partials that agree on nothing, and the hand that hit it.
func doubt(dice *rand.Rand, v int) sound {
	base := [variants]float64{622.25, 587.33, 659.26}[v] // D♯5, D5, E5
	s := silence(0.75).add(0, rub(dice, 0.05, 5200, 2600, 0.9).shape(hump(0.04, 3)), 0.9)
	s = s.add(0, thup(120-5*float64(v), 0.2), 0.5)
	s = s.add(0, strike(0.72, 0.0008, mode{base, 0.8, 0.6}, mode{base * 1.414, 0.7, 0.5}, mode{base * 2.09, 0.45, 0.35},
		mode{base * 3.33, 0.3, 0.2}, mode{base * 4.71, 0.2, 0.12}).shape(fadeOut), 0.42)
	// Its five points: a rattle that runs out.
	for i := range 5 {
		s = s.add(0.045+0.036*float64(i), flick(dice, 1.25-0.08*float64(i)), 0.5-0.08*float64(i))
	}
	return s
}

// breathSec is how long the breath is held: as long as the eye does before the first card turns.
const breathSec = 0.76

// breath is drawn in under the eye: a low fifth that swells on a brush, and stops where the card begins to turn.
func breath(dice *rand.Rand, v int) sound {
	swell := hump(0.86, 1.15)
	s := silence(breathSec).add(0, rub(dice, breathSec, 260+20*float64(v), 900+60*float64(v), 0.9).grain(dice, 0.006, 0.3).shape(swell), 1.4)
	low := [variants]float64{73.42, 73.42, 69.3}[v] // D2, D2, C♯2
	hum := silence(breathSec)
	for i := range hum {
		t := float64(i) / rate
		x := t / breathSec
		tremble := 1 - 0.22*(0.5-0.5*math.Cos(2*math.Pi*(4+5*x)*t))
		for k, part := range [...]float64{1, 1.5, 2, 3, 4, 6} { // root, fifth, and their overtones: a small speaker hears those
			hum[i] += tremble * math.Sin(2*math.Pi*low*part*t*(1+0.012*x)) / (1 + 0.75*float64(k))
		}
	}
	return s.add(0, hum.shape(swell), 0.5)
}

// turnUp is one card turned over on the table: its edge lifts, it bends, it lies.
func turnUp(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.24).add(0, flick(dice, 0.8+0.07*v), 0.7)
	s = s.add(0.006, rub(dice, 0.17, 1300+90*v, 3600+200*v, 1.2).grain(dice, 0.0026, 0.8).shape(hump(0.6, 1.5)), 0.75)
	return s.add(0.17, slapPaper(dice, 2000-120*v), 0.75)
}

// trueCard is a card that is what was said: one note of the vibraphone on a drop of wood. It is heard a step higher with every card.
func trueCard(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.42).add(0, wood(587.33*(1+0.5*v), 0.06), 0.25+0.05*v)
	s = s.add(0, rub(dice, 0.02, 3000-300*v, 2200, 1).shape(hump(0.1, 2)), 0.15)
	return s.add(0.002, vibe(293.66, 0.41, 0.55+0.08*v), 0.7) // D4
}

// lie is the blow: a low drum, a rim, a slash of paper that falls, and two bars of the vibraphone a half step apart.
func lie(dice *rand.Rand, v int) sound {
	s := silence(1.15).add(0, rub(dice, 0.08, 2400, 1300, 0.8).shape(hump(0.03, 3)), 1.1)
	s = s.add(0, thup(74-3*float64(v), 0.4), 1.1)
	s = s.add(0, strike(0.16, 0.0008, mode{338, 1, 0.12}, mode{792, 0.6, 0.08}, mode{1290, 0.4, 0.05}).shape(fadeOut), 0.6)
	s = s.add(0.03, rub(dice, 0.34, 4200-300*float64(v), 420, 1.3).grain(dice, 0.0035, 0.6).shape(hump(0.12, 1.6)), 0.8)
	pair := [variants][2]float64{{155.56, 164.81}, {146.83, 155.56}, {164.81, 174.61}}[v] // E♭3 E3, D3 E♭3, E3 F3
	s = s.add(0.004, vibe(pair[0], 1.12, 1.1), 0.55)
	s = s.add(0.012, vibe(pair[1], 1.1, 1.0), 0.5)
	return s.add(0.02, vibe(pair[0]*2.828, 0.7, 0.6), 0.2)
}

// gather is one card of a pile on its way to a hand: an edge let go and no more.
func gather(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.11).add(0, flick(dice, 1.15-0.09*v), 0.9)
	return s.add(0.006, rub(dice, 0.08, 3300-250*v, 1700, 1.2).grain(dice, 0.002, 0.8).shape(hump(0.2, 1.7)), 0.6)
}

// gathered is the pile in its taker's arms: it is pushed together, knocked even on the table, and lies.
func gathered(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.46).add(0, rub(dice, 0.24, 2100+130*v, 800, 0.9).grain(dice, 0.0035, 0.9).shape(hump(0.35, 1.4)), 1)
	for i, at := range [2]float64{0.17, 0.3} {
		s = s.add(at+0.006*v, slapPaper(dice, 1300-250*float64(i)), 0.8)
		s = s.add(at+0.006*v, thup(128-16*float64(i)+5*v, 0.14), 0.4+0.1*float64(i))
	}
	return s
}
