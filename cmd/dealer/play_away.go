package main

import (
	"context"
	"errors"
	"os/signal"
	"syscall"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/words"
)

// away is the room elsewhere at whose table somebody at this terminal plays, and what of it has been told here.
type away struct {
	*guest
	p      *playing
	place  *client.Place
	desk   *client.Desk
	person *room.Person
	room   wire.Room // as it was told last
	role   wire.Role
	seat   engine.Seat
	seen   uint32 // the newest beat told
	lost   bool   // the line is, and that has been told
	round  *wire.Round
}

// runJoined plays at a table in a room elsewhere.
func (o *playFlags) runJoined(s stream) int {
	for _, name := range []string{"game", "seats", "rules", "seed", "match", "resume", "log"} {
		if o.given[name] {
			s.say("play: --%s: the table at that link has its own; only --name, --new, --save and --language go with --join", name)
			return exitUsage
		}
	}
	p := &playing{console: console{s: s, lang: words.English()}, tongue: o.language, at: engine.Spectator, curtain: engine.NoSeat}
	p.lookAt()
	p.address()
	stop, done := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	g, err := newGuest(stop, o.join, client.Who{Name: o.name, Lang: p.lang.Tag}, o.self(s))
	if err == nil {
		defer g.Close()
		g.OnRound(func(r client.Played) { p.keepAway(o.save, r) })
		g.away = func() { s.say("play: --join: the house at %s does not answer yet; trying on", g.link.House) }
		err = g.enter(wire.AsSeat)
	}
	done()
	switch {
	case errors.Is(err, context.Canceled):
		return exitDone
	case err == nil:
		err = p.sitAway(g)
	}
	if err != nil {
		s.say("play: --join: %v", err)
		return exitUsage
	}
	return p.run()
}

// sitAway sits down at the table of the room one has come into. The error is of a game this program does not know.
func (p *playing) sitAway(g *guest) error {
	place := g.Place()
	book, err := games.Named(place.Room().Game)
	if err != nil {
		return err
	}
	p.book = termsOf(book)
	p.lang = words.At(p.book, p.lang)
	if p.rules, err = engine.ParseRules(p.book, place.Room().Rules); err != nil {
		return err
	}
	p.botSeed = uint64(time.Now().UnixNano()) // of hints
	a := &away{guest: g, p: p, place: place, desk: place.Desk(nil), person: &room.Person{}, seat: engine.NoSeat}
	p.table, p.away = a.desk, a
	g.Hear(a.hear)
	return nil
}

// runs says that the table's time passes by itself.
func (p *playing) runs() bool { return p.live || p.away != nil }

// begin tells where one is.
func (a *away) begin() {
	a.room = a.place.Room()
	a.show()
	a.sit()
	a.desk.Watch(a.seat, a.beat)
}

// show tells how the room is, and who is in it.
func (a *away) show() {
	p, r := a.p, a.place.Room()
	p.say(words.ConsoleRoom, words.With("code", string(r.Code)), words.With("name", shownName(r.Name)), words.With("state", p.lang.Rooms().State(string(r.State))), words.With("rules", r.Rules))
	for i, s := range r.Seats {
		var how string
		switch s.Kind {
		case wire.Empty:
			p.tell("%d %s", i, p.lang.Say(words.ConsoleRoomFree))
			continue
		case wire.Bot:
			how = p.lang.Say(words.ConsoleRoomBot)
		case wire.Person:
			how = p.lang.Rooms().Here(string(s.Here))
			if s.UID == r.Host {
				how += p.comma(words.ConsoleRoomHost)
			}
			if s.UID == a.UID() {
				how += p.comma(words.ConsoleYou)
			}
		}
		p.tell("%d %s: %s", i, shownName(s.Name), how)
	}
	for _, w := range r.Watching {
		p.tell("%s: %s", shownName(w.Name), p.lang.Say(words.ConsoleRoomWatches))
	}
}

// shownName is a name of a house that need not be trusted: nothing in it moves the terminal's cursor.
func shownName(name string) string {
	clean, _ := wire.CleanRoomName(name)
	return clean
}

// step lets a tick pass: what the house has said is told, and the table's beats.
func (a *away) step() {
	a.Step(time.Now().UnixMilli())
	p, say := a.p, a.p.lang.Rooms()
	switch {
	case a.place.Gone() != "":
		if won := a.place.Walkover(); len(won) > 0 {
			for i := range won {
				won[i] = shownName(won[i])
			}
			p.tell("%s", say.Walkover(won, a.place.Host()))
		} else {
			p.tell("%s", say.Why(string(a.place.Gone())))
		}
		p.over = true
		return
	case a.State() == client.Ended:
		p.tell("%s", a.no(a.Why()))
		p.over, p.code = true, exitDiffers
		return
	}
	a.tellNews()
	a.sit()
	p.table.Step()
	if len(p.names) > 0 {
		p.after()
	}
	a.check()
	if a.State() == client.Lost && !a.lost { // after what came before it broke
		a.lost = true
		p.tell("%s", say.Line("lost"))
	}
}

// back tells that one's line is, and what was missed; the open question is put again.
func (a *away) back() {
	if !a.lost {
		return
	}
	a.lost, a.p.put = false, question{}
	if beats, ok := a.place.Missed(); ok {
		a.p.tell("%s", a.p.lang.Rooms().Line("missed", words.Count("n", int(beats))))
		return
	}
	a.p.tell("%s", a.p.lang.Rooms().Line("back"))
}

// next asks for the next round; after the match there is none.
func (a *away) next() {
	if a.p.table.Public().Phase != engine.PhaseMatchOver {
		a.ask(&wire.Next{})
	}
}

// tellNews tells what has happened in the room since it was told last; of one's own line one knows by itself.
func (a *away) tellNews() {
	now := a.place.Room()
	for _, n := range client.NewsOf(&a.room, &now) {
		if n.UID != a.UID() || n.What == "host" {
			a.p.tell("%s", a.p.lang.Rooms().News(n.What, shownName(n.Name)))
		}
	}
	if now.State != a.room.State && now.State != wire.Paused && a.room.State != wire.Paused {
		a.p.tell("%s.", a.p.lang.Rooms().State(string(now.State)))
	}
	if now.Rules != a.room.Rules {
		if rules, err := engine.ParseRules(a.p.book, now.Rules); err == nil {
			a.p.rules = rules
		}
	}
	a.room = now
}

// sit takes the chair one has been given, or leaves it.
func (a *away) sit() {
	p := a.p
	if role := a.place.Role(); role != a.role {
		a.role = role
		p.tell("%s", p.lang.Rooms().Role(string(role)))
	}
	seat := a.place.Seat()
	if seat == a.seat {
		return
	}
	a.seat, p.at, p.put = seat, seat, question{}
	p.people, p.unread = make([]*room.Person, engine.MaxSeats), make([][]string, engine.MaxSeats)
	if seat >= 0 {
		p.people[seat] = a.person
		a.desk.Sit(seat, a.person)
	}
}

// beat tells a beat. After a break the table comes whole, with its newest beat alone.
func (a *away) beat(s engine.Snapshot) {
	p := a.p
	if s.Seq == a.seen {
		return
	}
	p.names = words.SeatNames(&s)
	if s.Seq == a.seen+1 || s.Seq < a.seen {
		lines := p.lang.Beat(&s)
		p.open = append(p.open, lines...)
		if p.at >= 0 {
			p.unread[p.at] = append(p.unread[p.at], lines...)
		}
	}
	a.seen = s.Seq
	if !s.Over() {
		p.pause = false
	}
}

// check tells what the check of the deal of a round that is over came to.
func (a *away) check() {
	if a.place.Round() == a.round || !a.p.pause {
		return
	}
	a.round = a.place.Round()
	finding := "none"
	if f, ok := a.place.Checked(); ok {
		finding = f.String()
	}
	a.p.tell("%s", words.Sentences(a.p.lang.Rooms().Check(finding)))
}

// hear tells what people say.
func (a *away) hear(b wire.Body) {
	p, say := a.p, a.p.lang.Rooms()
	switch b := b.(type) {
	case *wire.Said:
		text := say.Phrase(b.Phrase)
		if b.Text != "" {
			text, _ = wire.CleanText(b.Text)
		}
		p.tell("%s", say.Said(shownName(b.Name), text))
	case *wire.Emoted:
		p.tell("%s", say.Does(shownName(b.Name), b.Emote))
	case *wire.Joined: // the room as it is, after a line that was lost
		a.back()
	case *wire.No:
		p.tell("%s", a.no(b))
	}
}

// ask asks the house for something, and tells where it says no.
func (a *away) ask(b wire.Body) {
	err := a.Ask(b, func(answer wire.Body) {
		if n, no := answer.(*wire.No); no {
			a.p.tell("%s", a.no(n))
		}
	})
	if err != nil {
		a.p.tell("%s", a.p.lang.Rooms().No(string(wire.TooBig)))
	}
}

// no is a no of the house to its reader.
func (a *away) no(n *wire.No) string {
	if text := a.p.lang.Rooms().No(string(n.Code)); text != "" {
		return text
	}
	if code, ok := engine.ParseCode(string(n.Code)); ok {
		return words.Sentences(a.p.lang.Why(engine.Illegal{Code: code, Turn: engine.NoSeat}, a.p.names))
	}
	return shownName(n.Say)
}

// longestGoodbye is how long the house may take to hear that one leaves.
const longestGoodbye = 2 * time.Second

// leave goes out of the room, so that the table does not wait for whoever has gone.
func (a *away) leave() {
	if a.State() != client.Here || a.place.Gone() != "" {
		return
	}
	heard := a.Ask(&wire.Leave{}, func(wire.Body) {}) != nil
	for begun := time.Now(); !heard && time.Since(begun) < longestGoodbye && a.State() == client.Here; {
		<-a.tick.C
		a.Step(time.Now().UnixMilli())
		heard = a.place.Gone() != ""
	}
	if heard {
		a.p.tell("%s", a.p.lang.Rooms().Why(string(wire.LeftYou)))
	}
}
