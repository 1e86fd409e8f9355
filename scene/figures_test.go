//go:build display

package scene

import (
	"testing"

	"fourtell/engine"
	tables "fourtell/scene/table"
)

// The figures of a table at rest are of a table that waits for its player: with bots alone it would never rest.
func TestTheTablesOfTheFiguresWaitForTheirPlayer(t *testing.T) {
	for _, seats := range []int{4, 10} {
		o := figureTable(seats, 3, 7, 7, 1)
		table, err := tables.New(o)
		if err != nil {
			t.Fatal(err)
		}
		if table.Person() == nil || table.Viewer() != 0 {
			t.Fatalf("at %d seats nobody sits on seat 0 of the figures' table", seats)
		}
		if snap := table.Desk().View(0); !snap.Owes() || snap.Phase != engine.PhasePlay {
			t.Errorf("at %d seats the player owes nothing: phase %s, turn %d", seats, snap.Phase, snap.Turn)
		}
	}
}
