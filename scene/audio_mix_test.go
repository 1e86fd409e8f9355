//go:build display

package scene

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"
	"slices"
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

// musicOf hands a score the files of the moods.
func musicOf(t *testing.T) func(assets.Mood) []byte {
	return func(m assets.Mood) []byte {
		b, err := assets.MusicMP3(m)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
}

// momentsOf is so many moments of a score.
func momentsOf(t *testing.T, s *score, moments int) []byte {
	t.Helper()
	b := make([]byte, 8*moments)
	if _, err := io.ReadFull(s, b); err != nil {
		t.Fatal(err)
	}
	return b
}

// A page has one thread: nothing it reads may hold it for longer than a few coded frames take.
func TestTheMusicIsDecodedInSlicesAndAMoodIsReadyBeforeItsBar(t *testing.T) {
	rests := 0
	s := newScore(musicOf(t), assets.MoodTable)
	s.rest = func() { rests++ }
	half := make([]byte, 8*assets.SampleRate/2)
	if n, err := s.Read(half); err != nil || n != 8*slice {
		t.Fatalf("half a second is asked for, and %d bytes come (%v), want a slice of %d", n, err, 8*slice)
	}
	if rests < 2 {
		t.Errorf("others may run %d times while the first mood is made ready", rests)
	}
	rests = 0
	momentsOf(t, s, filling)
	if rests < filling/slice-1 {
		t.Errorf("others may run %d times while the player fills itself", rests)
	}
	rests = 0
	momentsOf(t, s, 2*filling)
	if rests != 0 {
		t.Errorf("the music rests %d times while it plays: a slow page would run dry", rests)
	}

	s.want(assets.MoodTension)
	for s.next == nil {
		before := s.coming
		was, first := int64(0), before == nil || !before.sunk
		if !first {
			was = before.ahead
		}
		if _, err := s.Read(half); err != nil {
			t.Fatal(err)
		}
		if s.coming != nil && s.coming == before && !first && was-s.coming.ahead > 8*slice {
			t.Fatalf("%d bytes are thrown away at once", was-s.coming.ahead)
		}
	}
	if s.at%assets.MusicBar == 0 || s.at%assets.MusicBar > slice {
		t.Errorf("the passage begins %d moments into the bar", s.at%assets.MusicBar)
	}
}

// What is wanted a moment before the bar waits for the one after it; what is wanted no longer does not come.
func TestAMoodThatIsWantedTooLateComesABarLater(t *testing.T) {
	s := newScore(musicOf(t), assets.MoodTable)
	momentsOf(t, s, assets.MusicBar-lead+slice)
	s.want(assets.MoodTension)
	momentsOf(t, s, lead)
	if s.next != nil || s.mood != assets.MoodTable {
		t.Error("it comes at a bar for which it cannot be ready")
	}
	momentsOf(t, s, assets.MusicBar)
	if s.next == nil || s.to != assets.MoodTension {
		t.Error("it does not come a bar later")
	}
	momentsOf(t, s, assets.MusicBar)
	s.want(assets.MoodTitle)
	momentsOf(t, s, 4*slice)
	s.want(assets.MoodTension)
	momentsOf(t, s, assets.MusicBar)
	if s.next != nil || s.coming != nil || s.mood != assets.MoodTension {
		t.Errorf("what is wanted no longer comes: %v", s.mood)
	}
	// Back in a mood that has played already, it is at the same place of the piece as if it had never gone.
	s.want(assets.MoodTable)
	at := s.at
	momentsOf(t, s, 2*assets.MusicBar)
	got := momentsOf(t, s, assets.MusicBar)
	plain := momentsOf(t, newScore(musicOf(t), assets.MoodTable), at+3*assets.MusicBar)
	if string(got) != string(plain[8*(at+2*assets.MusicBar):]) {
		t.Error("a mood that comes back is not where it would be")
	}
}

func TestAMoodPassesIntoAnotherAtTheBarToTheSample(t *testing.T) {
	data := musicOf(t)
	read := func(s *score, moments int) []byte { return momentsOf(t, s, moments) }
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

// The same as it is played: ten of the house's guests at fast speed, the stings and voices among it.
func TestATableOfTenAtFastSpeedNeverClips(t *testing.T) {
	set := DefaultSettings()
	set.Master, set.Music, set.Effects, set.Voice, set.Speed = 1, 1, 1, 1, SpeedFast
	o := quick(10, "party", 3)
	o.Persons, o.Bots = nil, slices.Repeat([]string{"random"}, 10)
	s, _ := tableStage(t, 640, 360, o, set, NewScript())
	out := &recorder{lag: 3}
	s.Audio = audioThrough(out, &s.Settings, 7)
	s.Audio.load()
	s.Audio.fetch()
	most, together := 0.0, 0
	for range 60 * 20 {
		step(t, s, 1)
		together = max(together, len(s.Audio.playing))
		most = max(most, out.tick(t))
	}
	t.Logf("peak %.2f dBFS, up to %d at once, %d sounds", 20*math.Log10(most), together, len(out.voices)-1)
	if most > ceiling+0.01 {
		t.Errorf("the sum peaks at %.3f", most)
	}
	if len(out.voices) < 60 {
		t.Errorf("only %d sounds were heard in twenty seconds", len(out.voices))
	}
}
