package company

import (
	"strings"

	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// openPeople lists who sits at the table and who watches.
func (m *Mates) openPeople(s *stage.Stage) {
	l, r := s.Lang(), m.place.Room()
	list := &kit.ListModal{Title: l.Say(words.CompanyPeople), Help: l.Say(words.CompanyHelp), Close: l.Say(words.ButtonClose)}
	add := func(uid wire.UID, name string, notes ...string) {
		var told []string
		if uid != "" && uid == m.line.Client().UID() {
			told = append(told, l.Say(words.CompanyYou))
		}
		if uid != "" && uid == r.Host {
			told = append(told, l.Say(words.CompanyHost))
		}
		if m.talk.Muted(uid) {
			told = append(told, l.Say(words.CompanyMuted))
		}
		item := kit.ListItem{Text: name, Note: strings.Join(append(told, notes...), " · ")}
		if uid != "" && uid != m.line.Client().UID() {
			item.Does = func(s *stage.Stage) { m.openPerson(s, uid, name) }
		}
		list.Items = append(list.Items, item)
	}
	for _, seat := range r.Seats {
		switch {
		case seat.Kind == wire.Bot:
			add("", seat.Name, l.Say(words.CompanyBot))
		case seat.Kind == wire.Person && seat.Here != wire.HereYes && seat.Here != "":
			add(seat.UID, seat.Name, l.Rooms().Here(string(seat.Here)))
		case seat.Kind == wire.Person:
			add(seat.UID, seat.Name, l.Say(words.CompanyPlays))
		}
	}
	for _, w := range r.Watching {
		add(w.UID, w.Name, l.Say(words.CompanyWatches))
	}
	s.Open(list)
}

// openPerson offers what can be done about somebody: not to listen to them, and, for the host, to put them out.
func (m *Mates) openPerson(s *stage.Stage, uid wire.UID, name string) {
	l := s.Lang()
	mute := l.Say(words.CompanyMute, words.With("name", name))
	if m.talk.Muted(uid) {
		mute = l.Say(words.CompanyHear, words.With("name", name))
	}
	list := &kit.ListModal{Title: name, Items: []kit.ListItem{{Text: mute, Does: func(s *stage.Stage) { m.talk.Mute(uid, !m.talk.Muted(uid)) }}}}
	if m.place.Host() {
		list.Items = append(list.Items, kit.ListItem{Text: l.Say(words.CompanyKick, words.With("name", name)), Does: func(s *stage.Stage) {
			Ask(s, m.line.Client(), &wire.Kick{UID: uid})
		}})
	}
	s.Open(list)
}
