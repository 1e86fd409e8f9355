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

// alone says whether nobody but that seat's player and bots play the match.
func (t *Table) alone(s engine.Seat) bool {
	for i := range t.chairs {
		if h := &t.public.Hands[i]; engine.Seat(i) == s || h.Out {
			continue
		} else if c := &t.chairs[i]; h.Away || c.who != nil && !c.paced {
			return false
		}
	}
	return true
}

// Undo goes back to the seat's own last decision in practice against bots: a new Table, its chairs empty, with the match as
// it stood before that decision was answered; this table stays as it is and is to be left. The error is ErrNotAlone where
// another person plays, and ErrNothingToUndo before the seat's first decision of the round.
func (t *Table) Undo(s engine.Seat, o Options) (*Table, error) {
	if !t.has(s) {
		return nil, ErrNothingToUndo
	}
	if !t.alone(s) {
		return nil, ErrNotAlone
	}
	n := lastDecision(t.record, s)
	if n < 0 {
		return nil, ErrNothingToUndo
	}
	r := t.Record()
	r.Commands = r.Commands[:n:n]
	return Save{Record: r}.Resume(o)
}

// CanUndo says whether Undo would go anywhere.
func (t *Table) CanUndo(s engine.Seat) bool {
	return t.has(s) && t.alone(s) && lastDecision(t.record, s) >= 0
}

// lastDecision is the index of the seat's newest answer to a question of this round, -1 where there is none. A call or a
// catch beside it is none; a question that ran out of time was the seat's all the same.
func lastDecision(record []engine.Command, s engine.Seat) int {
	for i := len(record) - 1; i >= 0; i-- {
		switch record[i].Verb {
		case engine.VerbNextRound:
			return -1
		case engine.VerbPlay, engine.VerbDraw, engine.VerbPass, engine.VerbAccept, engine.VerbChallenge, engine.VerbChooseColor,
			engine.VerbClaim, engine.VerbTimeout:
			if record[i].Seat == s {
				return i
			}
		}
	}
	return -1
}
