//go:build display

package setup

import (
	"image"
	"strings"
	"testing"

	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
)

func TestExecAProgramIsNamedOnTheSetupScreen(t *testing.T) {
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(800, 450), image.Pt(390, 844)} {
		in := input.NewScript()
		s, setup := setupStage(t, size.X, size.Y, in, nil)
		r := setup.seats[1]
		for range len(guests.Sitters()) {
			if r.program() {
				break
			}
			setup.sit(s, 1, 1)
		}
		if !r.program() || !setup.deal.Off || !strings.Contains(setup.problem, "Name the program that plays "+setup.plan[1].Name) {
			t.Fatalf("who %q, problem %q", setup.plan[1].Who, setup.problem)
		}
		scenetest.Step(t, s, 20)
		scenetest.Keep(t, s, scenetest.SizeName("exec-unnamed", size))
		r.command.Activate(s)
		scenetest.Run(t, s, in.Type("./nobody").Key(input.ActConfirm))
		m, ok := s.Top().(*kit.Entry)
		if !ok || !strings.Contains(m.Wrong, "./nobody") {
			t.Fatalf("%T stands: %+v", s.Top(), m)
		}
		scenetest.Keep(t, s, scenetest.SizeName("exec-entry", size))
		m.Field.Text, m.Field.Caret = "", 0
		scenetest.Run(t, s, in.Type("../../docs/bots/first.sh  --bold").Key(input.ActConfirm))
		if s.Top() != nil || setup.plan[1].Who != "exec:../../docs/bots/first.sh --bold" || setup.deal.Off {
			t.Fatalf("%T stands; who %q, problem %q", s.Top(), setup.plan[1].Who, setup.problem)
		}
		scenetest.Step(t, s, 20)
		scenetest.Keep(t, s, scenetest.SizeName("exec-named", size))
		if size.Y == 720 {
			scenetest.Golden(t, "setup-program-720", scenetest.Shot(s))
		}
		if s.Settings().Table[1].Who != setup.plan[1].Who {
			t.Error("the settings do not keep it")
		}
	}
}
