//go:build display

package table_test

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestACardThatComesUnderAPointerAtRestStaysDownUntilThePointerMoves(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "G4", "R3 G5 B1 B6", "B2 B3", "R1 R2"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	x, y := tabletest.Point(table, 1)
	in.Click(x, y)
	scenetest.Until(t, s, "played", func() bool { return !table.Shown().Owes() && table.Queue().Still() })
	at, over := table.Queue().Layout().HandAt(float64(x), float64(y))
	if !over {
		t.Fatal("no card came under the pointer")
	}
	if lit := table.Inside().Hand.Spotlight(); lit != tables.NoCard {
		t.Errorf("card %d stands up though nobody pointed at it", lit)
	}
	in.MoveTo(x+1, y)
	scenetest.Step(t, s, 2)
	if lit := table.Inside().Hand.Spotlight(); lit != at {
		t.Errorf("the pointer has moved over card %d, and %d stands up", at, lit)
	}
}
