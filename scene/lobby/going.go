package lobby

import (
	"strings"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/online"
	"fourtell/scene/roomform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// goTo goes to a house, and into the room that the link names, where it names one.
func (b *Lobby) goTo(s *stage.Stage, g online.Going) {
	if b.line.Who(s).Name == "" { // nobody comes without a name
		b.way.to = g.Link.House
		b.heads = &g
		b.askName(s)
		return
	}
	if g.Here {
		b.hosting(s)
		return
	}
	b.line.ShowBig(g.Big)
	b.way.follow(s, g.Link)
	if g.Link.Room != "" {
		b.code.Put(s, string(g.Link.Room))
		as := wire.AsSeat
		if g.Watch {
			as = wire.AsWatch
		}
		b.enter(s, g.Link.Room, as)
	}
	b.refresh(s)
}

// follow goes where a text leads that has been put into the code.
func (b *Lobby) follow(s *stage.Stage, text string) {
	to, err := client.ParseLink(text, b.way.house())
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.LobbyNoLink), "")
		return
	}
	b.goTo(s, online.Going{Link: to})
}

// pasted takes in what lies on the clipboard.
func (b *Lobby) pasted(s *stage.Stage, text string, ok bool) {
	if !ok {
		s.Toasts().Alert(s.Lang().Say(words.SetupNotPasted), "")
		return
	}
	text = strings.TrimSpace(text)
	if code, ok := wire.ParseRoomCode(text); ok {
		b.code.Put(s, string(code))
		b.code.Speak(s)
		b.refresh(s)
		return
	}
	b.follow(s, text)
}

// byCode goes into the room whose code has been typed.
func (b *Lobby) byCode(s *stage.Stage) {
	code, ok := wire.ParseRoomCode(b.code.Text)
	if !ok {
		s.Toasts().Alert(s.Lang().Say(words.LobbyShort, words.Count("n", wire.CodeLength)), "")
		return
	}
	b.enter(s, code, wire.AsSeat)
}

// enter asks to be let into a room.
func (b *Lobby) enter(s *stage.Stage, code wire.RoomCode, as string) {
	b.request(s, &wire.Join{Room: code, As: as})
}

// request asks the house for something that leads into a room.
func (b *Lobby) request(s *stage.Stage, body wire.Body) {
	if b.busy || b.line.Client() == nil {
		b.ask(s)
		return
	}
	b.wish(s, body, func(no *wire.No) {
		if no != nil {
			s.Toasts().Alert(online.SayNo(s, no), "")
		}
	})
}

// wish asks the house; answer hears its no, nil for a yes.
func (b *Lobby) wish(s *stage.Stage, body wire.Body, answer func(*wire.No)) {
	c := b.line.Client()
	if c == nil {
		answer(&wire.No{Say: s.Lang().Rooms().Line("silent")})
		return
	}
	b.busy = true
	err := c.Ask(body, func(with wire.Body) {
		b.busy, b.list.stale = false, true
		no, _ := with.(*wire.No)
		answer(no)
	})
	if err != nil {
		b.busy = false
		answer(&wire.No{Code: wire.TooBig})
	}
	b.refresh(s)
}

// opening asks with what a room is to be opened, and opens it.
func opening(b *Lobby, s *stage.Stage) { openingBy(b, s, b.wish) }

// openingBy asks with what a room is to be opened, and leaves it to ask for it.
func openingBy(b *Lobby, s *stage.Stage, ask func(*stage.Stage, wire.Body, func(*wire.No))) {
	l := s.Lang()
	s.Open(&roomform.Form{Title: l.Say(words.LobbyOpen), Verb: l.Say(words.LobbyRoomVerb), Board: b.ways.Board,
		Of:  wire.Create{Name: l.Say(words.LobbyRoomOf, words.With("name", b.line.Who(s).Name)), Seats: s.Settings().Seats, Open: true},
		Ask: func(s *stage.Stage, to *wire.Create, answer func(*wire.No)) { ask(s, to, answer) }})
}

// hosting asks for a room, and opens a house in this window for it once it is set: whoever thinks better of it is where they were, and so
// is who is refused.
func (b *Lobby) hosting(s *stage.Stage) {
	if b.way.step(s) == nameless {
		b.askName(s)
		return
	}
	was := b.way.to
	openingBy(b, s, func(s *stage.Stage, to wire.Body, answer func(*wire.No)) {
		if say := b.ways.Host(s); say != "" {
			answer(&wire.No{Say: say})
			return
		}
		b.way.to = b.line.House()
		b.wish(s, to, func(no *wire.No) {
			if no != nil && was != "" {
				b.way.visit(s, was)
			}
			answer(no)
		})
	})
}
