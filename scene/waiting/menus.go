package waiting

import (
	"fourtell/ai"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// menus are what a press offers.
type menus struct {
	*here
	ways *Routes
	talk *company.Talk
}

// press offers what can be done about a chair. Where that is one thing, it is done.
func (c *chair) press(s *stage.Stage) {
	t := &c.t.menus
	switch c.of.Kind {
	case wire.Empty:
		if t.host() && t.waits() {
			t.offerChair(s, c)
			return
		}
		t.sit(s, c.index)
	case wire.Bot:
		if t.host() && t.waits() {
			t.offerBot(s, c)
			return
		}
		s.Speech().Say(c.spoken)
	default:
		t.offerPerson(s, c)
	}
}

// offerChair asks the host who shall sit on a free chair: they themselves, a guest of the house, or a bot of a level.
func (t *menus) offerChair(s *stage.Stage, c *chair) {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.WaitingWho)}
	m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.WaitingSit), Does: func(s *stage.Stage) { t.sit(s, c.index) }})
	m.Items = append(m.Items, t.bots(s, c)...)
	m.First = min(1, len(m.Items)-1)
	s.Open(m)
}

// bots are the lines of those who may be put on a chair.
func (t *menus) bots(s *stage.Stage, c *chair) (items []kit.ListItem) {
	l := s.Lang()
	for _, level := range ai.Levels() {
		items = append(items, kit.ListItem{Text: l.Say(words.Key("setup." + level.Name)), Does: func(s *stage.Stage) {
			t.ask(s, &wire.SetBot{Seat: c.index, Level: level.Name})
		}})
	}
	for _, who := range ai.Characters() {
		if t.has(who.Guest, c.index) {
			continue
		}
		items = append(items, kit.ListItem{Text: l.GuestName(who.Name) + " · " + l.LevelName(who.Level), Note: l.GuestManner(who.Name), Does: func(s *stage.Stage) {
			t.ask(s, &wire.SetBot{Seat: c.index, Guest: who.Name})
		}})
	}
	return items
}

// has says whether a guest of the house sits on another chair.
func (t *menus) has(guest string, besides int) bool {
	for i := range t.room.Seats {
		if i != besides && t.room.Seats[i].Kind == wire.Bot && t.room.Seats[i].Guest == guest {
			return true
		}
	}
	return false
}

// offerBot asks the host what becomes of a bot.
func (t *menus) offerBot(s *stage.Stage, c *chair) {
	l := s.Lang()
	m := &kit.ListModal{Title: c.title, Help: c.line}
	m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.WaitingTakeAway, words.With("name", c.title)), Does: func(s *stage.Stage) {
		t.ask(s, &wire.SetBot{Seat: c.index})
	}})
	m.Items = append(m.Items, t.bots(s, c)...)
	s.Open(m)
}

// offerPerson offers what one may do about somebody; where there is nothing, they are told of.
func (t *menus) offerPerson(s *stage.Stage, c *chair) {
	l := s.Lang()
	m := &kit.ListModal{Title: c.title, Help: c.line}
	add := func(text, note string, does func(*stage.Stage)) {
		m.Items = append(m.Items, kit.ListItem{Text: text, Note: note, Does: does})
	}
	uid, name := c.of.UID, words.With("name", c.of.Name)
	switch {
	case c.mine && t.waits():
		ready, text := c.of.Ready, l.Say(words.WaitingReady)
		if ready {
			text = l.Say(words.WaitingUnready)
		}
		add(text, "", func(s *stage.Stage) { t.setReady(s, !ready) })
		add(l.Say(words.WaitingStand), "", t.stand)
	case t.host() && !c.mine:
		if t.room.Deal != wire.DealPlayer { // who deals is host
			add(l.Say(words.WaitingMakeHost, name), "", func(s *stage.Stage) { t.ask(s, &wire.Host{UID: uid}) })
		}
		add(l.Say(words.WaitingKick, name), l.Say(words.WaitingKickLine), func(s *stage.Stage) { t.ask(s, &wire.Kick{UID: uid}) })
	}
	if !c.mine {
		on, key := !t.talk.Muted(uid), words.WaitingMute
		if !on {
			key = words.WaitingUnmute
		}
		add(l.Say(key, name), "", func(s *stage.Stage) { t.talk.Mute(uid, on) })
	}
	if len(m.Items) == 0 {
		s.Speech().Say(c.spoken)
		return
	}
	s.Open(m)
}

// askToLeave asks whether one really wants to go.
func (t *menus) askToLeave(s *stage.Stage) {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.WaitingLeaveAsk), Close: l.Say(words.WaitingStay)}
	if t.seat >= 0 {
		m.Help = l.Say(words.WaitingLeaveLine)
	}
	m.Items = []kit.ListItem{{Text: l.Say(words.WaitingLeave), Does: t.leave}}
	m.First = len(m.Items) // the way out has the focus
	s.Open(m)
}
