package main

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// variants is how many of each sound there are.
const variants = 3

// effect is one synthesised sound: how loud it is to be in dB (see loudness)
// and how variant v of it, counted from 0, is made.
type effect struct {
	name  string
	level float64
	make  func(dice *rand.Rand, v int) sound
}

// file is the name of variant v of a sound.
func file(name string, v int) string { return fmt.Sprintf("%s-%d", name, v+1) }

// Loudness of the families: cards are heard often, so they stay under the
// music's melody; verdicts and hits stand out; the pointer's own noises and
// the guests' murmur whisper.
const (
	cardLevel  = -22
	hitLevel   = -17
	signLevel  = -19.5
	woodLevel  = -26
	hoverLevel = -34
)

func effects() []effect {
	return []effect{
		{"deal", cardLevel - 1, deal},
		{"draw", cardLevel, slide},
		{"play", cardLevel + 1, play},
		{"shuffle", cardLevel + 2, shuffle},
		{"skip", cardLevel + 2, skip},
		{"reverse", cardLevel + 2, reverse},
		{"draw-two", cardLevel + 3, drawTwo},
		{"draw-four", hitLevel + 1.5, drawFour},
		{"fan-open", cardLevel + 1, fanOpen},
		{"color-named", signLevel, colorNamed},
		{"fair", signLevel + 3, fair},
		{"call", hitLevel, call},
		{"catch", hitLevel, catch},
		{"false-catch", hitLevel - 1, falseCatch},
		{"refuse", signLevel - 3, refuse},
		{"click", woodLevel, click},
		{"hover", hoverLevel, hover},
		{"your-turn", signLevel - 2, yourTurn},
		{"swap", cardLevel + 2, swap},
		{"rotate", cardLevel + 1, rotate},
		{"toast", woodLevel, toast},
		{"tick", woodLevel - 1, tick},
		{"murmur", woodLevel + 1, murmur},
	}
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

func deal(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.13).add(0, flick(dice, 1.1-0.07*v), 0.9)
	s = s.add(0.004, rub(dice, 0.1, 1700+150*v, 4200, 1.1).grain(dice, 0.002, 0.8).shape(hump(0.35, 1.6)), 0.9)
	return s.add(0.09+0.003*v, slapPaper(dice, 1500+90*v), 0.5)
}

func slide(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	length := 0.15 + 0.018*v
	s := silence(length).add(0, flick(dice, 0.9+0.08*v), 0.5)
	return s.add(0.002, rub(dice, length, 1500+180*v, 4600-350*v, 1.0).grain(dice, 0.0024, 0.85).shape(hump(0.42, 1.5)), 1)
}

// play is the landing: the knock comes at once, the paper settles after it.
func play(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	s := silence(0.2).add(0, slapPaper(dice, 2100-150*v), 1.3)
	s = s.add(0.001, thup(138+11*v, 0.15), 0.42)
	s = s.add(0.001, wood(410+35*v, 0.06), 0.12)
	return s.add(0.012, rub(dice, 0.09, 3300, 1700+200*v, 1.0).grain(dice, 0.002, 0.7).shape(hump(0.2, 1.8)), 0.4)
}

// shuffle is a riffle of two halves, slower at both ends, and the bridge that
// lets them fall together.
func shuffle(dice *rand.Rand, v int) sound {
	s := silence(1.1)
	at := 0.0
	flicks := 34 - 3*v
	for i := range flicks {
		x := float64(i) / float64(flicks)
		s = s.add(at, flick(dice, 0.75+0.5*dice.Float64()), 0.5+0.5*math.Sin(math.Pi*x)*dice.Float64())
		at += 0.013 + 0.022*math.Pow(2*math.Abs(x-0.5), 2) + 0.004*dice.Float64()
	}
	bridge := rub(dice, 0.22, 2600, 1300, 0.8).grain(dice, 0.004, 0.95).shape(hump(0.3, 1.3))
	s = s.add(at+0.02, bridge, 1.1)
	s = s.add(at+0.21, slapPaper(dice, 1300), 1)
	return s.add(at+0.21, thup(150, 0.13), 0.3)
}

// skip leaps over the guest: up, a gap, and down on the far side.
func skip(dice *rand.Rand, v int) sound {
	s := silence(0.42).add(0, rub(dice, 0.15, 1200, 5200-500*float64(v), 1.6).shape(hump(0.8, 2)), 0.9)
	s = s.add(0, wood(520+40*float64(v), 0.07), 0.25)
	s = s.add(0.24, slapPaper(dice, 1700), 1)
	return s.add(0.24, thup(165, 0.15), 0.4)
}

// reverse is a brush sweep that stops and comes back as its own mirror.
func reverse(dice *rand.Rand, v int) sound {
	sweep := rub(dice, 0.26, 1300+150*float64(v), 5000-400*float64(v), 1.2).grain(dice, 0.003, 0.5).shape(hump(0.75, 1.7))
	s := silence(0.54).add(0, sweep, 1)
	return s.add(0.27, sweep.reversed(), 0.9)
}

func drawTwo(dice *rand.Rand, v int) sound {
	s := silence(0.6)
	pair := [variants][2]float64{{196, 233.08}, {174.61, 220}, {220, 261.63}}[v] // G3 B♭3, F3 A3, A3 C4
	for i, freq := range pair {
		at := 0.13 * float64(i)
		s = s.add(at, slapPaper(dice, 1900), 0.9)
		s = s.add(at, thup(150, 0.12), 0.4)
		s = s.add(at, vibe(freq, 0.46, 0.8), 0.35)
	}
	return s
}

// drawFour is a low tritone on the vibraphone under a rim shot.
func drawFour(dice *rand.Rand, v int) sound {
	s := silence(1.2)
	s = s.add(0, rub(dice, 0.09, 2900, 1900, 0.8).shape(hump(0.03, 3)), 1.6)
	s = s.add(0, strike(0.12, 0.0008, mode{430, 1, 0.1}, mode{1020, 0.7, 0.07}, mode{1730, 0.6, 0.05}).shape(fadeOut), 0.75)
	s = s.add(0, thup(82-4*float64(v), 0.3), 0.7)
	pair := [variants][2]float64{{146.83, 246.94}, {146.83, 207.65}, {130.81, 246.94}}[v] // D3 B3, D3 G♯3, C3 B3
	s = s.add(0.004, vibe(pair[0], 1.19, 1.9), 0.55)
	return s.add(0.016, vibe(pair[1], 1.18, 1.7), 0.5)
}

// fanFolds are how bright the four leaves of the wild's fan sound as it shuts.
func fanFolds(v int) [4]float64 {
	d := 0.04 * float64(v)
	return [4]float64{1.25 - d, 1.1, 0.95 + d, 0.8}
}

// fanOpen is the wild unfolding: four leaves, each brighter, over one breath of
// paper, with a note under every leaf. colorNamed shuts it.
func fanOpen(dice *rand.Rand, v int) sound {
	s := silence(0.5).add(0, rub(dice, 0.3, 1300, 4300, 1.1).grain(dice, 0.003, 0.7).shape(hump(0.6, 1.5)), 0.6)
	rise := [variants][4]float64{{293.66, 349.23, 440, 493.88}, {293.66, 392, 440, 587.33}, {261.63, 349.23, 440, 523.25}}[v] // D F A B, D G A D, C F A C
	for i, freq := range rise {
		at := 0.055 * float64(i)
		s = s.add(at, flick(dice, 0.75+0.16*float64(i)), 0.8)
		s = s.add(at, vibe(freq, 0.24, 0.4), 0.12)
	}
	return s
}

func colorNamed(dice *rand.Rand, v int) sound {
	s := silence(0.85).add(0, rub(dice, 0.3, 2500, 6500, 1.4).shape(hump(0.3, 1.6)), 0.12)
	for i, freq := range fanFolds(v) { // the fan shuts on the colour: down the leaves, and the last one stays
		s = s.add(0.026*float64(i), flick(dice, freq), 0.28)
	}
	pair := [variants][2]float64{{440, 659.26}, {392, 659.26}, {440, 587.33}}[v] // A4 E5, G4 E5, A4 D5
	s = s.add(0.02, vibe(pair[0], 0.8, 1.1), 0.5)
	return s.add(0.105, vibe(pair[1], 0.74, 1.1), 0.5)
}

// fair swells like brushes on a snare and settles on an open fifth.
func fair(dice *rand.Rand, v int) sound {
	s := silence(1.25).add(0, rub(dice, 0.62, 1400, 4200, 0.8).grain(dice, 0.005, 0.4).shape(hump(0.86, 1.3)), 1.1)
	s = s.add(0.53, slapPaper(dice, 2400), 0.6)
	pair := [variants][2]float64{{293.66, 440}, {220, 440}, {293.66, 587.33}}[v] // D4 A4, A3 A4, D4 D5
	s = s.add(0.53, vibe(pair[0], 0.7, 1.2), 0.3)
	return s.add(0.545, vibe(pair[1], 0.69, 1.1), 0.3)
}

// snap is two fingers: a hard bright edge with a hollow hand behind it.
func snap(dice *rand.Rand) sound {
	s := silence(0.12).add(0, rub(dice, 0.03, 2700, 2300, 2.2).shape(hump(0.04, 3)), 3)
	s = s.add(0, strike(0.06, 0.0008, mode{1500, 1, 0.03}, mode{2450, 0.6, 0.022}).shape(fadeOut), 0.5)
	return s.add(0.004, rub(dice, 0.09, 1100, 900, 1.5).shape(hump(0.05, 3)), 0.5)
}

func call(dice *rand.Rand, v int) sound {
	s := silence(1.1).add(0, snap(dice), 1)
	freq := [variants]float64{1174.66, 1318.51, 1046.5}[v] // D6, E6, C6
	return s.add(0.14, bell(freq, 0.95, 1.3), 0.3)
}

// catch is a hand clapped on the table, then two snaps of "got you".
func catch(dice *rand.Rand, v int) sound {
	s := silence(0.5).add(0, slapPaper(dice, 1200), 1.6)
	s = s.add(0, thup(105+7*float64(v), 0.22), 0.8)
	s = s.add(0.15, snap(dice), 0.55)
	s = s.add(0.15, vibe(587.33, 0.32, 0.5), 0.16)
	return s.add(0.25, vibe(554.37, 0.25, 0.5), 0.18)
}

// falseCatch is the same hand on the table, and nothing there: the wood is
// hollow and the two notes droop by a half step.
func falseCatch(dice *rand.Rand, v int) sound {
	s := silence(0.62).add(0, slapPaper(dice, 1000), 1.2)
	s = s.add(0, thup(112+6*float64(v), 0.2), 0.7)
	pair := [variants][2]float64{{349.23, 233.08}, {329.63, 220}, {349.23, 246.94}}[v] // F4 B♭3, E4 A3, F4 B3
	s = s.add(0.14, wood(300, 0.12), 0.4)
	s = s.add(0.14, vibe(pair[0], 0.3, 0.5), 0.4)
	return s.add(0.29, vibe(pair[1], 0.33, 0.7), 0.5)
}

func refuse(dice *rand.Rand, v int) sound {
	s := silence(0.3)
	for i, freq := range [2]float64{196 - 7*float64(v), 165 - 6*float64(v)} {
		at := 0.11 * float64(i)
		s = s.add(at, thup(freq, 0.17), 1-0.2*float64(i))
		s = s.add(at, rub(dice, 0.05, 620, 420, 1.2).shape(hump(0.08, 2.2)), 0.9)
	}
	return s
}

func click(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	return silence(0.08).add(0, wood(620+22*v, 0.07), 1).add(0, rub(dice, 0.01, 3000, 2500, 1).shape(hump(0.1, 2)), 0.5)
}

func hover(dice *rand.Rand, variant int) sound {
	v := float64(variant)
	return silence(0.045).add(0, rub(dice, 0.035, 2100+130*v, 1700, 1.4).shape(hump(0.15, 2)), 1).add(0, wood(900, 0.03), 0.15)
}

func yourTurn(_ *rand.Rand, v int) sound {
	pair := [variants][2]float64{{880, 1318.51}, {880, 1174.66}, {783.99, 1318.51}}[v] // A5 E6, A5 D6, G5 E6
	s := silence(0.95).add(0, bell(pair[0], 0.9, 1.1), 0.5)
	return s.add(0.11, bell(pair[1], 0.82, 1), 0.42)
}

// swap is two hands that pass each other: one rub climbs while the other sinks.
func swap(dice *rand.Rand, v int) sound {
	s := silence(0.52)
	s = s.add(0, rub(dice, 0.4, 1200+120*float64(v), 4600, 1.6).grain(dice, 0.0026, 0.8).shape(hump(0.45, 1.4)), 1)
	s = s.add(0.06, rub(dice, 0.4, 4600, 1200, 1.6).grain(dice, 0.0026, 0.8).shape(hump(0.55, 1.4)), 1)
	return s.add(0.44, slapPaper(dice, 1500), 0.9)
}

// rotate is every hand handed on at once, all round the table: four short sweeps
// that climb, a peg of a wheel under each, and the last hand laid down.
func rotate(dice *rand.Rand, v int) sound {
	s := silence(0.8)
	every := 0.14 - 0.006*float64(v)
	for i := range 4 {
		at := every * float64(i)
		up := 1 + 0.16*float64(i)
		sweep := rub(dice, 0.15, (1150+110*float64(v))*up, 2900*up, 1.5).grain(dice, 0.003, 0.75).shape(hump(0.3, 1.7))
		s = s.add(at, sweep, 0.85+0.05*float64(i))
		s = s.add(at+0.03, wood((430+30*float64(v))*up, 0.09), 0.5)
	}
	s = s.add(4*every+0.04, slapPaper(dice, 1500), 1)
	return s.add(4*every+0.04, thup(158, 0.12), 0.35)
}

func toast(_ *rand.Rand, v int) sound {
	freq := [variants]float64{880, 783.99, 987.77}[v] // A5, G5, B5
	return silence(0.3).add(0, wood(740, 0.06), 0.6).add(0.01, vibe(freq, 0.28, 0.4), 0.5)
}

func tick(_ *rand.Rand, v int) sound {
	return silence(0.06).add(0, wood(1150-45*float64(v), 0.05), 1)
}

// murmur is a guest's line without its words: a few syllables of a muted horn,
// a hum through a mouth that opens and closes.
func murmur(dice *rand.Rand, v int) sound {
	base := [variants]float64{146.83, 196, 246.94}[v] // D3, G3, B3
	s := silence(0.62)
	at := 0.0
	steps := [variants][4]float64{{1, 1.122, 0.944, 0.891}, {1, 0.891, 1.122, 1}, {0.944, 1.059, 1.122, 0.891}}[v]
	for _, step := range steps {
		length := 0.1 + 0.05*dice.Float64()
		s = s.add(at, syllable(dice, base*step, length), 1)
		at += length * 0.95
	}
	return s
}

// syllable is a tone with the overtones of a reed through one gliding formant.
func syllable(dice *rand.Rand, freq, sec float64) sound {
	s := silence(sec)
	for k := 1; float64(k)*freq < 3200; k++ {
		for i := range s {
			t := float64(i) / rate
			s[i] += math.Sin(2*math.Pi*freq*float64(k)*t*(1+0.02*t/sec)) / float64(k)
		}
	}
	var mouth biquad
	from, to := 420+200*dice.Float64(), 700+300*dice.Float64()
	for i := range s {
		if i%32 == 0 {
			mouth.tune(from+(to-from)*math.Sin(math.Pi*float64(i)/float64(len(s))), 1.8)
		}
		s[i] = mouth.next(s[i])
	}
	return s.shape(hump(0.25, 0.9))
}
