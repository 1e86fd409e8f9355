package room

import (
	"fourtell/engine"
	"fourtell/engine/games"
)

// NewGame makes the game a Setup names, dealt or set up. The error says what in the Setup is no table.
func NewGame(s engine.Setup) (engine.Game, error) { return games.New(s) }

// NewTableFromRecord sets a recorded match on a table and plays it to the record's end: everybody will be shown one
// Snapshot, and the match goes on from there. The error says which command is refused, or what in the Setup is no table.
func NewTableFromRecord(r engine.Record, o Options) (*Table, error) {
	g, err := NewGame(r.Setup)
	if err != nil {
		return nil, err
	}
	return Resume(g, r.Commands, o)
}
