package loud

import "math"

// overs is how many points between two samples the true peak looks at; BS.1770
// asks for four at 48 kHz. taps is half the length of the interpolating filter.
const (
	overs = 4
	taps  = 16
)

// TruePeak is the highest point of the curve through the samples of all
// channels, in dB of full scale (dBTP), as BS.1770-5, annex 2, describes it:
// four times as many samples through a low-pass, and the highest of them. The
// low-pass is a sinc under Hann's window.
func TruePeak(channels ...[]float64) float64 {
	var filter [overs][2 * taps]float64
	for phase := range filter {
		for k := range filter[phase] {
			x := float64(k-taps+1) - float64(phase)/overs
			filter[phase][k] = sinc(x) * (0.5 + 0.5*math.Cos(math.Pi*x/(taps+1)))
		}
	}
	peak := 0.0
	for _, s := range channels {
		for i := range s {
			if quiet := math.Abs(s[i]); i+1 < len(s) && quiet+math.Abs(s[i+1]) < peak/2 {
				continue // no curve through so low a pair climbs so high
			}
			for phase := range filter {
				v := 0.0
				for k, f := range filter[phase] {
					if j := i + k - taps + 1; j >= 0 && j < len(s) {
						v += f * s[j]
					}
				}
				peak = max(peak, math.Abs(v))
			}
		}
	}
	return Decibel(peak)
}

func sinc(x float64) float64 {
	if x == 0 {
		return 1
	}
	return math.Sin(math.Pi*x) / (math.Pi * x)
}
