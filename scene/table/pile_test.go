//go:build display

package table_test

import (
	"image"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
)

// What lies on top of the pile is the card that landed last: also while the next one is in the air and the oldest of those
// that are seen makes room.
func TestTheTopCardStaysOnTopWhileTheNextOneFlies(t *testing.T) {
	for _, pile := range []string{"Y6 R1 G7", "W+4:R R5 R+2"} {
		o := tabletest.Placed(t, "classic", 0, pile, "G3 R3 B2", "B3 B4", "B5 B6")
		s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
		tabletest.Still(t, s, table)
		var top anim.Pose
		for _, q := range table.Queue().Poses() {
			if q.Place.Zone == anim.Discard && q.Card.Face == table.Shown().Top().Face {
				top = q
			}
		}
		// A part of its middle, whatever lies over its edges.
		part := image.Rect(int(top.X)-22, int(top.Y)-30, int(top.X)+22, int(top.Y)+30)
		before := scenetest.Shot(s).SubImage(part)
		card := "G3"
		if shed.Of(table.Shown()).Color == shed.Red {
			card = "R3"
		}
		table.Person().Want(engine.Play(0, scenetest.Face(t, card), engine.NoColor, engine.NoSeat))
		flew := 0
		for range 120 {
			scenetest.Step(t, s, 1)
			over, flies := false, false
			for _, q := range table.Queue().Poses() {
				if q.Flying {
					flies = true
					over = over || q.X > top.X-110 && q.X < top.X+110 && q.Y > top.Y-150 && q.Y < top.Y+150
				}
			}
			if !flies && flew > 0 || over {
				break
			}
			if !flies {
				continue
			}
			flew++
			if now := scenetest.Shot(s).SubImage(part); scenetest.Changed(before, now) > 0.02 {
				t.Errorf("on tick %d of the flight another card than %s lies on top", flew, table.Shown().Top())
				scenetest.Keep(t, s, "pile-"+card)
				break
			}
		}
		if flew < 2 {
			t.Errorf("%d ticks of the flight were seen", flew)
		}
	}
}
