//go:build display

package scene

import (
	"image"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"

	tables "fourtell/scene/table"
)

// What package tabletest shares, by the names that the tests of whole screens have for it.

// tableStage is a stage with a table on it.
func tableStage(t *testing.T, w, h int, o tables.Options, set stage.Settings, source input.Source) (*stage.Stage, *tables.Table) {
	t.Helper()
	table, err := tables.New(o)
	if err != nil {
		t.Fatal(err)
	}
	s := testStage(t, w, h, stage.Options{First: func(*stage.Stage) stage.Scene { return table }, Settings: set, Source: source})
	return s, table
}

// moments are those of a table, and how its round ends.
func moments() []tabletest.Moment { return append(tabletest.Moments(), roundEnd()) }

func roundEnd() tabletest.Moment {
	return tabletest.Moment{Name: "result", Table: func(t *testing.T) tables.Options {
		return placed(t, "classic", 0, "R4 R7 G7", "G1", "G2 B3 Y7 Y9", "R5 W", "B+2 B3 Y4")
	}, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
		still(t, s, table)
		in.Click(point(table, 0))
		scenetest.Until(t, s, "over", func() bool { return s.Scene() != stage.Scene(table) })
		scenetest.Step(t, s, 90)
	}}
}

func quick(seats int, rules string, seed uint64) tables.Options {
	return tabletest.Quick(seats, rules, seed)
}

func placed(t *testing.T, rules string, turn engine.Seat, discard string, hands ...string) tables.Options {
	t.Helper()
	return tabletest.Placed(t, rules, turn, discard, hands...)
}

func shared(rules string, seed uint64) tables.Options { return tabletest.Shared(rules, seed) }

func sharedAt(t *testing.T, turn engine.Seat, hands ...string) tables.Options {
	t.Helper()
	return tabletest.SharedAt(t, turn, hands...)
}

func four(bluff bool) func(*testing.T) tables.Options { return tabletest.Four(bluff) }

func still(t *testing.T, s *stage.Stage, table *tables.Table) {
	t.Helper()
	tabletest.Still(t, s, table)
}

func hosted(t *tables.Table) *room.Table { return tabletest.Hosted(t) }

func puppet(table *tables.Table, seat engine.Seat) *room.Person {
	return tabletest.Puppet(table, seat)
}

func puppet3(t *testing.T, s *stage.Stage, table *tables.Table) *room.Person {
	return tabletest.Puppet3(t, s, table)
}

func plays(t *testing.T, p *room.Person, face string, color engine.Color) {
	t.Helper()
	tabletest.Plays(t, p, face, color)
}

func playFour(t *testing.T, s *stage.Stage, table *tables.Table) { tabletest.PlayFour(t, s, table) }

func hasCalled(t *tables.Table, seat int) bool { return tabletest.HasCalled(t, seat) }

func point(t *tables.Table, i int) (x, y float32) { return tabletest.Point(t, i) }

func vanePoint(m *ask.Wheel, c engine.Color) (x, y float32) { return tabletest.VanePoint(m, c) }

func indexOfFace(t *testing.T, table *tables.Table, face string) int {
	t.Helper()
	return tabletest.IndexOfFace(t, table, face)
}

func curtainOf(s *stage.Stage) *tables.Curtain { return tabletest.CurtainOf(s) }

func lifts(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	tabletest.Lifts(t, s, in)
}

func logged(table *tables.Table) string { return tabletest.Logged(table) }

func pageSizes() []image.Point { return tabletest.PageSizes() }
