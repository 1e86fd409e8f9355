package loud

import (
	"math"
	"math/cmplx"
)

// thirds are where the third-octave bands of a spectrum begin, in hertz, and
// where the last one ends.
const (
	lowestBand = 50.0
	bands      = 24 // up to 12.8 kHz
)

// Spectrum is how strong s is in each of 24 third-octave bands from 50 Hz, in
// dB, under a Hann window over its whole length. Its length is a power of two.
func Spectrum(s []float64) [bands]float64 {
	n := len(s)
	x := make([]complex128, n)
	for i, v := range s {
		x[i] = complex(v*(0.5-0.5*math.Cos(2*math.Pi*(float64(i)+0.5)/float64(n))), 0)
	}
	transform(x)
	var power [bands]float64
	for k := 1; k < n/2; k++ {
		f := float64(k) * Rate / float64(n)
		if b := int(math.Floor(3 * math.Log2(f/lowestBand))); b >= 0 && b < bands {
			m := cmplx.Abs(x[k]) * 4 / float64(n) // the window halves it, and half of it lies in the mirror
			power[b] += m * m / 2
		}
	}
	var out [bands]float64
	for b, p := range power {
		out[b] = 10 * math.Log10(p+1e-9)
	}
	return out
}

// Centroid is the middle of the spectrum of s in hertz, by power: how bright it
// is. Its length is a power of two.
func Centroid(s []float64) float64 {
	sum, weight := 0.0, 1e-12
	for b, level := range Spectrum(s) {
		p := math.Pow(10, level/10)
		sum += p * lowestBand * math.Exp2((float64(b)+0.5)/3)
		weight += p
	}
	return sum / weight
}

// transform is the discrete Fourier transform in place, after J. W. Cooley and
// J. W. Tukey, "An algorithm for the machine calculation of complex Fourier
// series" (1965). The length is a power of two.
func transform(x []complex128) {
	n := len(x)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		j ^= bit
		if i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		step := cmplx.Rect(1, -2*math.Pi/float64(size))
		for from := 0; from < n; from += size {
			w := complex(1, 0)
			for i := from; i < from+size/2; i++ {
				a, b := x[i], w*x[i+size/2]
				x[i], x[i+size/2] = a+b, a-b
				w *= step
			}
		}
	}
}

// Apart is how different two sounds are to the ear's coarse sense: the mean
// difference of their third-octave spectra in dB, window by window of 85 ms from
// their beginnings over the longer of the two, where either is within 40 dB of
// its own loudest band; what lies lower counts as 40 dB below.
func Apart(a, b []float64) float64 {
	const window, deep = 4096, 40.0
	tops, spectra := [2]float64{-200, -200}, [2][][bands]float64{}
	count := (max(len(a), len(b)) + window - 1) / window
	for k, s := range [2][]float64{a, b} {
		for w := range count {
			part := make([]float64, window)
			copy(part, s[min(len(s), w*window):])
			spectra[k] = append(spectra[k], Spectrum(part))
			for _, level := range spectra[k][w] {
				tops[k] = max(tops[k], level)
			}
		}
	}
	sum, n := 0.0, 0
	for w := range count {
		for i := range bands {
			x, y := max(spectra[0][w][i]-tops[0], -deep), max(spectra[1][w][i]-tops[1], -deep)
			if x > -deep || y > -deep {
				sum, n = sum+math.Abs(x-y), n+1
			}
		}
	}
	return sum / float64(max(1, n))
}
