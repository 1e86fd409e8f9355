package scene

import (
	"slices"

	"fourtell/assets"
	"fourtell/engine"
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

// noUndo is why the last decision can't be taken back now; "" where it can. It can in practice against bots of the house:
// what another person has seen, or a program has been told, is not to be unseen.
func (t *Table) noUndo() string {
	key := words.Key("")
	switch {
	case t.o.Led != nil:
		key = words.UndoLed
	case len(t.o.Persons) == 0:
		key = words.UndoBots
	case len(t.o.Persons) > 1:
		key = words.UndoPeople
	case t.people.sharers[0].away != here:
		key = words.UndoBot
	case t.table.Over():
		key = words.UndoOver
	case t.table.CanUndo(t.viewer):
		return ""
	case len(t.out.running) > 0:
		key = words.UndoPrograms
	default:
		key = words.UndoNothing
	}
	return t.lang.Say(key)
}

// hearUndo follows the key, on the table and under a question that the table has asked.
func (t *Table) hearUndo(s *Stage) {
	if top := s.Top(); top != nil && top != t.question.modal || t.left || !s.input.Take(input.ActUndo) {
		return
	}
	if why := t.noUndo(); why != "" {
		s.Audio.Play(assets.SoundRefuse)
		t.bubble.say(s, t.lang.Say(words.ButtonUndo)+": "+why, 0)
		return
	}
	t.undo(s)
}

// undo goes back to the player's last decision: another table under the picture, which has played up to there. The match
// in the store is what this one is from now on.
func (t *Table) undo(s *Stage) {
	if t.noUndo() != "" {
		return
	}
	seat := t.viewer
	back, err := t.table.Undo(seat, t.roomOptions())
	if err != nil { // CanUndo has been asked
		s.Alert(t.lang.Say(words.ButtonUndo), err.Error())
		return
	}
	t.leaveTable(s)
	log, sorted, manual := t.log.all(), slices.Clone(t.hand.sorted), t.hand.manual
	t.table = back
	t.table.Hear() // so that it begins as it stands, and is not dealt again
	t.seatHouse()
	t.table.SetPace(paceOf(t.speed))
	if auto := t.saving.auto; auto != nil {
		auto.Restart(back.Record())
	}
	t.setApart(seat)
	t.clearView(s)
	t.sit()
	t.log.take(log)
	t.hand.sorted, t.hand.manual = sorted, manual
	t.saving.kept, t.rest = false, 0
	now := t.table.View(seat)
	t.log.back(now.Seq)
	t.newest, t.undone = now.Seq, now.Seq
	t.hand.arrange(&now)
	s.hush()
	t.queue.Settle(now)
	s.Toast(t.lang.Say(words.UndoDone), "")
	s.Redraw()
}

// roomOptions are those of every table of this scene.
func (t *Table) roomOptions() room.Options {
	return room.Options{Record: &t.saving, Picture: true, Pace: room.Normal(), NewBot: seatedBot(t.o.Bots), BotSeed: t.o.BotSeed, Replaced: t.replaced}
}

// seatHouse sits a bot on every chair that is nobody's at this screen.
func (t *Table) seatHouse() {
	bot := seatedBot(t.o.Bots)
	for i := range t.names {
		if seat := engine.Seat(i); !slices.Contains(t.o.Persons, seat) {
			t.table.Seat(seat, room.NewBotSeat(bot, seat, t.o.BotSeed))
		}
	}
}
