//go:build display

package scene

import (
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/title"
)

func TestTheModalsAboveTheTitleLookAsAccepted(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true})
	for name, m := range map[string]stage.Modal{
		"pause-720":   table.NewPause(table.PauseActions{NewRound: func(*stage.Stage) {}, Title: func(*stage.Stage) {}}),
		"options-720": settings.New(),
	} {
		t.Run(name, func(t *testing.T) {
			s.Go(title.New())
			s.Open(m)
			scenetest.Step(t, s, 70)
			scenetest.Golden(t, name, scenetest.Shot(s))
		})
	}
}
