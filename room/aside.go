package room

import (
	"fourtell/engine"
	"fourtell/engine/games"
)

// bookOf is the book of the game a Snapshot is of. A Snapshot of none there is comes from no table of ours: it is read by the
// usual one.
func bookOf(s *engine.Snapshot) engine.Rulebook {
	book, err := games.Named(s.Game)
	if err != nil {
		return games.All()[0]
	}
	return book
}

// Catches are the accusations the viewer may try, each once its time has come by the table's clock (engine.Rulebook's Soon);
// before that it is too early. Snapshot.Legal lists them only where that time had come when the beat was.
func Catches(s *engine.Snapshot) []engine.Command { return commands(bookOf(s).Soon(s)) }

func commands(soon []engine.Soon) (out []engine.Command) {
	for _, o := range soon {
		out = append(out, o.Command)
	}
	return out
}

// isMove says whether the command of the Snapshot's viewer moves the game on, in turn or out of it: what is done besides does not.
func isMove(book engine.Rulebook, s *engine.Snapshot, c engine.Command) bool {
	act := book.Aside(s, c)
	return act == engine.NoSideAct || act == engine.CutsIn
}
