//go:build display

package scene

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// cable are speakers that can be pulled out.
type cable struct {
	soundtest.Ears
	out bool
}

func (c *cable) Lost() bool { return c.out }

func TestASoundDeviceThatGoesIsToldOnceAndTheTableGoesOn(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{Source: input.NewScript(), NoDemo: true, First: asksPlayer("")})
	c := &cable{}
	s.SetAudio(sound.Through(c, &s.Settings().Levels, 1))
	told := func() (n int) {
		for _, line := range s.Speech().Said() {
			if line == words.Sentences(s.Lang().Say(words.SoundLost), s.Lang().Say(words.SoundLostMore)) {
				n++
			}
		}
		return n
	}
	table := s.Scene()
	scenetest.Step(t, s, 300)
	if told() != 0 {
		t.Fatal("a device that is there is told to be gone")
	}
	c.out = true
	scenetest.Step(t, s, 300)
	if told() != 1 || s.Scene() != table {
		t.Errorf("told %d times, the table still stands: %v", told(), s.Scene() == table)
	}
	c.out = false
	scenetest.Step(t, s, 60)
	c.out = true
	scenetest.Step(t, s, 60)
	if told() != 2 {
		t.Errorf("a device that goes again has been told %d times in all", told())
	}
}
