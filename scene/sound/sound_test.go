//go:build display

package sound_test

import (
	"encoding/binary"
	"io"
	"math"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
)

// usual are the levels as at first.
func usual() *sound.Levels { return &sound.Levels{Master: 0.8, Music: 0.5, Effects: 0.8, Voice: 0.6} }

// hearing is a sound that is heard by the test, with the music playing.
func hearing(l *sound.Levels) (*sound.Audio, *soundtest.Ears) {
	e := &soundtest.Ears{}
	a := sound.Through(e, l, 1)
	soundtest.Hush(a)
	ticks(a, 2)
	return a, e
}

func ticks(a *sound.Audio, n int) {
	for range n {
		a.Update(true)
	}
}

// plays lets an effect be heard and tells how loud; 0 where it is not.
func plays(a *sound.Audio, e *soundtest.Ears) float64 {
	n := len(e.Effects)
	ticks(a, sound.LeastBetween+1)
	a.Play(assets.SoundPlay)
	if len(e.Effects) == n {
		return 0
	}
	v := e.Effects[n]
	v.Playing = false // it has ended
	return v.Loud
}

// What is heard is the square of what the sliders say, the volume's and the kind's own, and nothing at 0.
func TestTheVolumesAreWhatIsHeard(t *testing.T) {
	for _, c := range []struct{ master, music, effects, wantMusic, wantEffect float64 }{
		{1, 1, 1, 1, 1},
		{0.5, 1, 1, 0.25, 0.25},
		{1, 0.5, 0.2, 0.25, 0.04},
		{0.5, 0.5, 0.5, 0.0625, 0.0625},
		{0.5, 0, 1, 0, 0.25},
		{0.5, 1, 0, 0.25, 0},
	} {
		a, e := hearing(&sound.Levels{Master: c.master, Music: c.music, Effects: c.effects})
		if got := e.MusicVolume(); math.Abs(got-c.wantMusic) > 1e-9 {
			t.Errorf("%+v: the music is %v loud", c, got)
		}
		if got := plays(a, e); math.Abs(got-c.wantEffect) > 1e-9 {
			t.Errorf("%+v: an effect is %v loud", c, got)
		}
	}
}

func TestTheMusicSinksUnderAChallengeAndComesBack(t *testing.T) {
	a, e := hearing(usual())
	was := e.MusicVolume()
	a.Play(assets.SoundChallenge)
	ticks(a, 30)
	if got := e.MusicVolume(); got >= was/2 {
		t.Errorf("under a challenge the music is %v loud, was %v", got, was)
	}
	ticks(a, 300)
	if got := e.MusicVolume(); math.Abs(got-was) > 1e-9 {
		t.Errorf("afterwards %v, was %v", got, was)
	}
}

func TestAPageNobodyHasClickedKeepsNoSoundForLater(t *testing.T) {
	a, e := hearing(usual())
	e.Locked = true
	if v := plays(a, e); v != 0 {
		t.Errorf("an effect is %v loud", v)
	}
	n := len(e.Effects)
	e.Locked = false
	ticks(a, 5)
	if len(e.Effects) != n {
		t.Error("it is heard afterwards")
	}
}

// The guests' voices have a volume of their own.
func TestTheVoicesHaveAVolumeOfTheirOwn(t *testing.T) {
	for _, c := range []struct{ master, effects, voice, want float64 }{
		{1, 1, 1, 1}, {1, 0.2, 0.5, 0.25}, {0.5, 1, 0.5, 0.0625}, {1, 1, 0, 0}, {0, 1, 1, 0},
	} {
		a, e := hearing(&sound.Levels{Master: c.master, Effects: c.effects, Voice: c.voice})
		n := len(e.Effects)
		a.Murmur(2, 0)
		got := 0.0
		if len(e.Effects) > n {
			got = e.Effects[n].Loud
		}
		if math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%+v: a guest's voice is %v loud", c, got)
		}
	}
	a, e := hearing(usual())
	a.Update(false)
	n := len(e.Effects)
	if a.Murmur(2, 0); len(e.Effects) != n {
		t.Error("a guest is heard in a window that is not in front")
	}
}

// Under every sting the music sinks by 14 dB, and under nothing else.
func TestTheMusicSinksUnderEveryStingAndUnderNothingElse(t *testing.T) {
	stings := []assets.SoundName{assets.SoundChallenge, assets.SoundDrawFour, assets.SoundCaught, assets.SoundFair, assets.SoundWin, assets.SoundLose,
		assets.SoundDoubt, assets.SoundBreath, assets.SoundLie, assets.SoundTruth}
	for _, n := range assets.Sounds() {
		a, e := hearing(usual())
		was := e.MusicVolume()
		a.Play(n)
		least := was
		for range 60 {
			ticks(a, 1)
			least = min(least, e.MusicVolume())
		}
		want := 0.0
		if slices.Contains(stings, n) {
			want = -14
		}
		if got := 20 * math.Log10(least/was); math.Abs(got-want) > 0.1 {
			t.Errorf("under %s the music sinks by %.1f dB, want %.1f", n, got, want)
		}
	}
}

// Every sound is heard in each of its three variants, a little higher or lower each time, and never farther than 5 %.
func TestEverySoundIsHeardInThreeVariantsAndUpToFivePerCentHigherOrLower(t *testing.T) {
	for _, n := range assets.Sounds() {
		if assets.SoundVariants(n) != 3 {
			t.Fatalf("%s has %d variants", n, assets.SoundVariants(n))
		}
		e := &soundtest.Ears{Brief: true}
		a := sound.Through(e, usual(), 1)
		const moments = 4000
		for v := range 3 { // told apart by how loud they are
			pcm := make([]byte, 8*moments)
			for i := range 2 * moments {
				binary.LittleEndian.PutUint32(pcm[4*i:], math.Float32bits(0.25*float32(v+1)))
			}
			a.Give(n, pcm)
		}
		for range 200 {
			ticks(a, sound.LeastBetween+1)
			a.Play(n)
		}
		variants, low, high := map[int]int{}, 2.0, 0.0
		for _, v := range e.Effects {
			b, err := io.ReadAll(v.From)
			if err != nil {
				t.Fatal(err)
			}
			first := math.Float32frombits(binary.LittleEndian.Uint32(b))
			variants[int(math.Round(float64(first)*4))]++
			pitch := float64(moments) / float64(len(b)/8)
			low, high = min(low, pitch), max(high, pitch)
		}
		if len(variants) != 3 || low < 0.949 || high > 1.051 || low > 0.96 || high < 1.04 {
			t.Errorf("%s is heard in %d variants, at %.3f to %.3f of its pitch", n, len(variants), low, high)
		}
	}
}

// A place turns the farther side down and leaves the nearer one alone.
func TestASoundIsHeardFromItsPlace(t *testing.T) {
	for _, c := range []struct{ place, left, right float64 }{{0, 0.5, 0.5}, {-0.5, 0.5, 0.25}, {0.5, 0.25, 0.5}, {1, 0, 0.5}} {
		e := &soundtest.Ears{}
		a := sound.Through(e, usual(), 1)
		pcm := make([]byte, 8*100)
		for i := range 200 {
			binary.LittleEndian.PutUint32(pcm[4*i:], math.Float32bits(0.5))
		}
		a.Give(assets.SoundPlay, pcm)
		a.PlayFrom(assets.SoundPlay, c.place, 1)
		b := make([]byte, 8)
		if _, err := io.ReadFull(e.Effects[0].From, b); err != nil {
			t.Fatal(err)
		}
		left := float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
		right := float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4:])))
		if math.Abs(left-c.left) > 1e-4 || math.Abs(right-c.right) > 1e-4 {
			t.Errorf("at %v it is %v and %v loud, want %v and %v", c.place, left, right, c.left, c.right)
		}
	}
}

// What rises is heard each time a step higher and true, whichever of its variants it is, and nowhere but in the middle.
func TestASoundThatRisesGoesUpByTheStepsOfAScale(t *testing.T) {
	e := &soundtest.Ears{Brief: true}
	a := sound.Through(e, usual(), 1)
	const moments = 4000
	for v := range 3 {
		pcm := make([]byte, 8*moments)
		for i := range 2 * moments {
			binary.LittleEndian.PutUint32(pcm[4*i:], math.Float32bits(0.1*float32(v+1)))
		}
		a.Give(assets.SoundTrue, pcm)
	}
	for step, half := range []float64{0, 2, 5, 7, 9, 12, 14, 17, 17} {
		ticks(a, sound.LeastBetween+1)
		a.PlayStep(assets.SoundTrue, step)
		if len(e.Effects) != step+1 {
			t.Fatalf("step %d is not heard", step)
		}
		v := e.Effects[step]
		if left, right := v.From.Sides(); left != 1 || right != 1 {
			t.Errorf("step %d is %v and %v loud at its sides", step, left, right)
		}
		b, err := io.ReadAll(v.From)
		if err != nil {
			t.Fatal(err)
		}
		if got := 12 * math.Log2(float64(moments)/float64(len(b)/8)); math.Abs(got-half) > 0.02 {
			t.Errorf("step %d is %.2f half steps up, want %v", step, got, half)
		}
	}
	a.PlayStep(assets.SoundTrue, -1)
	var none *sound.Audio
	none.PlayStep(assets.SoundTrue, 0)
	none.WantDeck(assets.BluffDeck)
}
