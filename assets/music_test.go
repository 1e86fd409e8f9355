//go:build !js

package assets

import (
	"bytes"
	"io"
	"math"
	"slices"
	"sync"
	"testing"

	"github.com/hajimehoshi/go-mp3"
)

// decodedMusic is every mood's whole file, decoded once for all tests.
var decodedMusic = sync.OnceValues(func() ([][]byte, error) {
	var all [][]byte
	for _, m := range Moods() {
		data, err := MusicMP3(m)
		if err != nil {
			return nil, err
		}
		pcm, err := decodeMP3(data, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, pcm)
	}
	return all, nil
})

// eachMood runs a check with the whole decoded file of each mood.
func eachMood(t *testing.T, check func(t *testing.T, m Mood, pcm []byte)) {
	t.Helper()
	all, err := decodedMusic()
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range Moods() {
		t.Run(m.String(), func(t *testing.T) { check(t, m, all[i]) })
	}
}

// TestTheMusicLoopHasNoSeam plays the end of the loop and its beginning again
// the way an infinite loop with an intro does: seek to the intro, then
// cross-fade 256 moments with what lies after the end.
func TestTheMusicLoopHasNoSeam(t *testing.T) { eachMood(t, checkSeam) }

func checkSeam(t *testing.T, m Mood, pcm []byte) {
	const intro, loop = int(MusicIntroBytesF32 / frameBytes), int(MusicLoopBytesF32 / frameBytes)
	const after = SampleRate / 10
	if have := len(pcm)/frameBytes - intro - loop; have < after {
		t.Fatalf("%d moments lie after the loop, want at least %d", have, after)
	}
	again := decodeFrom(t, m, intro, after)
	for channel := range 2 {
		at := func(i int) float64 { return float64(sampleAt(pcm, 2*i+channel)) }
		for i, v := range again[channel] {
			if v != at(intro+i) {
				t.Fatalf("channel %d: moment %d after the jump back differs from the first time", channel, i)
			}
		}
		// What follows the end must be what follows the start, but for the coder.
		signal, noise := 0.0, 0.0
		for i := range after {
			d := at(intro+loop+i) - at(intro+i)
			signal += at(intro+loop+i) * at(intro+loop+i)
			noise += d * d
		}
		snr := 10 * math.Log10(signal/(noise+1e-12))
		t.Logf("channel %d: seam %.1f dB", channel, snr)
		if snr < 30 {
			t.Errorf("channel %d: seam SNR %.1f dB, want at least 30", channel, snr)
		}
		checkJoint(t, channel, at, intro, loop)
	}
}

// checkJoint looks for a click (a step larger than the music makes nearby) and
// for a hole (5 ms much softer than their neighbourhood) around the seam.
func checkJoint(t *testing.T, channel int, at func(int) float64, intro, loop int) {
	t.Helper()
	const side, blend = SampleRate / 10, 256
	var joint []float64
	for i := -side; i < side; i++ {
		v := at(intro + loop + i)
		if i >= 0 {
			rate := max(0, 1-float64(i)/blend)
			v = rate*at(intro+loop+i) + (1-rate)*at(intro+i)
		}
		joint = append(joint, v)
	}
	bend := func(i int) float64 { return math.Abs(joint[i] - 2*joint[i-1] + joint[i-2]) }
	nearby, here := 0.0, 0.0
	for i := 2; i < len(joint); i++ {
		if i >= side-2 && i < side+blend+2 {
			here = max(here, bend(i))
		} else {
			nearby = max(nearby, bend(i))
		}
	}
	if here > 1.5*nearby {
		t.Errorf("channel %d: a click at the seam, bend %.4f against %.4f nearby", channel, here, nearby)
	}
	whole := rms(joint)
	for from := 0; from+SampleRate/200 <= len(joint); from += SampleRate / 200 {
		if part := rms(joint[from : from+SampleRate/200]); part < whole/30 {
			t.Errorf("channel %d: a hole %d ms from the seam", channel, (from-side)*1000/SampleRate)
		}
	}
}

// decodeFrom jumps in a fresh stream that has played on and reads count moments.
func decodeFrom(t *testing.T, m Mood, start, count int) [2][]float64 {
	t.Helper()
	data, err := MusicMP3(m)
	if err != nil {
		t.Fatal(err)
	}
	d, err := mp3.NewDecoder(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.CopyN(io.Discard, d, 1<<20); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Seek(int64(start)*4, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	b := make([]byte, count*4)
	if _, err := io.ReadFull(d, b); err != nil {
		t.Fatal(err)
	}
	var out [2][]float64
	for i := range 2 * count {
		v := int16(uint16(b[2*i]) | uint16(b[2*i+1])<<8)
		out[i%2] = append(out[i%2], float64(v)/32768)
	}
	return out
}

func TestTheMusicIsSteadyAndTheMoodsAreEquallyLoud(t *testing.T) {
	var levels []float64
	eachMood(t, func(t *testing.T, _ Mood, pcm []byte) {
		s := mono(pcm)[MusicIntroBytesF32/frameBytes:][:MusicLoopBytesF32/frameBytes]
		if peak := peakOf(s); peak > 0.708 {
			t.Errorf("peaks at %.3f", peak)
		}
		whole := decibel(rms(s))
		t.Logf("loop at %.1f dB", whole)
		levels = append(levels, whole)
		for i := 0; i < len(s); i += MusicBar {
			if level := decibel(rms(s[i : i+MusicBar])); math.Abs(level-whole) > 7 {
				t.Errorf("bar %d is at %.1f dB, the loop at %.1f", i/MusicBar+1, level, whole)
			}
		}
	})
	if slices.Max(levels)-slices.Min(levels) > 4 {
		t.Errorf("the moods lie at %.1f dB", levels)
	}
}

func TestAllSoundAndMusicIsUnderFourMegabytes(t *testing.T) {
	total := 0
	for _, m := range Moods() {
		data, err := MusicMP3(m)
		if err != nil {
			t.Fatal(err)
		}
		total += len(data)
	}
	for _, n := range Sounds() {
		for v := range SoundVariants(n) {
			data, err := SoundMP3(n, v)
			if err != nil {
				t.Fatal(err)
			}
			total += len(data)
		}
	}
	t.Logf("%d bytes", total)
	if total > 4_000_000 {
		t.Errorf("they weigh %d bytes", total)
	}
	if _, err := MusicMP3(9); err == nil {
		t.Error("a mood that does not exist has music")
	}
}
