//go:build display

package scene

import (
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// doubtScenes are how the sounds of claims and doubts come about: the guest on the right claims kings, and the one on the left
// lets it pass or does not.
func doubtScenes() []twinScene {
	seated := func(t *testing.T) tables.Options { return claimed(t, "classic", 3, claimHand) }
	drive := func(cards string, answer engine.Verb, until engine.EventKind) func(*testing.T, *stage.Stage, *tables.Table, *input.Script) {
		return func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			left, right := puppet(table, 1), puppet(table, 3)
			puppet(table, 2)
			still(t, s, table)
			scenetest.Step(t, s, 40)
			king, _ := engine.ParseRank("K")
			right.Want(engine.Claim(3, scenetest.Cards(t, cards), king))
			scenetest.Until(t, s, "claimed", func() bool { return table.Shown().Cause.Kind == engine.EventClaimed })
			scenetest.Step(t, s, 50)
			if answer == engine.NoVerb {
				return
			}
			left.Want(engine.Do(1, answer))
			scenetest.Until(t, s, "answered", func() bool { return table.Shown().Cause.Kind == until && table.Queue().Idle() })
		}
	}
	lie := drive("KC QH", engine.VerbChallenge, engine.EventPileTaken)
	all := func(where func(*stage.Stage, *tables.Table) paint.Rect, drive func(*testing.T, *stage.Stage, *tables.Table, *input.Script), sounds ...assets.SoundName) (scenes []twinScene) {
		for _, n := range sounds {
			scenes = append(scenes, twinScene{n, "", seated, drive, where})
		}
		return scenes
	}
	scenes := all(whole, lie, assets.SoundBreath, assets.SoundTurnUp, assets.SoundTrue, assets.SoundLie, assets.SoundGather)
	scenes = append(scenes, all(whole, drive("KC KD", engine.VerbChallenge, engine.EventPileTaken), assets.SoundTruth)...)
	scenes = append(scenes, all(aroundPlate(3), lie, assets.SoundClaim, assets.SoundGathered)...)
	scenes = append(scenes, all(aroundPlate(1), lie, assets.SoundDoubt)...)
	scenes = append(scenes, all(aroundPlate(1), drive("KC QH", engine.VerbPass, engine.EventPassed), assets.SoundLetPass)...)
	return append(scenes, all(ring, lie, assets.SoundLaid)...)
}
