// Package loud measures sound: loudness as ITU-R BS.1770 counts it, true peak,
// spectrum, and the seam of a loop. The recipe of the game's sound levels with
// it and the measuring command prints with it.
//
// Contract: pure functions of samples at Rate, full scale at ±1. It imports the
// standard library only, knows no file format, and is never linked into the
// game.
package loud

import "math"

// Rate is the sample rate of everything measured here, in samples per second;
// the filters' coefficients hold for it alone.
const Rate = 48000

// Decibel is an amplitude in dB of full scale, −180 for silence.
func Decibel(x float64) float64 { return 20 * math.Log10(math.Abs(x)+1e-9) }
