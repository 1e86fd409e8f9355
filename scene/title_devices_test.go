//go:build display

package scene

import (
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/table"
)

// Each device alone comes from the start of the program to cards in hand, by the match that waits and by a quick game.
func TestTheTitleLeadsToCardsByEachDevice(t *testing.T) {
	press := map[string]func(s *Stage, in *input.Script, b *Button){
		"mouse":  func(s *Stage, in *input.Script, b *Button) { in.Click(onTitle(s, b)) },
		"finger": func(s *Stage, in *input.Script, b *Button) { in.Tap(onTitle(s, b)) },
		"keys": func(s *Stage, in *input.Script, b *Button) {
			for range 12 {
				if s.Scene().(*Title).nodes.Focused() == Focusable(b) {
					break
				}
				scenetest.Run(t, s, in.Key(input.ActDown))
			}
			in.Key(input.ActConfirm)
		},
		"pad": func(s *Stage, in *input.Script, b *Button) {
			scenetest.Run(t, s, in.Connect(1))
			for range 12 {
				if s.Scene().(*Title).nodes.Focused() == Focusable(b) {
					break
				}
				scenetest.Run(t, s, in.PadKey(0, input.ActDown))
			}
			in.PadKey(0, input.ActConfirm)
		},
	}
	for name, by := range press {
		for _, size := range [][2]int{{1280, 720}, {390, 844}} {
			t.Run(name+" resumes", func(t *testing.T) {
				store, state, _ := killed(t, "classic", 200)
				in := input.NewScript()
				o := scenetest.KeptIn(store)
				o.Source = in
				s := testStage(t, size[0], size[1], o)
				scenetest.Step(t, s, 5)
				by(s, in, s.Scene().(*Title).resume)
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
				by(s, in, s.Scene().(*Title).play)
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

// onTitle is where a button of the title is on the screen: a phone's title is drawn larger.
func onTitle(s *Stage, b *Button) (x, y float32) {
	x, y = b.Bounds().Center()
	k := s.Scene().(*Title).k
	return x * k, y * k
}
