package loud

import "math"

// Seam is what is heard where a loop jumps from its end back to its beginning.
type Seam struct {
	// Step is how far the sample that comes lies from the one that would have
	// come, in dB of full scale.
	Step float64
	// Bend is the sharpest corner within the cross-fade over the seam, as a
	// share of the sharpest in the tenth of a second on both sides: above 1 is a
	// click.
	Bend float64
	// SNR compares the tenth of a second after the end with the one after the
	// beginning, in dB: how alike they are.
	SNR float64
	// Bands is the largest difference of their spectra in a third of an octave,
	// in dB, among the bands within 40 dB of the strongest.
	Bands float64
}

// Crossfade is how many samples the player blends over the seam.
const Crossfade = 256

// SeamOf measures the seam of a loop that begins at sample from of s and is
// length samples long. At least a tenth of a second must follow it.
func SeamOf(s []float64, from, length int) Seam {
	const side, window = Rate / 10, 4096
	end := from + length
	signal, noise := 0.0, 0.0
	for i := range side {
		d := s[end+i] - s[from+i]
		signal += s[end+i] * s[end+i]
		noise += d * d
	}
	seam := Seam{Step: Decibel(s[end] - s[from]), SNR: 10 * math.Log10((signal+1e-12)/(noise+1e-12))}

	joint := make([]float64, 2*side)
	for i := range joint {
		at := i - side
		joint[i] = s[end+at]
		if at >= 0 {
			old := max(0, 1-float64(at)/Crossfade)
			joint[i] = old*s[end+at] + (1-old)*s[from+at]
		}
	}
	near, here := 1e-9, 0.0
	for i := 2; i < len(joint); i++ {
		bend := math.Abs(joint[i] - 2*joint[i-1] + joint[i-2])
		if i >= side-2 && i < side+Crossfade+2 {
			here = max(here, bend)
		} else {
			near = max(near, bend)
		}
	}
	seam.Bend = here / near

	goes, comes := Spectrum(s[end:end+window]), Spectrum(s[from:from+window])
	top := math.Inf(-1)
	for _, level := range goes {
		top = max(top, level)
	}
	for b := range goes {
		if goes[b] > top-40 {
			seam.Bands = max(seam.Bands, math.Abs(goes[b]-comes[b]))
		}
	}
	return seam
}
