package table

import (
	"slices"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/words"
)

// undoing takes the player's last decision back at a table.
type undoing struct{ *Table }

// hear follows the key, on the table and under a question that the table has asked.
func (u undoing) hear(s *stage.Stage) {
	if top := s.Top(); top != nil && top != u.question.modal || u.left || !s.Devices().Tick.Take(input.ActUndo) {
		return
	}
	if why := u.undos.refused(); why != "" {
		s.Audio().Play(assets.SoundRefuse)
		u.bubble.say(s, u.lang.Say(words.ButtonUndo)+": "+why, 0)
		return
	}
	u.undo(s)
}

// undo goes back to the player's last decision: the table has played up to there. The match in the store is what this one is from
// now on.
func (u undoing) undo(s *stage.Stage) {
	if u.undos.refused() != "" {
		return
	}
	seat := u.viewer
	if err := u.table.(room.Undoer).Undo(seat); err != nil { // CanUndo has been asked
		s.Toasts().Alert(u.lang.Say(words.ButtonUndo), err.Error())
		return
	}
	u.sharing.leaveTable(s)
	log, sorted, manual := u.log.all(), slices.Clone(u.hand.sorted), u.hand.manual
	if keeper, ok := u.table.(room.Keeper); ok && u.saving.auto != nil {
		u.saving.auto.Restart(keeper.Record())
	}
	u.saving.setApart(seat)
	u.sharing.clearView(s)
	u.sharing.sit()
	u.log.take(log)
	u.hand.sorted, u.hand.manual = sorted, manual
	u.saving.kept, u.rest = false, 0
	now := u.table.View(seat)
	u.log.back(now.Seq)
	u.newest, u.moves.undone = now.Seq, now.Seq
	u.hand.arrange(&now)
	s.Toasts().Clear()
	u.queue.Settle(now)
	s.Toasts().Show(u.lang.Say(words.UndoDone), "")
	s.Redraw()
}
