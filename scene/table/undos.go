package table

import (
	"fourtell/room"
	"fourtell/words"
)

// undos say whether something can be taken back.
type undos struct {
	*view
	people *people
	out    *outsiders
}

// refused is why the last decision can't be taken back now; "" where it can. It can in practice against bots of the house:
// what another person has seen, or a program has been told, is not to be unseen.
func (u *undos) refused() string {
	undoer, canUndo := u.table.(room.Undoer)
	key := words.Key("")
	switch {
	case u.o.Led != nil:
		key = words.UndoLed
	case len(u.o.Persons) == 0:
		key = words.UndoBots
	case len(u.o.Persons) > 1:
		key = words.UndoPeople
	case u.people.sharers[0].away != here:
		key = words.UndoBot
	case u.table.Over():
		key = words.UndoOver
	case canUndo && undoer.CanUndo(u.viewer):
		return ""
	case !canUndo:
		key = words.UndoPeople
	case len(u.out.running) > 0:
		key = words.UndoPrograms
	default:
		key = words.UndoNothing
	}
	return u.lang.Say(key)
}
