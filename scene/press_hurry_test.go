//go:build display

package scene

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestOnePressMakesAllFasterUntilTheNextOrTheTurn(t *testing.T) {
	for name, press := range map[string]func(in *input.Script){
		"the keys":   func(in *input.Script) { in.Stroke(ebiten.KeySpace, 1) },
		"a slow key": func(in *input.Script) { in.Stroke(ebiten.KeySpace, 40) },
		"the mouse":  func(in *input.Script) { in.Click(500, 330) },
		"a finger":   func(in *input.Script) { in.Tap(500, 330) },
		"a gamepad":  func(in *input.Script) { in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonFrontBottomRight, 1) },
	} {
		t.Run(name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.PressOnce = true
			in := input.NewScript()
			s, table := tableStage(t, 1280, 720, placed(t, "classic", 1, "R4", "R3 R7 Y2 Y8 G5 B1 B9 W", "R2 B2 B3 G9", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS"), set, in)
			eyes := scenetest.NewOnlooker(t, s, in, paint.DeviceMouse)
			faster := func() bool { _, _, seen := eyes.Find("Faster"); return seen }
			scenetest.Step(t, s, 5)
			press(in)
			scenetest.Run(t, s, in)
			if !faster() || !strings.HasPrefix(scenetest.Said(s, 1)[0], "Faster, until") {
				t.Fatalf("one press does not hurry: shown %v, said %q", faster(), scenetest.Said(s, 1))
			}
			press(in)
			scenetest.Run(t, s, in)
			if faster() {
				t.Error("another does not end it")
			}
			press(in)
			scenetest.Run(t, s, in)
			if !faster() {
				t.Error("a third does not begin anew")
			}
			scenetest.Until(t, s, "the player's turn", func() bool { return table.Asked() })
			scenetest.Step(t, s, 2)
			if faster() {
				t.Error("on the player's turn it is still faster")
			}
			press(in)
			scenetest.Run(t, s, in)
			if table.Inside().Hud.Hurry() {
				t.Error("a press on one's own turn makes the next ones faster")
			}
		})
	}
}
