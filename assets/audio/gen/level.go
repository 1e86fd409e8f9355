package main

import (
	"errors"
	"math"

	"fourtell/assets/audio/loud"
)

const (
	peakLimit = 0.63  // −4 dBFS: the coder overshoots by up to 1 dB
	leadIn    = 0.001 // seconds of rise at the very start, against a click
	tailOut   = 0.008 // seconds of fall at the very end
	heardOver = 0.1   // seconds over which the ear adds up a short sound
)

// loudness is the loudest tenth of a second of s in dB, weighted like the ear.
func loudness(s sound) float64 { return loud.Loudest(s, heardOver) }

// finish brings s to the wished loudness in dB, rounds off peaks that would
// pass the limit, and makes both ends silent.
func finish(s sound, level float64) (sound, error) {
	s = highpass(45).run(s)
	if loudness(s) < -100 {
		return nil, errors.New("silent, nothing to level")
	}
	// Rounding peaks costs loudness, so a few rounds settle both.
	out := make(sound, len(s))
	gain := math.Pow(10, (level-loudness(s))/20)
	for range 6 {
		for i, v := range s {
			out[i] = peakLimit * softClip(gain*v/peakLimit)
		}
		gain *= math.Pow(10, (level-loudness(out))/20)
	}
	lead, tail := int(leadIn*rate), int(tailOut*rate)
	for i := range min(lead, len(out)) {
		out[i] *= float64(i) / float64(lead)
	}
	for i := range min(tail, len(out)) {
		out[len(out)-1-i] *= float64(i) / float64(tail)
	}
	return out, nil
}

// softClip is straight up to 0.6 and bends towards ±1 beyond.
func softClip(x float64) float64 {
	const knee = 0.6
	a := math.Abs(x)
	if a <= knee {
		return x
	}
	return math.Copysign(knee+(1-knee)*math.Tanh((a-knee)/(1-knee)), x)
}

// trim starts a rendered cue where it is first heard (−54 dB of its peak) and
// ends it after sec seconds at most, over a fade of its last third.
func trim(s sound, sec float64) sound {
	peak := 0.0
	for _, v := range s {
		peak = max(peak, math.Abs(v))
	}
	from := 0
	for from < len(s) && math.Abs(s[from]) <= peak/500 {
		from++
	}
	s = s[from:min(len(s), from+int(sec*rate))]
	return s.shape(func(x float64) float64 {
		if x < 2.0/3 {
			return 1
		}
		return 0.5 + 0.5*math.Cos(math.Pi*(3*x-2))
	})
}
