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

// doubtOpen says whether somebody owes an answer to something that may be doubted.
func doubtOpen(s *engine.Snapshot) bool { return s.Pending != nil && s.Pending.Challenge && !s.Over() }
