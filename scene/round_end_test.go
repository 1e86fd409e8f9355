//go:build display

package scene

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestTheEndOfARoundIsDrawnInFewCallsAndWithoutMemory(t *testing.T) {
	in := input.NewScript()
	m := roundEnd()
	s, table := tableStage(t, 960, 540, m.Table(t), stage.DefaultSettings(), in)
	m.Get(t, s, table, in)
	scenetest.Shot(s)
	scenetest.Cheap(t, s)
}
