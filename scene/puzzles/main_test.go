//go:build display

package puzzles

import (
	"testing"

	"fourtell/scene/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }
