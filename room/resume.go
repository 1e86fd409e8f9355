package room

import "fourtell/engine"

// Resume sets a game on a table and plays the commands of its record into it, without a picture: what everybody missed is
// one Snapshot. The game must be fresh from the record's Setup. The error says which command the game refused.
func Resume(game engine.Game, commands []engine.Command, o Options) (*Table, error) {
	question := owing{decision: game.View(engine.Spectator).Decision}
	for i, c := range commands {
		if _, err := game.Apply(c); err != nil {
			return nil, refusedIn(i, c, err)
		}
		question.granted(c, game.View(engine.Spectator).Decision)
	}
	record := o.Record
	o.Record = nil // it holds what is replayed already
	t := NewTable(game, o)
	t.opt.Record = record
	t.record = append(t.record, commands...)
	t.setClock(t.Now())
	t.owed = question
	return t, nil
}
