//go:build display

package scene

import (
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/table"
)

// Each device alone comes from the start of the program to cards in hand, by the match that waits and by a quick game.
func TestTheTitleLeadsToCardsByEachDevice(t *testing.T) {
	devices := map[string]paint.Device{"mouse": paint.DeviceMouse, "finger": paint.DeviceTouch, "keys": paint.DeviceKeys, "pad": paint.DevicePad}
	for name, device := range devices {
		for _, size := range [][2]int{{1280, 720}, {390, 844}} {
			t.Run(name+" resumes", func(t *testing.T) {
				store, state, _ := killed(t, "classic", 200)
				in := input.NewScript()
				o := scenetest.KeptIn(store)
				o.Source = in
				s := testStage(t, size[0], size[1], o)
				scenetest.Step(t, s, 5)
				scenetest.NewOnlooker(t, s, in, device).Press("Resume")
				scenetest.Run(t, s, in.Wait(5))
				table, ok := s.Scene().(*table.Table)
				if !ok {
					t.Fatalf("Resume leads to %T", s.Scene())
				}
				if len(state) > 0 && len(hosted(table).Record().Commands) == 0 {
					t.Error("nothing of the match is there")
				}
				s.Kept().Saves.Close()
			})
			t.Run(name+" plays", func(t *testing.T) {
				in := input.NewScript()
				o := scenetest.KeptIn(room.NewMemory())
				o.Source = in
				s := testStage(t, size[0], size[1], o)
				scenetest.Step(t, s, 5)
				scenetest.NewOnlooker(t, s, in, device).Press("Quick game")
				scenetest.Run(t, s, in.Wait(5))
				table, ok := s.Scene().(*table.Table)
				if !ok {
					t.Fatalf("Quick game leads to %T", s.Scene())
				}
				scenetest.Until(t, s, "cards in hand", func() bool { return len(table.Shown().Hands) > 0 && len(table.Shown().Hands[0].Cards) == 7 })
				s.Kept().Saves.Close()
			})
		}
	}
}
