//go:build display

package replay

import (
	"testing"

	"fourtell/scene/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }
