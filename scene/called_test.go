//go:build display

package scene

import (
	"fourtell/engine/shed"
	"fourtell/scene/table"
)

// hasCalled says whether everybody knows that the seat has called for its last card.
func hasCalled(t *table.Table, seat int) bool {
	public := t.Desk().Public()
	return shed.At(&public, seat).Called
}
