//go:build display

package sound_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"fourtell/assets"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
)

// Ten seats at fast speed and every slider at its top: a cue every few ticks, the hardest often together.
func TestTheMixNeverClipsWithTenSeatsAtFastSpeed(t *testing.T) {
	for _, lag := range []int{0, 3, 6} {
		out := &soundtest.Recorder{Lag: lag}
		a := sound.Through(out, &sound.Levels{Master: 1, Music: 1, Effects: 1, Voice: 1}, 7)
		a.Load()
		a.Fetch()
		dice := rand.New(rand.NewPCG(7, uint64(lag)))
		hard := []assets.SoundName{assets.SoundDrawFour, assets.SoundCaught, assets.SoundCatch, assets.SoundCall, assets.SoundWin, assets.SoundChallenge}
		most, together := 0.0, 0
		for tick := range 60 * 20 {
			a.Update(true)
			if tick%4 == 0 {
				a.PlayFrom(assets.Sounds()[dice.IntN(len(assets.Sounds()))], dice.Float64()-0.5, 1)
				a.Murmur(dice.IntN(10), dice.Float64()-0.5)
			}
			if tick%120 == 0 {
				for _, n := range hard {
					a.Play(n)
				}
			}
			together = max(together, a.Sounding())
			peak, err := out.Tick()
			if err != nil {
				t.Fatal(err)
			}
			most = max(most, peak)
		}
		t.Logf("lag %d: peak %.2f dBFS, up to %d at once", lag, 20*math.Log10(most), together)
		if most > 1 {
			t.Errorf("lag %d: the sum peaks at %.3f", lag, most)
		}
		if together < 8 || together > sound.MostAtOnce {
			t.Errorf("lag %d: up to %d sounded at once", lag, together)
		}
		a.Close()
	}
}
