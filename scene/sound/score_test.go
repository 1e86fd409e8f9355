//go:build display

package sound

import (
	"encoding/binary"
	"io"
	"math"
	"testing"

	"fourtell/assets"
)

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
