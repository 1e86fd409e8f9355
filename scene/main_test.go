//go:build display

package scene

import (
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// testStage is a stage from which every screen is reached.
func testStage(t *testing.T, w, h int, o stage.Options) *stage.Stage {
	t.Helper()
	return scenetest.MakeStage(t, w, h, o, NewStage)
}
