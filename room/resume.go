package room

import (
	"fmt"

	"fourtell/engine"
)

// Resume sets a game on a table and plays the commands of its record into it, without a picture: what everybody missed is
// one Snapshot. The game must be fresh from the record's Setup. The error says which command the game refused.
func Resume(game engine.Game, commands []engine.Command, o Options) (*Table, error) {
	for i, c := range commands {
		if _, err := game.Apply(c); err != nil {
			return nil, fmt.Errorf("command %d of the record (seat %d, %s) is refused: %w", i+1, c.Seat, c.Verb, err)
		}
	}
	record := o.Record
	o.Record = nil // it holds what is replayed already
	t := NewTable(game, o)
	t.opt.Record = record
	t.record = append(t.record, commands...)
	return t, nil
}
