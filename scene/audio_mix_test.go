//go:build display

package scene

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"
	"testing"

	"fourtell/assets"
)

// recorder is a device that keeps what it plays, at the volumes it is given, a
// tick at a time; it lags behind the ticks as a device's buffer does.
type recorder struct {
	lag    int // ticks
	voices []*recorded
}

type recorded struct {
	heardVoice
	from io.Reader
	wait int
}

func (r *recorder) IsReady() bool { return true }

func (r *recorder) effect(from io.Reader) (voice, error) {
	v := &recorded{from: from, wait: r.lag}
	r.voices = append(r.voices, v)
	return v, nil
}

func (r *recorder) endless(from io.Reader) (voice, error) { return r.effect(from) }

// tick is the peak of the sum of all voices over a sixtieth of a second.
func (r *recorder) tick(t *testing.T) float64 {
	t.Helper()
	var sum [2 * perTick]float64
	b := make([]byte, 8*perTick)
	for _, v := range r.voices {
		if !v.playing {
			continue
		}
		if v.wait > 0 {
			v.wait--
			continue
		}
		n := 0
		for n < len(b) {
			k, err := v.from.Read(b[n:])
			n += k
			if err == io.EOF {
				v.playing = false
				break
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for i := range n / 4 {
			sum[i] += v.volume * float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:])))
		}
	}
	peak := 0.0
	for _, v := range sum {
		peak = max(peak, math.Abs(v))
	}
	return peak
}

// Ten seats at fast speed and every slider at its top: a cue every few ticks, the hardest often together.
func TestTheMixNeverClipsWithTenSeatsAtFastSpeed(t *testing.T) {
	for _, lag := range []int{0, 3, 6} {
		set := DefaultSettings()
		set.Master, set.Music, set.Effects, set.Voice = 1, 1, 1, 1
		out := &recorder{lag: lag}
		a := audioThrough(out, &set, 7)
		a.load()
		a.fetch()
		dice := rand.New(rand.NewPCG(7, uint64(lag)))
		hard := []assets.SoundName{assets.SoundDrawFour, assets.SoundCaught, assets.SoundCatch, assets.SoundCall, assets.SoundWin, assets.SoundChallenge}
		most, together := 0.0, 0
		for tick := range 60 * 20 {
			a.update(true)
			if tick%4 == 0 {
				a.PlayFrom(assets.Sounds()[dice.IntN(len(assets.Sounds()))], dice.Float64()-0.5, 1)
				a.Murmur(dice.IntN(10), dice.Float64()-0.5)
			}
			if tick%120 == 0 {
				for _, n := range hard {
					a.Play(n)
				}
			}
			together = max(together, len(a.playing))
			most = max(most, out.tick(t))
		}
		t.Logf("lag %d: peak %.2f dBFS, up to %d at once", lag, 20*math.Log10(most), together)
		if most > 1 {
			t.Errorf("lag %d: the sum peaks at %.3f", lag, most)
		}
		if together < 8 || together > mostAtOnce {
			t.Errorf("lag %d: up to %d sounded at once", lag, together)
		}
		a.close()
	}
}

func TestAMoodPassesIntoAnotherAtTheBarToTheSample(t *testing.T) {
	data := func(m assets.Mood) []byte {
		b, err := assets.MusicMP3(m)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	read := func(s *score, moments int) []byte {
		b := make([]byte, 8*moments)
		if _, err := io.ReadFull(s, b); err != nil {
			t.Fatal(err)
		}
		return b
	}
	const bars = 3
	table := read(newScore(data, assets.MoodTable), bars*assets.MusicBar)
	tension := read(newScore(data, assets.MoodTension), bars*assets.MusicBar)

	s := newScore(data, assets.MoodTable)
	got := read(s, assets.MusicBar/3)
	s.want(assets.MoodTension)
	got = append(got, read(s, bars*assets.MusicBar-assets.MusicBar/3)...)
	if string(got[:8*assets.MusicBar]) != string(table[:8*assets.MusicBar]) {
		t.Error("the table's music changes before the bar is over")
	}
	after := assets.MusicBar + fadeMoments
	if string(got[8*after:]) != string(tension[8*after:]) {
		t.Error("a beat later it is not the tension's, at the same place of the piece")
	}
	sample := func(b []byte, i int) float64 {
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(b[8*i:])))
	}
	for i := assets.MusicBar; i < after; i++ {
		in, out := math.Sincos(math.Pi / 2 * float64(i-assets.MusicBar) / fadeMoments)
		if want := out*sample(table, i) + in*sample(tension, i); math.Abs(sample(got, i)-want) > 1e-3 {
			t.Fatalf("moment %d of the passage is %v, want %v", i-assets.MusicBar, sample(got, i), want)
		}
	}
}
