//go:build display

package learn

import (
	"testing"

	"fourtell/scene/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }
