//go:build display

package table_test

import (
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
)

// The table plays the card with the lowest id of a face; the one that was pressed is the one to fly.
func TestOfTwoCardsOfAFaceTheOnePressedFlies(t *testing.T) {
	for _, which := range []int{0, 1} {
		in := input.NewScript()
		s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4", "R7 G1 R7 B1", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
		tabletest.Still(t, s, table)
		var at []anim.Pose
		for i := range table.Queue().Layout().Hand.Count {
			p := *table.Queue().Layout().HandPose(i)
			if f, _ := engine.ParseFace("R7"); p.Card.Face == f {
				for _, q := range table.Queue().Poses() { // the key is the sprite's
					if q.Card == p.Card {
						p = q
					}
				}
				at = append(at, p)
			}
		}
		pressed, left := at[which], at[1-which]
		in.Drag(float32(pressed.X), float32(pressed.Y), 640, 300, 10)
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Hands[0].Count == 3 })
		for range 120 {
			for _, q := range table.Queue().Poses() {
				if q.Key == pressed.Key && q.Place.Zone == anim.Hand && table.Shown().Hands[0].Count == 3 {
					t.Fatalf("card %d was pressed, and lies in the hand at %.0f", which, q.X)
				}
				if q.Key == left.Key && q.Place.Zone == anim.Discard {
					t.Fatalf("card %d was pressed, and the other has left the hand", which)
				}
			}
			scenetest.Step(t, s, 1)
		}
	}
}
