package scene

import (
	"slices"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/words"
)

// at says at which beat the newest line was told.
func (l *tableLog) at(seq uint32) { l.lines[len(l.lines)-1].seq = seq }

// back forgets what was told after a beat.
func (l *tableLog) back(seq uint32) {
	kept := l.lines[:0]
	for _, line := range l.lines {
		if line.seq <= seq {
			kept = append(kept, line)
		}
	}
	l.lines = kept
	l.marks, l.marked = l.marks[:0], 0
}

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

// hearUndo follows the key, on the table and under a question that the table has asked.
func (t *Table) hearUndo(s *Stage) {
	if top := s.Top(); top != nil && top != t.question.modal || t.left || !s.Input.Take(input.ActUndo) {
		return
	}
	if why := t.undos.refused(); why != "" {
		s.Audio.Play(assets.SoundRefuse)
		t.bubble.say(s, t.lang.Say(words.ButtonUndo)+": "+why, 0)
		return
	}
	t.undo(s)
}

// undo goes back to the player's last decision: the table has played up to there. The match in the store is what this one is from
// now on.
func (t *Table) undo(s *Stage) {
	if t.undos.refused() != "" {
		return
	}
	seat := t.viewer
	if err := t.table.(room.Undoer).Undo(seat); err != nil { // CanUndo has been asked
		s.Alert(t.lang.Say(words.ButtonUndo), err.Error())
		return
	}
	t.sharing.leaveTable(s)
	log, sorted, manual := t.log.all(), slices.Clone(t.hand.sorted), t.hand.manual
	if keeper, ok := t.table.(room.Keeper); ok && t.saving.auto != nil {
		t.saving.auto.Restart(keeper.Record())
	}
	t.saving.setApart(seat)
	t.sharing.clearView(s)
	t.sharing.sit()
	t.log.take(log)
	t.hand.sorted, t.hand.manual = sorted, manual
	t.saving.kept, t.rest = false, 0
	now := t.table.View(seat)
	t.log.back(now.Seq)
	t.newest, t.moves.undone = now.Seq, now.Seq
	t.hand.arrange(&now)
	s.Hush()
	t.queue.Settle(now)
	s.Toast(t.lang.Say(words.UndoDone), "")
	s.Redraw()
}
