package main

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// newDice returns the source of chance of one effect. Its seed is the effect's
// name, so adding an effect leaves the others as they were.
func newDice(name string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(h.Sum64(), 0x464f555254454c4c))
}

// silence returns sec seconds of nothing.
func silence(sec float64) sound { return make(sound, int(sec*rate)) }

// add mixes src, scaled by gain, into s from second at on; s grows as needed.
func (s sound) add(at float64, src sound, gain float64) sound {
	from := int(at * rate)
	if need := from + len(src); need > len(s) {
		s = append(s, make(sound, need-len(s))...)
	}
	for i, v := range src {
		s[from+i] += gain * v
	}
	return s
}

// shape multiplies by an envelope over 0 … 1, the sound's whole length.
func (s sound) shape(env func(x float64) float64) sound {
	for i := range s {
		s[i] *= env(float64(i) / float64(len(s)))
	}
	return s
}

// reversed returns s played backwards.
func (s sound) reversed() sound {
	r := make(sound, len(s))
	for i, v := range s {
		r[len(s)-1-i] = v
	}
	return r
}

// biquad is a second-order filter in transposed direct form II.
type biquad struct{ b0, b1, b2, a1, a2, z1, z2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.z1
	f.z1 = f.b1*x - f.a1*y + f.z2
	f.z2 = f.b2*x - f.a2*y
	return y
}

func (f *biquad) run(s sound) sound {
	for i, v := range s {
		s[i] = f.next(v)
	}
	return s
}

// The three designs below are those of R. Bristow-Johnson's "Cookbook formulae
// for audio EQ biquad filter coefficients"; freq is in hertz.

// tune turns f into a band-pass with a peak of 0 dB and keeps its memory, so
// that a band can glide.
func (f *biquad) tune(freq, q float64) {
	w := 2 * math.Pi * freq / rate
	alpha := math.Sin(w) / (2 * q)
	a0 := 1 + alpha
	f.b0, f.b1, f.b2 = alpha/a0, 0, -alpha/a0
	f.a1, f.a2 = -2*math.Cos(w)/a0, (1-alpha)/a0
}

func lowpass(freq float64) *biquad {
	w := 2 * math.Pi * freq / rate
	c, alpha := math.Cos(w), math.Sin(w)/math.Sqrt2
	a0 := 1 + alpha
	return &biquad{b0: (1 - c) / 2 / a0, b1: (1 - c) / a0, b2: (1 - c) / 2 / a0, a1: -2 * c / a0, a2: (1 - alpha) / a0}
}

func highpass(freq float64) *biquad {
	w := 2 * math.Pi * freq / rate
	c, alpha := math.Cos(w), math.Sin(w)/math.Sqrt2
	a0 := 1 + alpha
	return &biquad{b0: (1 + c) / 2 / a0, b1: -(1 + c) / a0, b2: (1 + c) / 2 / a0, a1: -2 * c / a0, a2: (1 - alpha) / a0}
}

// rub is noise through a band whose centre glides from f0 to f1 hertz: card on
// card, brush on skin. The glide is even in octaves, as the ear counts.
func rub(dice *rand.Rand, sec, f0, f1, q float64) sound {
	s := silence(sec)
	var band biquad
	felt := lowpass(7500) // the table takes the hiss off
	for i := range s {
		if i%32 == 0 {
			band.tune(f0*math.Pow(f1/f0, float64(i)/float64(len(s))), q)
		}
		s[i] = felt.next(band.next(dice.Float64()*2 - 1))
	}
	return s
}

// grain roughens s with bumps every few milliseconds: paper catches on felt,
// it does not hiss evenly.
func (s sound) grain(dice *rand.Rand, every, depth float64) sound {
	level, goal, left := 1.0, 1.0, 0
	for i := range s {
		if left == 0 {
			left = int(rate * every * (0.5 + dice.Float64()))
			goal = 1 - depth*dice.Float64()
		}
		left--
		level += (goal - level) * 0.02
		s[i] *= level
	}
	return s
}

// mode is one way a struck body rings: hertz, strength, and the seconds in
// which it falls by 60 dB.
type mode struct{ freq, gain, ring float64 }

// strike sums ringing modes after one blow; attack in seconds softens it.
func strike(sec, attack float64, modes ...mode) sound {
	s := silence(sec)
	for _, m := range modes {
		for i := range s {
			t := float64(i) / rate
			s[i] += m.gain * math.Sin(2*math.Pi*m.freq*t) * math.Pow(10, -3*t/m.ring)
		}
	}
	for i := range min(len(s), int(attack*rate)) {
		s[i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/(attack*rate))
	}
	return s
}

// vibe is one bar of a vibraphone struck by a yarn mallet: partials 1 : 3.98 :
// 10.1, as bars with a tuned arch have them, and the slow tremolo of its fans.
func vibe(freq, sec, ring float64) sound {
	s := strike(sec, 0.003, mode{freq, 1, ring}, mode{freq * 3.98, 0.16, ring * 0.28}, mode{freq * 10.1, 0.05, ring * 0.06})
	for i := range s {
		s[i] *= 1 - 0.18*(0.5-0.5*math.Cos(2*math.Pi*4.6*float64(i)/rate))
	}
	return s.shape(fadeOut)
}

// bell is a small brass counter bell: two close pairs that beat, and a bright
// short top.
func bell(freq, sec, ring float64) sound {
	return strike(sec, 0.001, mode{freq, 1, ring}, mode{freq * 1.003, 0.5, ring}, mode{freq * 2.76, 0.4, ring * 0.6},
		mode{freq * 5.4, 0.18, ring * 0.25}, mode{freq * 0.5, 0.12, ring * 0.8}).shape(fadeOut)
}

// driven bends s the harder the louder it is, which adds overtones.
func (s sound) driven(drive float64) sound {
	if drive == 0 {
		return s
	}
	peak := 0.0
	for _, v := range s {
		peak = max(peak, math.Abs(v))
	}
	for i, v := range s {
		// Bent more one way than the other, as a string over wood is: even
		// overtones come with the odd ones. finish takes the offset out again.
		x := drive * v / peak
		s[i] = math.Tanh(x+0.3*drive) - math.Tanh(0.3*drive)
	}
	return s
}

// hump rises to its top at x = peak and falls; curve 1 is straight, more is
// slower at the foot.
func hump(peak, curve float64) func(float64) float64 {
	return func(x float64) float64 {
		if x < peak {
			return math.Pow(x/peak, curve)
		}
		return math.Pow((1-x)/(1-peak), curve)
	}
}

// fadeOut leaves a sound alone but for its last tenth.
func fadeOut(x float64) float64 {
	if x < 0.9 {
		return 1
	}
	return 0.5 + 0.5*math.Cos(math.Pi*(x-0.9)/0.1)
}
