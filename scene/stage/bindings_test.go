//go:build display

package stage_test

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestAKeyAsksForWhatItIsBoundToAndLettersStayLettersWhileTheyAreTyped(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Bindings.Assign(input.OnKeys, input.ActConfirm, input.Bound(ebiten.KeyE)+1)
	n := &scenetest.Stand{}
	s := scenetest.NewStage(t, 1280, 720, stage.Options{Source: in, Settings: set, First: func(*stage.Stage) stage.Scene { return n }})
	did := func(k ebiten.Key) (all input.Actions) {
		n.Got = nil
		scenetest.Run(t, s, in.Stroke(k, 1))
		for i := range n.Got {
			all |= n.Got[i].Asked()
		}
		return all
	}
	if got := did(ebiten.KeyE); got != input.Of(input.ActConfirm) {
		t.Errorf("E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != 0 {
		t.Errorf("Enter asks for %b", got)
	}
	s.Devices().Typing = true
	if got := did(ebiten.KeyE); got != 0 {
		t.Errorf("typed, E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != input.Of(input.ActConfirm) {
		t.Errorf("while letters are typed Enter asks for %b", got)
	}
}
