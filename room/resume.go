package room

import "fourtell/engine"

// Resume sets a game on a table and plays the commands of its record into it, without a picture: what everybody missed is
// one Snapshot. The game must be fresh from the record's Setup. The error says which command the game refused.
func Resume(game engine.Game, commands []engine.Command, o Options) (*Table, error) {
	record := o.Record
	o.Record = nil // it holds what is replayed already
	t := NewTable(game, o)
	t.owed = owing{decision: t.public.Decision}
	for i, c := range commands {
		if err := t.repeat(c); err != nil {
			return nil, refusedIn(i, c, err)
		}
		t.owed.granted(c, t.public.Decision)
	}
	t.to = record
	t.set(t.Now())
	return t, nil
}
