package waiting

import (
	"fourtell/online/wire"
	"fourtell/scene/roomform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// editRules lets the host set every switch of the rules; those of a game that the house has no words for are set as a whole.
func (t *menus) editRules(s *stage.Stage) {
	switch {
	case !s.Lang().Terms(t.room.Game).Known():
		t.change(s)
		return
	case t.ways.Board == nil:
		t.read(s)
		return
	}
	s.Open(t.ways.Board(s, t.room.Game, t.room.Rules, t.setRules))
}

// read opens the page of the rules.
func (t *menus) read(s *stage.Stage) {
	if t.ways.Rules != nil {
		s.Open(t.ways.Rules(s, t.room.Game, t.room.Rules))
	}
}

// change lets the host make the room another: its name, its seats, its rules, who may come and how they talk.
func (t *menus) change(s *stage.Stage) {
	l, r := s.Lang(), &t.room
	taken, _ := t.taken()
	s.Open(&roomform.Form{Title: l.Say(words.WaitingRoom), Verb: l.Say(words.ButtonDone), Board: t.ways.Board, Least: taken,
		Of:  wire.Create{Name: r.Name, Game: r.Game, Rules: r.Rules, Seats: len(r.Seats), Open: r.Open, Chat: r.Chat},
		Ask: t.becomes})
}

// becomes asks for what is other than it is; the rest may have been changed by somebody else since.
func (t *menus) becomes(s *stage.Stage, to *wire.Create, answer func(*wire.No)) {
	r, set := &t.room, wire.Set{}
	if to.Name != r.Name {
		set.Name = &to.Name
	}
	if to.Rules != r.Rules {
		set.Rules = &to.Rules
	}
	if to.Seats != len(r.Seats) {
		set.Seats = &to.Seats
	}
	if to.Open != r.Open {
		set.Open = &to.Open
	}
	if to.Chat != r.Chat {
		set.Chat = &to.Chat
	}
	if set == (wire.Set{}) {
		answer(nil)
		return
	}
	t.askFor(s, &set, answer)
}
