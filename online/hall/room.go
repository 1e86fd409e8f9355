package hall

import (
	"encoding/json"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// Room is one room: what its journal tells, who is here just now, and its table while a match is on.
type Room struct {
	state
	ledger   ledger
	answers  answers
	presence presence
	table    *table // nil before the first match and between two
	hall     house
	past     *past // the hall's
	cfg      *Config
	now      int64 // Unix ms
	asking   request
	creator  request    // who made it, by what request
	deaf     wire.UID   // hears no beats just now, since they are about to be told the whole
	leaving  bool       // another dealer is to have it: nothing more is done in it here
	changed  bool       // what everybody may know of it, since they were told
	key      engine.Key // of the round that is being dealt
	dealAt   int64      // until when shares are waited for, Unix ms
	nextAt   int64      // when the next round is dealt by itself; 0: not
	lastLeft int64      // when somebody left, Unix ms
	heap     int        // where it stands among those that are due; -1: nowhere
	due      int64
}

// request is who asks for something just now, and by what number.
type request struct {
	uid wire.UID
	id  uint64
}

// house is what a room tells its hall.
type house interface {
	placed(uid wire.UID, r *Room) // has a place there from now on
	gone(uid wire.UID, r *Room)   // has none any more
	listed(r *Room)               // the list of rooms has to say it anew
	answered(r *Room)             // the journal has answered it; called from any goroutine
}

func newRoom(code wire.RoomCode, cfg *Config, h *Hall) *Room {
	r := &Room{
		state:    state{code: code},
		ledger:   ledger{code: code, to: cfg.Journal, sink: cfg.Sink},
		answers:  answers{},
		presence: presence{},
		hall:     h, past: &h.past, cfg: cfg, heap: -1,
	}
	r.ledger.wake = func() { h.answered(r) }
	return r
}

// note makes a fact of the room true, and has it written down.
func (r *Room) note(f journal.Fact) {
	e := journal.Entry{N: r.ledger.last + 1, At: r.now, By: r.asking.uid, Req: r.asking.id, Fact: f}
	if err := r.apply(&e); err != nil {
		panic("a room made an entry it does not understand: " + err.Error())
	}
	r.ledger.last = e.N
	r.ledger.note(e)
	switch f := f.(type) {
	case *journal.Came:
		r.hall.placed(f.UID, r)
	case *journal.Went:
		r.hall.gone(f.UID, r)
	case *journal.Command, *journal.Said, *journal.Round, *journal.Promised, *journal.Shared, *journal.Dealt:
		return
	}
	r.changed = true
}

// tell sends somebody a message.
func (r *Room) tell(to wire.UID, re uint64, b wire.Body) []byte {
	text, err := wire.Write(wire.Message{Re: re, Body: b})
	if err != nil {
		panic("a message of the house is no JSON: " + err.Error())
	}
	r.ledger.tell(to, text)
	return text
}

// tellAll sends everybody who is here the same message.
func (r *Room) tellAll(b wire.Body) {
	text, err := wire.Write(wire.Message{Body: b})
	if err != nil {
		panic("a message of the house is no JSON: " + err.Error())
	}
	for i := range r.members {
		if uid := r.members[i].uid; r.presence.here(uid) {
			r.ledger.tell(uid, text)
		}
	}
}

// settle ends whatever has been done to the room: people are told of it, once it is kept. False: the room is lost or closed.
func (r *Room) settle() bool {
	if r.promise != nil && (dealing{r}).complete() {
		dealing{r}.deal()
	}
	if r.table != nil {
		playing{r}.decide()
		r.table.after()
	}
	if r.changed {
		r.changed = false
		if !r.closed {
			r.tellAll(&wire.RoomNow{Room: r.public()})
		}
		r.hall.listed(r)
	}
	return r.ledger.settle()
}

// public is the room as everybody may know it.
func (r *Room) public() wire.Room {
	out := wire.Room{Code: r.code, Name: r.name, Host: r.host, State: r.phase, Game: r.game, Rules: r.rules, Open: r.open, Deal: r.deal,
		Chat: r.chat, Created: r.created, Totals: []int{}, Seats: make([]wire.Seat, len(r.chairs)), Watching: []wire.Watcher{}}
	if r.relayed() && !r.presence.here(r.host) {
		out.State = wire.Paused
	}
	if r.table != nil {
		out.Round, out.Totals = r.table.standing()
		if r.phase == wire.Playing && r.table.waits() {
			out.State = wire.Paused
		}
	}
	for i := range r.chairs {
		out.Seats[i] = r.publicSeat(i)
	}
	for i := range r.members {
		m := &r.members[i]
		if r.chairOf(m.uid) < 0 {
			out.Watching = append(out.Watching, wire.Watcher{UID: m.uid, Name: m.name, Waits: m.waits})
		}
	}
	return out
}

func (r *Room) publicSeat(i int) wire.Seat {
	c := &r.chairs[i]
	switch {
	case c.uid != "":
		m := r.member(c.uid)
		s := wire.Seat{UID: c.uid, Name: m.name, Kind: wire.Person, Here: r.presence.is(c.uid), Ready: m.ready}
		if r.table != nil && r.table.standIn(engine.Seat(i)) {
			s.Here = wire.HereBot
		}
		return s
	case c.bot != nil:
		return wire.Seat{Name: c.bot.Name, Guest: c.bot.Guest, Kind: wire.Bot}
	}
	return wire.Seat{Kind: wire.Empty}
}

// role is somebody's part in the room.
func (r *Room) role(uid wire.UID) (wire.Role, int) {
	if at := r.chairOf(uid); at >= 0 {
		return wire.RoleSeat, at
	}
	if m := r.member(uid); m != nil && m.waits {
		return wire.RoleWait, -1
	}
	return wire.RoleWatch, -1
}

// viewer is through whose eyes somebody sees the table.
func (r *Room) viewer(uid wire.UID) engine.Seat { return engine.Seat(r.chairOf(uid)) }

// joined is the room as that person comes into it; from then on what they are told at the table comes after it.
func (r *Room) joined(uid wire.UID, since uint32) *wire.Joined {
	j := &wire.Joined{Room: r.public(), Chat: r.said, Snap: json.RawMessage("null")}
	if j.Chat == nil {
		j.Chat = []wire.Said{}
	}
	j.Role, j.Seat = r.role(uid)
	if r.table != nil {
		j.Snap, j.Missed = r.table.whole(r.viewer(uid), since)
	}
	return j
}
