//go:build display

package setup

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// home is what stands where the way back leads.
type home struct{ scenetest.Stand }

// seated is what stands where a table has been dealt.
type seated struct {
	scenetest.Stand
	table Table
}

// setupStage is a stage on which the set-up screen stands.
func setupStage(t *testing.T, w, h int, in *input.Script, change func(*stage.Settings)) (*stage.Stage, *Setup) {
	t.Helper()
	set := stage.DefaultSettings()
	if change != nil {
		change(&set)
	}
	setup := New()
	s := scenetest.NewStage(t, w, h, stage.Options{Source: in, Settings: set, Seed: 5, NoDemo: true, First: func(*stage.Stage) stage.Scene { return setup },
		Routes: stage.Routes{
			Title: func() stage.Scene { return &home{} },
			More:  []any{Routes{Seat: func(t Table) (stage.Scene, error) { return &seated{table: t}, nil }}},
		}})
	scenetest.Step(t, s, 20)
	return s, setup
}
