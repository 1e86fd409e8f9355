//go:build !js

package assets

import (
	"bytes"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strings"
	"testing"
)

// expectation is what a sound must measure: its length in seconds and the
// loudest tenth of a second in dB (plain RMS of both channels).
type expectation struct{ shortest, longest, softest, loudest float64 }

func expectations() map[SoundName]expectation {
	return map[SoundName]expectation{
		SoundDeal:       {0.08, 0.25, -34, -24},
		SoundDraw:       {0.10, 0.30, -34, -24},
		SoundPlay:       {0.10, 0.30, -34, -22},
		SoundShuffle:    {0.80, 1.60, -32, -20},
		SoundSkip:       {0.25, 0.60, -32, -20},
		SoundReverse:    {0.40, 0.70, -32, -20},
		SoundDrawTwo:    {0.30, 0.80, -30, -17},
		SoundDrawFour:   {0.80, 1.40, -24, -13},
		SoundColorNamed: {0.50, 1.00, -28, -17},
		SoundChallenge:  {1.00, 1.80, -24, -10},
		SoundCaught:     {0.80, 1.50, -26, -14},
		SoundFair:       {0.80, 1.40, -28, -17},
		SoundCall:       {0.70, 1.30, -28, -15},
		SoundCatch:      {0.30, 0.70, -26, -13},
		SoundRefuse:     {0.15, 0.40, -28, -15},
		SoundClick:      {0.03, 0.15, -36, -24},
		SoundHover:      {0.02, 0.10, -46, -34},
		SoundYourTurn:   {0.60, 1.10, -32, -20},
		SoundWin:        {1.80, 3.00, -25, -14},
		SoundLose:       {1.40, 2.60, -26, -14},
		SoundSwap:       {0.35, 0.70, -32, -20},
		SoundRotate:     {0.50, 0.90, -32, -20},
		SoundToast:      {0.15, 0.40, -36, -24},
		SoundTick:       {0.02, 0.12, -40, -26},
		SoundFanOpen:    {0.25, 0.60, -34, -20},
		SoundFalseCatch: {0.35, 0.75, -28, -13},
		SoundMurmur:     {0.25, 0.75, -36, -20},
		SoundClaim:      {0.18, 0.35, -36, -24},
		SoundLaid:       {0.10, 0.25, -34, -18},
		SoundLetPass:    {0.08, 0.20, -36, -22},
		SoundDoubt:      {0.45, 0.80, -28, -15},
		SoundBreath:     {0.60, 1.00, -30, -15},
		SoundTurnUp:     {0.15, 0.30, -36, -24},
		SoundTrue:       {0.25, 0.50, -30, -18},
		SoundLie:        {0.80, 1.30, -25, -12},
		SoundTruth:      {1.00, 1.60, -24, -13},
		SoundGather:     {0.06, 0.15, -36, -24},
		SoundGathered:   {0.30, 0.60, -32, -18},
	}
}

// mono folds float stereo to one channel.
func mono(pcm []byte) []float64 {
	s := make([]float64, len(pcm)/frameBytes)
	for i := range s {
		s[i] = float64(sampleAt(pcm, 2*i)+sampleAt(pcm, 2*i+1)) / 2
	}
	return s
}

func peakOf(s []float64) float64 {
	peak := 0.0
	for _, v := range s {
		peak = max(peak, math.Abs(v))
	}
	return peak
}

func rms(s []float64) float64 {
	sum := 0.0
	for _, v := range s {
		sum += v * v
	}
	return math.Sqrt(sum / float64(max(1, len(s))))
}

func decibel(x float64) float64 { return 20 * math.Log10(x+1e-9) }

// loudestTenth is the RMS of the loudest tenth of a second; a shorter sound is
// counted as if silence followed it.
func loudestTenth(s []float64) float64 {
	const n = SampleRate / 10
	s = append(slices.Clone(s), make([]float64, n)...)
	most := 0.0
	for at := 0; at+n <= len(s); at += n / 10 {
		most = max(most, rms(s[at:at+n]))
	}
	return most
}

func eachSound(t *testing.T, check func(t *testing.T, n SoundName, v int, pcm []byte)) {
	t.Helper()
	for _, n := range Sounds() {
		for v := range SoundVariants(n) {
			t.Run(fmt.Sprintf("%s variant %d", n, v), func(t *testing.T) {
				pcm, err := DecodeSound(n, v)
				if err != nil {
					t.Fatal(err)
				}
				if len(pcm)%frameBytes != 0 {
					t.Fatalf("%d bytes are no whole number of stereo moments", len(pcm))
				}
				check(t, n, v, pcm)
			})
		}
	}
}

func TestEverySoundHasItsLengthAndLoudness(t *testing.T) {
	want := expectations()
	if len(want) != len(Sounds()) {
		t.Errorf("%d sounds have expectations, there are %d", len(want), len(Sounds()))
	}
	eachSound(t, func(t *testing.T, n SoundName, _ int, pcm []byte) {
		e, ok := want[n]
		if !ok {
			t.Fatal("nobody has said what it must measure")
		}
		s := mono(pcm)
		if sec := float64(len(s)) / SampleRate; sec < e.shortest || sec > e.longest {
			t.Errorf("lasts %.3f s, want %.2f to %.2f", sec, e.shortest, e.longest)
		}
		if level := decibel(loudestTenth(s)); level < e.softest || level > e.loudest {
			t.Errorf("is at %.1f dB, want %.0f to %.0f", level, e.softest, e.loudest)
		}
	})
}

func TestNoSoundPeaksAboveMinusThreeDecibels(t *testing.T) {
	eachSound(t, func(t *testing.T, _ SoundName, _ int, pcm []byte) {
		for i := range len(pcm) / 4 {
			if v := sampleAt(pcm, i); abs32(v) > 0.708 || v != v {
				t.Fatalf("sample %d is %v", i, v)
			}
		}
	})
}

func TestEverySoundStartsAtOnceAndEndsInSilence(t *testing.T) {
	// These swell on purpose, as a brush does.
	swells := []SoundName{SoundReverse, SoundFair, SoundSwap, SoundRotate, SoundFanOpen, SoundMurmur, SoundClaim, SoundBreath,
		SoundGathered}
	eachSound(t, func(t *testing.T, n SoundName, _ int, pcm []byte) {
		s := mono(pcm)
		peak := peakOf(s)
		if first := math.Abs(s[0]); first > 0.02 && first > 0.1*peak {
			t.Errorf("starts with a step of %.3f", first)
		}
		if last := math.Abs(s[len(s)-1]); last > 0.005 {
			t.Errorf("ends with a step of %.4f", last)
		}
		// With the coder's delay still in it nothing would be heard for 23 ms.
		within, share := 5, 0.04
		if slices.Contains(swells, n) {
			within, share = 60, 0.02
		}
		if early := peakOf(s[:SampleRate*within/1000]); early < share*peak {
			t.Errorf("only %.1f %% of the peak is reached in the first %d ms", 100*early/peak, within)
		}
	})
}

func TestCardSoundsAreEquallyLoud(t *testing.T) {
	lowest, highest := math.Inf(1), math.Inf(-1)
	eachSound(t, func(_ *testing.T, n SoundName, _ int, pcm []byte) {
		if slices.Contains([]SoundName{SoundDeal, SoundDraw, SoundPlay, SoundClaim, SoundTurnUp, SoundGather}, n) {
			level := decibel(loudestTenth(mono(pcm)))
			lowest, highest = min(lowest, level), max(highest, level)
		}
	})
	if highest-lowest > 6 {
		t.Errorf("they lie between %.1f and %.1f dB", lowest, highest)
	}
}

func TestVariantsDiffer(t *testing.T) {
	for _, n := range Sounds() {
		seen := map[string]int{}
		for v := range SoundVariants(n) {
			pcm, err := DecodeSound(n, v)
			if err != nil {
				t.Fatal(err)
			}
			if other, ok := seen[string(pcm)]; ok {
				t.Errorf("%s: variants %d and %d are the same", n, other, v)
			}
			seen[string(pcm)] = v
		}
	}
}

func TestNamesAndFilesAreTheSameSet(t *testing.T) {
	var want []string
	for _, n := range Sounds() {
		for v := range SoundVariants(n) {
			file, err := SoundFile(n, v)
			if err != nil {
				t.Fatal(err)
			}
			want = append(want, "audio/"+file)
		}
	}
	var got []string
	// What a page fetches with its first game, and what comes with the other deck.
	for folder, most := range map[string]int{"fx": 420_000, BluffDeck.String(): 130_000} {
		files, err := fs.Glob(effectFiles, "audio/"+folder+"/*.mp3")
		if err != nil {
			t.Fatal(err)
		}
		total := 0
		for _, name := range files {
			b, err := effectFiles.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			total += len(b)
		}
		if total > most {
			t.Errorf("the effects in %s weigh %d bytes, more than %d", folder, total, most)
		}
		got = append(got, files...)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("files %v\nnames %v", got, want)
	}
}

// A page fetches before its first game what every game sounds like, and nothing of what one game alone does.
func TestTheSoundsOfASecondDeckLieApartFromThoseOfEveryGame(t *testing.T) {
	for _, d := range []Deck{HouseDeck, BluffDeck} {
		folder := map[Deck]string{HouseDeck: "fx/", BluffDeck: "bluff/"}[d]
		if len(SoundsOf(d)) == 0 {
			t.Errorf("the deck %v has no sounds", d)
		}
		for _, n := range SoundsOf(d) {
			if file, err := SoundFile(n, 0); err != nil || !strings.HasPrefix(file, folder) {
				t.Errorf("%s lies at %s (%v), want a place in %s", n, file, err, folder)
			}
		}
	}
}

func TestAskingForWhatIsNotThereSaysSo(t *testing.T) {
	for _, c := range []struct {
		name SoundName
		v    int
		want string
	}{
		{"fanfare", 0, `there is no sound called "fanfare"`},
		{"", 0, `there is no sound called ""`},
		{SoundPlay, 3, `sound "play" has variants 0 to 2, not 3`},
		{SoundWin, -1, `sound "win" has variants 0 to 2, not -1`},
	} {
		if _, err := DecodeSound(c.name, c.v); err == nil || err.Error() != c.want {
			t.Errorf("%q %d: got %v, want %s", c.name, c.v, err, c.want)
		}
	}
	if SoundVariants("fanfare") != 0 {
		t.Error("an unknown sound has variants")
	}
	whole, err := SoundMP3(SoundTick, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, data := range [][]byte{nil, []byte("no music here"), whole[:100]} {
		if _, err := decodeMP3(data, nil); err == nil {
			t.Errorf("%d bytes that are no sound pass for one", len(data))
		}
	}
}

func TestPitchShiftIsHigherAndShorterOrLowerAndLonger(t *testing.T) {
	const freq, frames = 1000.0, SampleRate / 2
	tone := make([]float32, 2*frames)
	for i := range frames {
		v := float32(0.5 * math.Sin(2*math.Pi*freq*float64(i)/SampleRate))
		tone[2*i], tone[2*i+1] = v, -v
	}
	pcm := floatBytes(tone)
	for _, factor := range []float64{0.95, 1.0, 1.05, 0.5, 2} {
		out := PitchShift(pcm, factor)
		count := len(out) / frameBytes
		if want := frames / factor; math.Abs(float64(count)-want) > 1 {
			t.Errorf("factor %v: %d moments, want %.0f", factor, count, want)
		}
		worst := 0.0
		for i := range count - 4 {
			want := 0.5 * math.Sin(2*math.Pi*freq*factor*float64(i)/SampleRate)
			worst = max(worst, math.Abs(float64(sampleAt(out, 2*i))-want), math.Abs(float64(sampleAt(out, 2*i+1))+want))
		}
		if limit := 0.0005 + 0.01*math.Abs(factor-1); worst > limit {
			t.Errorf("factor %v: up to %.4f away from the pure tone", factor, worst)
		}
	}
	for _, factor := range []float64{0, -1, math.NaN(), math.Inf(1), 0.1, 9} {
		if !bytes.Equal(PitchShift(pcm, factor), pcm) {
			t.Errorf("factor %v changes the sound", factor)
		}
	}
	if got := PitchShift([]byte{1, 2, 3}, 1.05); len(got) != 0 {
		t.Errorf("three stray bytes became %d", len(got))
	}
}

func floatBytes(samples []float32) []byte {
	var b []byte
	for _, v := range samples {
		u := math.Float32bits(v)
		b = append(b, byte(u), byte(u>>8), byte(u>>16), byte(u>>24))
	}
	return b
}
