//go:build display

package sound

import (
	"encoding/binary"
	"math"
	"reflect"
	"testing"
	"time"

	"fourtell/assets"
)

// Where effects are fetched, those of a second deck are when its game is played, and once.
func TestTheSoundsOfASecondDeckComeWhenItsGameIsPlayed(t *testing.T) {
	for _, late := range []bool{true, false} {
		a := Through(nil, &Levels{}, 1)
		a.late = late
		here := func(d assets.Deck) (n int) {
			a.mu.Lock()
			defer a.mu.Unlock()
			for _, name := range assets.SoundsOf(d) {
				n += len(a.pcm[name])
			}
			return n
		}
		every, own := 3*len(assets.SoundsOf(assets.HouseDeck)), 3*len(assets.SoundsOf(assets.BluffDeck))
		a.Load()
		a.WantDeck(assets.HouseDeck)
		if house, bluff := here(assets.HouseDeck), here(assets.BluffDeck); house != every || (bluff == own) == late || bluff > 0 && late {
			t.Fatalf("fetched late %v: at first %d and %d sounds are there", late, house, bluff)
		}
		for range 3 {
			a.WantDeck(assets.BluffDeck)
		}
		for start := time.Now(); a.coming.Load() && time.Since(start) < time.Minute; {
			time.Sleep(time.Millisecond)
		}
		a.WantDeck(assets.BluffDeck)
		if a.coming.Load() {
			t.Errorf("fetched late %v: what is there is asked for again", late)
		}
		if house, bluff := here(assets.HouseDeck), here(assets.BluffDeck); house != every || bluff != own {
			t.Errorf("fetched late %v: once the game is played %d and %d sounds are there, want %d and %d", late, house, bluff, every, own)
		}
	}
}

// A page draws and listens between two slices of a recording that is folded.
func TestARecordingThatIsFoldedWithPausesIsTheSame(t *testing.T) {
	for _, c := range []struct {
		name           string
		moments, pause int
	}{{"of no length", 0, 0}, {"a short one", sliceMoments - 1, 0}, {"one of a slice", sliceMoments, 1}, {"a long one", 5*sliceMoments + 7, 5}} {
		t.Run(c.name, func(t *testing.T) {
			pcm := make([]byte, 8*c.moments)
			for i := range 2 * c.moments {
				binary.LittleEndian.PutUint32(pcm[4*i:], math.Float32bits(float32(math.Sin(float64(i)/9))))
			}
			pauses := 0
			got := newRecording(assets.SoundPlay, pcm, func() { pauses++ })
			if want := newRecording(assets.SoundPlay, pcm, nil); !reflect.DeepEqual(got, want) || pauses != c.pause {
				t.Errorf("with %d pauses, want %d; the same %v", pauses, c.pause, reflect.DeepEqual(got, want))
			}
		})
	}
}
