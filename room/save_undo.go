package room

import (
	"errors"

	"fourtell/engine"
)

// ErrNotAlone is why a match with several people can't be undone or opened while it is on: what others have seen and done
// is theirs.
var ErrNotAlone = errors.New("other people play at this table")

// ErrNothingToUndo says that the seat has decided nothing yet in this round.
var ErrNothingToUndo = errors.New("there is no decision of yours in this round to go back to")

// Undo goes back to the seat's own last decision in practice against bots: a new Table, its chairs empty, with the match as
// it stood before that decision was answered; this table stays as it is and is to be left. The error is ErrNotAlone where
// another person plays, and ErrNothingToUndo before the seat's first decision of the round.
func (t *Table) Undo(s engine.Seat, o Options) (*Table, error) {
	if !t.has(s) {
		return nil, ErrNothingToUndo
	}
	if !t.alone(s, t.public.Hands) {
		return nil, ErrNotAlone
	}
	n, decided := t.decision(s)
	if !decided {
		return nil, ErrNothingToUndo
	}
	r := t.Record()
	r.Commands = r.Commands[:n:n]
	return Save{Record: r}.Resume(o)
}

// CanUndo says whether Undo would go anywhere.
func (t *Table) CanUndo(s engine.Seat) bool {
	_, decided := t.decision(s)
	return decided && t.alone(s, t.public.Hands)
}
