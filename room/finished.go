package room

import (
	"slices"

	"fourtell/engine"
)

// Finished is the record of the table's round that is over, alone, for whoever looks back at it or counts it: its deal, its
// commands, and with them all hands, but nothing that tells the next deal. ok is false while a round is on.
func Finished(t *Table) (round engine.Record, ok bool) {
	if !t.Over() {
		return engine.Record{}, false
	}
	return engine.Record{Setup: t.game.Round(), Commands: slices.Clone(t.granted[t.round():])}, true
}
