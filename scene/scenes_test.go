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

func TestTheScenesLookAsAccepted(t *testing.T) {
	title := func() stage.Scene { return title.New() }
	for _, size := range scenetest.Sizes() {
		s := testStage(t, size.X, size.Y, stage.Options{NoDemo: true})
		for _, c := range []struct {
			name  string
			first func() stage.Scene
			modal stage.Modal
		}{
			{"title", title, nil},
			{"pause", title, table.NewPause(table.PauseActions{NewRound: func(*stage.Stage) {}, Title: func(*stage.Stage) {}})},
			{"options", title, settings.New()},
		} {
			if size.Y > 720 && c.modal != nil {
				continue // the same nodes as at the reference size
			}
			t.Run(scenetest.SizeName(c.name, size), func(t *testing.T) {
				s.Go(c.first())
				if c.modal != nil {
					s.Open(c.modal)
				}
				scenetest.Step(t, s, 70)
				scenetest.Golden(t, scenetest.SizeName(c.name, size), scenetest.Shot(s))
			})
		}
	}
}

// tenResult is a table of ten with long hands, one of them very long.
