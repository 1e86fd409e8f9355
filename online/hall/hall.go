package hall

import (
	"cmp"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// Hall is all rooms of one dealer and everybody in them.
type Hall struct {
	cfg      Config
	now      int64 // Unix ms, the latest it has been told
	rooms    map[wire.RoomCode]*Room
	people   map[wire.UID]*person
	agenda   agenda
	list     list
	kept     kept
	asleep   asleep
	closed   closed
	past     past
	beside   beside
	tallies  tallies
	draining bool
}

// person is somebody who has said hello, or has a place in a room.
type person struct {
	uid    wire.UID
	name   string
	here   bool  // connected
	at     *Room // which room they are in just now; nil: none
	was    *Room // the one they were in before: it may still have something to tell
	places []*Room
}

// Open opens a hall with the rooms of its journal, whose people are gone until they come back. A room is read when somebody asks for it,
// and the others one by one in Advance, so that the first who come back need not wait for all; RestoreAll reads what is left. The error
// says why the journal does not tell its rooms.
func Open(cfg Config, now int64) (*Hall, error) {
	cfg.Deal, cfg.MostRooms, cfg.MostPeople = cmp.Or(cfg.Deal, wire.DealHouse), cmp.Or(cfg.MostRooms, 1000), cmp.Or(cfg.MostPeople, 4000)
	h := &Hall{cfg: cfg, now: now, rooms: map[wire.RoomCode]*Room{}, people: map[wire.UID]*person{}}
	h.list.open(h)
	h.tallies.open(h)
	h.beside.open(cfg.Shared)
	if cfg.Shared {
		return h, nil
	}
	return h, h.asleep.open(cfg.Journal)
}

// Hello says that somebody is connected. They are told who they are, and where they come back to a room the room.
func (h *Hall) Hello(now int64, uid wire.UID, re uint64, b *wire.Hello) {
	p := h.arrive(now, uid, re, b.Name)
	if p == nil {
		return
	}
	if b.Since != nil {
		h.room(b.Since.Room)
	}
	h.tell(uid, re, h.you(p))
	h.asleep.asked(uid, len(p.places))
	if b.Since != nil {
		h.comeBack(p, b.Since)
	}
}

// arrive connects somebody; nil where there are too many, which they have been told then.
func (h *Hall) arrive(now int64, uid wire.UID, re uint64, name string) *person {
	h.tick(now)
	p := h.people[uid]
	if p == nil {
		if len(h.people) >= h.cfg.MostPeople {
			h.tell(uid, re, no(wire.Full))
			return nil
		}
		p = &person{uid: uid}
		h.people[uid] = p
	}
	h.cut(p)
	p.here, p.name = true, name
	return p
}

// comeBack lets somebody in where they were.
func (h *Hall) comeBack(p *person, since *wire.Since) {
	r := h.room(since.Room)
	if r == nil || r.member(p.uid) == nil && r.kicked[p.uid] {
		h.tell(p.uid, 0, no(wire.NoRoom))
		return
	}
	as := wire.AsWatch
	if m := r.member(p.uid); m != nil && m.waits {
		as = wire.AsSeat
	}
	h.enter(p, 0, r, as, since.Seq)
}

// Ask does what somebody asks for who has said hello.
func (h *Hall) Ask(now int64, uid wire.UID, m wire.Message) {
	h.tick(now)
	p := h.people[uid]
	if p == nil || !p.here {
		h.tell(uid, m.ID, no(wire.NotNow))
		return
	}
	switch b := m.Body.(type) {
	case *wire.Hello:
		h.Hello(now, uid, m.ID, b)
	case *wire.Ping:
		h.tell(uid, m.ID, &wire.Pong{Now: h.now})
	case *wire.List:
		h.list.ask(uid, m.ID, b.Watch)
	case *wire.Create:
		h.create(p, m.ID, b)
	case *wire.Dated:
		h.tallies.ask(uid, m.ID, b)
	case *wire.Past:
		recall(h, p, m.ID, b)
	case *wire.Join:
		r := h.room(b.Room)
		if r == nil {
			h.tell(uid, m.ID, no(wire.NoRoom))
			return
		}
		h.enter(p, m.ID, r, b.As, 0)
	default:
		if p.at == nil {
			h.tell(uid, m.ID, no(wire.NotMember))
			return
		}
		r := p.at
		if r.leaving {
			return // they ask again where it goes to
		}
		r.advance(h.now)
		if r.closed || r.member(uid) == nil { // the time that has passed has ended it
			h.tell(uid, m.ID, no(wire.NotMember))
		} else {
			r.ask(uid, m)
		}
		h.settle(r)
	}
}

// Cut says that somebody's connection is gone.
func (h *Hall) Cut(now int64, uid wire.UID) {
	h.tick(now)
	if p := h.people[uid]; p != nil {
		h.cut(p)
		h.forget(p)
	}
}

// Delay says how long a round trip to somebody takes, in milliseconds.
func (h *Hall) Delay(uid wire.UID, trip int64) {
	p := h.people[uid]
	if p == nil || p.at == nil {
		return
	}
	if p.at.delayed(uid, trip) {
		h.settle(p.at)
	}
}

// Advance does what is due, and takes up what the journal has answered meanwhile.
func (h *Hall) Advance(now int64) {
	h.tick(now)
	for {
		r := h.agenda.first(h.now)
		if r == nil {
			break
		}
		r.advance(h.now)
		h.settle(r)
	}
	h.wakeOne()
	h.closed.sweep(h)
	h.past.sweep(h.now)
	h.tallies.advance()
	for _, r := range h.kept.take() {
		h.settle(r)
	}
	h.list.tell(h.now)
}

// Due is when Advance wants to be called if nobody asks for anything, in Unix ms; false: not at all.
func (h *Hall) Due() (int64, bool) {
	if len(h.asleep.codes) > 0 {
		return h.now, true
	}
	at, ok := h.agenda.next()
	if l := h.list.due(); l > 0 && (!ok || l < at) {
		return l, true
	}
	return at, ok
}

// Drain takes no new rooms from now on, and tells everybody so.
func (h *Hall) Drain(now int64) {
	h.tick(now)
	h.draining = true
	for _, r := range h.rooms {
		r.advance(h.now)
		h.settle(r)
	}
	for uid, p := range h.people {
		if p.here {
			h.tell(uid, 0, no(wire.Busy))
		}
	}
}

// Size is how many rooms there are, how many people are connected, and how many bytes of rounds that are over are kept for those who were there.
func (h *Hall) Size() (rooms, people, past int) {
	for _, p := range h.people {
		if p.here {
			people++
		}
	}
	return len(h.rooms), people, h.past.bytes
}

// answered has a room looked at that the journal has answered.
func (h *Hall) answered(r *Room) {
	h.kept.add(r)
	if h.cfg.Wake != nil {
		h.cfg.Wake()
	}
}

func (h *Hall) tick(now int64) { h.now = max(h.now, now) }

func (h *Hall) tell(to wire.UID, re uint64, b wire.Body) {
	text, err := wire.Write(wire.Message{Re: re, Body: b})
	if err != nil {
		panic("a message of the house is no JSON: " + err.Error())
	}
	h.cfg.Sink.Send(to, text)
}

// create opens a room, whose host is who asks for it and sits down there.
func (h *Hall) create(p *person, id uint64, b *wire.Create) {
	for _, r := range p.places {
		if _, known, _ := r.answers.again(p.uid, id); known && r.creator == (request{p.uid, id}) {
			h.enter(p, id, r, wire.AsSeat, 0)
			return
		}
	}
	game, rules, err := rulesOf(b.Game, b.Rules)
	switch {
	case h.draining || len(h.rooms)+len(h.asleep.codes) >= h.cfg.MostRooms:
		h.tell(p.uid, id, no(wire.Busy))
		return
	case len(p.places) >= mostPlaces:
		h.tell(p.uid, id, no(wire.Full))
		return
	case b.Deal != "" && b.Deal != h.cfg.Deal && !(h.cfg.Relays && b.Deal == wire.DealPlayer):
		h.tell(p.uid, id, no(wire.NotNow))
		return
	case err != nil:
		h.tell(p.uid, id, because(wire.BadMessage, err))
		return
	}
	f := &journal.Created{Name: cmp.Or(b.Name, p.name), Game: game, Rules: rules, Size: b.Seats, Open: b.Open,
		Deal: cmp.Or(b.Deal, h.cfg.Deal), Chat: cmp.Or(b.Chat, wire.ChatFree)}
	if f.Open {
		f.Chat = wire.ChatPhrases
	}
	if f.Deal != h.cfg.Deal {
		f.Size, f.Open, f.Game, f.Rules = 0, false, "", "" // which are that player's to know
	}
	code := h.cfg.Code
	h.cfg.Code = ""
	if code == "" || taken(h, code) {
		code = FreeCode(h)
	}
	r := newRoom(code, &h.cfg, h)
	h.rooms[code] = r
	r.now = h.now
	r.asking = request{p.uid, id}
	r.creator = r.asking
	r.note(f)
	r.answers.keep(p.uid, id, nil)
	h.enter(p, id, r, wire.AsSeat, 0)
}

// enter lets somebody into a room, out of the one they were in. since is the newest beat they have of it.
func (h *Hall) enter(p *person, re uint64, r *Room, as string, since uint32) {
	if r.leaving {
		return // they ask again where it goes to
	}
	r.advance(h.now)
	if r.closed {
		h.settle(r)
		h.tell(p.uid, re, no(wire.Closed))
		return
	}
	if r.member(p.uid) == nil && len(p.places) >= mostPlaces {
		h.tell(p.uid, re, no(wire.Full))
		return
	}
	r.asking = request{uid: p.uid}
	answer := r.join(p.uid, p.name, as, since)
	r.asking = request{}
	_, in := answer.(*wire.Joined)
	if in && p.at != r {
		h.out(p)
		p.at = r
	}
	if in && p.was != nil && p.was != r {
		p.was.ledger.drop(p.uid)
	}
	if in {
		p.was = r
	}
	r.tell(p.uid, re, answer)
	if in {
		r.missedRound(p.uid, since)
	}
	if in && r.promise != nil {
		r.tell(p.uid, 0, dealing{r}.promised())
	}
	h.settle(r)
}

// out takes somebody out of the room they are in: where a match is on and they play they keep their place, as who is cut off does.
func (h *Hall) out(p *person) {
	r := p.at
	if r == nil {
		return
	}
	p.at = nil
	r.advance(h.now)
	if r.member(p.uid) == nil {
		return
	}
	if r.chairOf(p.uid) >= 0 && r.phase == wire.Playing {
		r.cut(p.uid)
	} else {
		r.leave(p.uid, wire.LeftYou)
	}
	h.settle(r)
}

// cut takes away somebody's connection.
func (h *Hall) cut(p *person) {
	if !p.here {
		return
	}
	p.here = false
	h.list.leave(p.uid)
	if p.was != nil {
		p.was.ledger.drop(p.uid)
	}
	if r := p.at; r != nil {
		p.at = nil
		r.advance(h.now)
		r.cut(p.uid)
		h.settle(r)
	}
}

// settle ends what has been done to a room.
func (h *Hall) settle(r *Room) {
	held := r.settle()
	if held && !r.closed {
		at := r.wants()
		if r.leaving {
			at = 0
		}
		if at > 0 {
			at = max(at, h.now+1) // whatever was due has just been done
		}
		h.agenda.put(r, at)
		return
	}
	if h.rooms[r.code] != r || held && r.ledger.waits() {
		return
	}
	delete(h.rooms, r.code)
	if held {
		h.closed.add(r.code, h.now)
	}
	h.agenda.put(r, 0)
	h.list.shut(r)
	var there []wire.UID
	for i := range r.members {
		uid := r.members[i].uid
		if p := h.people[uid]; !held && p != nil && p.at == r {
			there = append(there, uid)
		}
		h.gone(uid, r)
	}
	if held {
		return
	}
	if h.cfg.Lost != nil {
		h.cfg.Lost(r.code, there)
		return
	}
	for _, uid := range there {
		h.tell(uid, 0, no(wire.Busy)) // another dealer has it: they come back, and find it there
	}
}
