package loud

import (
	"math"
	"testing"
)

// tone is a sine of a frequency at a level in dB of full scale.
func tone(freq, level, sec float64) []float64 {
	s := make([]float64, int(sec*Rate))
	for i := range s {
		s[i] = math.Pow(10, level/20) * math.Sin(2*math.Pi*freq*float64(i)/Rate)
	}
	return s
}

func join(parts ...[]float64) []float64 {
	var s []float64
	for _, p := range parts {
		s = append(s, p...)
	}
	return s
}

// The first six programmes are those of EBU Tech 3341 for a stereo meter, with its tolerance of 0.1 LU; the seventh is
// what BS.1770 is scaled by.
func TestLoudnessIsThatOfTheStandardsTestProgrammes(t *testing.T) {
	for _, c := range []struct {
		name string
		side []float64
		both bool
		want float64
	}{
		{"a tone at −23 dBFS", tone(1000, -23, 20), true, -23},
		{"a tone at −33 dBFS", tone(1000, -33, 20), true, -33},
		{"a soft beginning and end are gated", join(tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10)), true, -23},
		{"a silent beginning and end too", join(tone(1000, -72, 10), tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10), tone(1000, -72, 10)), true, -23},
		{"what is within the gate counts", join(tone(1000, -26, 20), tone(1000, -20, 20.1), tone(1000, -26, 20)), true, -23},
		{"full scale in one channel", tone(997, 0, 5), false, -3.01},
		{"silence", make([]float64, Rate), true, Silent},
		{"nothing", nil, true, Silent},
	} {
		t.Run(c.name, func(t *testing.T) {
			channels := [][]float64{c.side}
			if c.both {
				channels = append(channels, c.side)
			}
			if got := Integrated(channels...); math.Abs(got-c.want) > 0.1 {
				t.Errorf("got %.2f LUFS, want %.2f", got, c.want)
			}
		})
	}
}

func TestAShortSoundIsCountedByItsEnergy(t *testing.T) {
	long, short := Integrated(tone(1000, -20, 0.4)), Integrated(tone(1000, -20, 0.1))
	if got := long - short; math.Abs(got-6.02) > 0.1 {
		t.Errorf("a quarter of the time is %.2f LU softer, want 6.02", got)
	}
	if got := Momentary(tone(1000, -20, 0.4)); math.Abs(got-long) > 0.01 {
		t.Errorf("one block is %.2f LUFS by itself and %.2f as a programme", got, long)
	}
	if got := Loudest(join(make([]float64, Rate), tone(997, 0, 0.2), make([]float64, Rate)), 0.1) - 0.691; math.Abs(got+3.01) > 0.05 {
		t.Errorf("the loudest tenth is at %.2f dB, want −3.01", got)
	}
}

// A sine at a quarter of the rate, begun an eighth of a turn late, has no sample where its crest is.
func TestTheTruePeakLiesBetweenSamples(t *testing.T) {
	s := make([]float64, 4800)
	for i := range s {
		s[i] = 0.5 * math.Sin(2*math.Pi*(float64(i)/4+0.125)) * min(1, float64(min(i, len(s)-i))/500)
	}
	if got := TruePeak(s); math.Abs(got-Decibel(0.5)) > 0.2 {
		t.Errorf("got %.2f dBTP, want %.2f", got, Decibel(0.5))
	}
	if got := TruePeak(make([]float64, 10)); got > -170 {
		t.Errorf("silence peaks at %.2f dBTP", got)
	}
}

func TestASpectrumShowsAToneWhereItIs(t *testing.T) {
	for _, freq := range []float64{110, 440, 997, 5000} {
		s := tone(freq, -20, 1)[:8192]
		spectrum := Spectrum(s)
		band := int(3 * math.Log2(freq/lowestBand))
		if math.Abs(spectrum[band]+23-1.76) > 1.5 { // the mean square of a sine is 3 dB under its crest; the window leaves 1.76 dB more
			t.Errorf("%v Hz: its band is at %.1f dB", freq, spectrum[band])
		}
		for b, level := range spectrum {
			if b < band-1 || b > band+1 {
				if level > spectrum[band]-30 {
					t.Errorf("%v Hz: band %d is at %.1f dB too", freq, b, level)
				}
			}
		}
	}
	if low, high := Centroid(tone(220, -20, 1)[:8192]), Centroid(tone(3000, -20, 1)[:8192]); low > 300 || high < 2400 {
		t.Errorf("the middle of 220 Hz lies at %.0f, of 3000 Hz at %.0f", low, high)
	}
}

func TestASeamIsToldFromAClick(t *testing.T) {
	const from, length = 4800, 48000
	s := tone(100, -12, 2) // a whole number of turns in the loop
	if seam := SeamOf(s, from, length); seam.Step > -100 || seam.Bend > 1.1 || seam.SNR < 100 || seam.Bands > 0.01 {
		t.Errorf("a loop that joins measures %+v", seam)
	}
	for i := from; i < len(s) && i < from+length/2; i++ {
		s[i] = -s[i]
	}
	if seam := SeamOf(s, from, length); seam.SNR > 0 {
		t.Errorf("a loop that begins upside down measures %+v", seam)
	}
	s = tone(100, -12, 2)
	for i := from + length; i < len(s); i++ {
		s[i] += 0.2
	}
	if seam := SeamOf(s, from, length); seam.Step < -20 || seam.Bend < 5 {
		t.Errorf("a step of a fifth of full scale measures %+v", seam)
	}
}
