//go:build display

package scene

import (
	"testing"

	"fourtell/engine"
)

// The figures of a table at rest are of a table that waits for its player: with bots alone it would never rest.
func TestTheTablesOfTheFiguresWaitForTheirPlayer(t *testing.T) {
	for _, seats := range []int{4, 10} {
		o := figureTable(seats, 3, 7, 7, 1)
		table, err := NewTable(o)
		if err != nil {
			t.Fatal(err)
		}
		if table.person == nil || table.viewer != 0 {
			t.Fatalf("at %d seats nobody sits on seat 0 of the figures' table", seats)
		}
		if snap := table.table.View(0); !snap.Owes() || snap.Phase != engine.PhasePlay {
			t.Errorf("at %d seats the player owes nothing: phase %s, turn %d", seats, snap.Phase, snap.Turn)
		}
	}
}
