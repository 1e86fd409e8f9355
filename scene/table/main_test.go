//go:build display

package table_test

import (
	"testing"

	"fourtell/scene/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }
