package loud

import (
	"math"
	"slices"
)

// What BS.1770-5 fixes: blocks of 400 ms that overlap by three quarters, the
// absolute gate in LUFS, the relative one in LU, and the constant that makes a
// 997 Hz sine at full scale in one channel measure −3.01 LUFS.
const (
	blockSamples = Rate * 4 / 10
	blockStep    = blockSamples / 4
	absoluteGate = -70.0
	relativeGate = -10.0
	offset       = -0.691
)

// Silent is what a sound measures in which no block passes the absolute gate.
const Silent = absoluteGate

// Weighted returns the samples of one channel as the ear weighs them: the two
// filters of BS.1770-5, annex 1, tables 1 and 2 (a shelf for the head, then a
// high-pass), with their coefficients for 48 kHz. The argument is not changed.
func Weighted(s []float64) []float64 {
	shelf := section{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
	high := section{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
	out := make([]float64, len(s))
	for i, v := range s {
		out[i] = high.next(shelf.next(v))
	}
	return out
}

// section is a second-order filter in transposed direct form II.
type section struct{ b0, b1, b2, a1, a2, z1, z2 float64 }

func (f *section) next(x float64) float64 {
	y := f.b0*x + f.z1
	f.z1 = f.b1*x - f.a1*y + f.z2
	f.z2 = f.b2*x - f.a2*y
	return y
}

// Integrated is the gated loudness of a whole programme in LUFS, the sum over
// its channels (left and right weigh 1 each); Silent where nothing passes. A
// sound shorter than one block is measured in one block, the rest of which is
// silence: so a short sound is counted by its energy, as a long one is.
func Integrated(channels ...[]float64) float64 {
	powers := blockPowers(channels)
	level := func(gate float64) (float64, bool) {
		sum, n := 0.0, 0
		for _, p := range powers {
			if lufs(p) > gate {
				sum, n = sum+p, n+1
			}
		}
		return lufs(sum / float64(max(1, n))), n > 0
	}
	loudness, ok := level(absoluteGate)
	if !ok {
		return Silent
	}
	gated, ok := level(max(absoluteGate, loudness+relativeGate))
	if !ok {
		return Silent
	}
	return gated
}

// Momentary is the loudest block of a sound in LUFS, ungated.
func Momentary(channels ...[]float64) float64 {
	return max(Silent, lufs(slices.Max(blockPowers(channels))))
}

// lufs is the loudness of a block's summed mean square.
func lufs(power float64) float64 { return offset + 10*math.Log10(power+1e-15) }

// blockPowers is the mean square of each block, summed over the channels; one
// at least.
func blockPowers(channels [][]float64) []float64 {
	length := blockSamples
	for _, c := range channels {
		length = max(length, len(c))
	}
	powers := make([]float64, (length-blockSamples)/blockStep+1)
	for _, c := range channels {
		w := Weighted(c)
		for b := range powers {
			sum := 0.0
			for _, v := range w[min(len(w), b*blockStep):min(len(w), b*blockStep+blockSamples)] {
				sum += v * v
			}
			powers[b] += sum / blockSamples
		}
	}
	return powers
}

// Loudest is the loudest stretch of seconds sec of one channel in dB, weighted
// like the ear, without the standard's constant: what a short sound is levelled
// by.
func Loudest(s []float64, sec float64) float64 {
	n := max(1, int(sec*Rate))
	ring := make([]float64, n)
	sum, most := 0.0, 0.0
	for i, v := range Weighted(s) {
		sum += v*v - ring[i%n]
		ring[i%n] = v * v
		most = max(most, sum)
	}
	return 10 * math.Log10(most/float64(n)+1e-12)
}
