//go:build display

package scene

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
	"fourtell/scene/stage"
)

// heardDoubt plays a claim that another guest doubts, and tells what the player hears of both, each sound with its tick since the table
// was at rest, until the pile
// has been taken.
func heardDoubt(t *testing.T, set stage.Settings, laid string) (all []string) {
	t.Helper()
	s, table := tableStage(t, 640, 360, claimed(t, "classic", 3, claimHand), set, input.NewScript())
	left, right := puppet(table, 1), puppet(table, 3)
	puppet(table, 2)
	still(t, s, table)
	scenetest.Step(t, s, 40)
	begun := s.Ticks()
	e := &soundtest.Ears{Brief: true}
	e.Hear = func(r *sound.Reading) {
		left, right := r.Sides()
		all = append(all, fmt.Sprintf("%d %s %.2f %.2f", s.Ticks()-begun, r.Sound(), left, right))
	}
	s.SetAudio(sound.Through(e, &s.Settings().Levels, 1))
	soundtest.Hush(s.Audio())
	king, _ := engine.ParseRank("K")
	right.Want(engine.Claim(3, scenetest.Cards(t, laid), king))
	scenetest.Until(t, s, "claimed", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
	scenetest.Step(t, s, 50)
	left.Want(engine.Do(1, engine.VerbChallenge))
	scenetest.Until(t, s, "taken", func() bool { return table.Shown().Cause.Kind == engine.EventPileTaken && table.Queue().Idle() })
	return all
}

// soundOf is the name of one of those.
func soundOf(heard string) (n assets.SoundName) {
	var tick int
	fmt.Sscanf(heard, "%d %s", &tick, &n)
	return n
}

// As far as the first false card lies open, a lie sounds at another seat as a truth does: the same sounds on the same ticks from the
// same side.
func TestALieSoundsAsATruthDoesUntilItLiesOpen(t *testing.T) {
	for name, set := range map[string]func(*stage.Settings){
		"normal speed":   func(*stage.Settings) {},
		"fast":           func(s *stage.Settings) { s.Speed = stage.SpeedFast },
		"reduced motion": func(s *stage.Settings) { s.ReducedMotion = true },
		"instant":        func(s *stage.Settings) { s.Speed = stage.SpeedInstant },
	} {
		t.Run(name, func(t *testing.T) {
			settings := stage.DefaultSettings()
			set(&settings)
			truth, lie := heardDoubt(t, settings, "KC KD"), heardDoubt(t, settings, "KC QH")
			at := slices.IndexFunc(lie, func(h string) bool { return soundOf(h) == assets.SoundLie })
			if at < 0 || len(truth) <= at || !slices.Equal(truth[:at], lie[:at]) || soundOf(truth[at]) != assets.SoundTruth {
				t.Errorf("a truth is heard as\n%q\na lie as\n%q", truth, lie)
			}
			if least := map[bool]int{true: 1, false: 6}[settings.Speed == stage.SpeedInstant]; at < least {
				t.Errorf("only %d sounds are heard before: %q", at, lie)
			}
		})
	}
}

// At instant speed what comes of a doubt is heard, and not the way there.
func TestAtInstantSpeedADoubtIsHeardByWhatCameOfItAlone(t *testing.T) {
	set := stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	heard := heardDoubt(t, set, "KC QH")
	for _, h := range heard {
		switch n := soundOf(h); n {
		case assets.SoundClaim, assets.SoundDoubt, assets.SoundBreath, assets.SoundTurnUp, assets.SoundTrue, assets.SoundGather:
			t.Errorf("%s is heard: %q", n, heard)
		}
	}
	for _, n := range []assets.SoundName{assets.SoundLie, assets.SoundGathered} {
		if count := len(slices.DeleteFunc(slices.Clone(heard), func(h string) bool { return soundOf(h) != n })); count != 1 {
			t.Errorf("%s is heard %d times: %q", n, count, heard)
		}
	}
}

// Where all are heard before anybody is told, each answer is heard as it is given, and a doubt sounds as a belief does.
func TestAnAnswerIsHeardWhoeverMayDoubtAndTellsNothing(t *testing.T) {
	for _, rules := range []string{"classic", "classic,simultaneous=nearest_left", "classic,simultaneous=random"} {
		for _, verb := range []engine.Verb{engine.VerbPass, engine.VerbChallenge} {
			if rules == "classic" && verb == engine.VerbChallenge {
				continue // it is told at once
			}
			s, table := tableStage(t, 640, 360, claimed(t, rules, 3, claimHand), stage.DefaultSettings(), input.NewScript())
			left, right := puppet(table, 1), puppet(table, 3)
			puppet(table, 2)
			still(t, s, table)
			var heard []assets.SoundName
			e := &soundtest.Ears{Brief: true}
			e.Hear = func(r *sound.Reading) { heard = append(heard, r.Sound()) }
			s.SetAudio(sound.Through(e, &s.Settings().Levels, 1))
			soundtest.Hush(s.Audio())
			king, _ := engine.ParseRank("K")
			right.Want(engine.Claim(3, scenetest.Cards(t, "KC KD"), king))
			scenetest.Until(t, s, "claimed", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
			scenetest.Step(t, s, 50)
			heard = nil
			left.Want(engine.Do(1, verb))
			scenetest.Step(t, s, 60)
			if !slices.Contains(heard, assets.SoundLetPass) {
				t.Errorf("%s, %s: heard is %v", rules, verb, heard)
			}
		}
	}
}
