//go:build display

package scene

import "fourtell/engine/shed"

// hasCalled says whether everybody knows that the seat has called for its last card.
func hasCalled(t *Table, seat int) bool {
	public := t.table.Public()
	return shed.At(&public, seat).Called
}
