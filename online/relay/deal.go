package relay

import (
	"encoding/base64"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/hall"
	"fourtell/online/wire"
	"fourtell/room"
)

// dealerWithin is how long, in milliseconds, the house waits for a player who deals and is cut off; then there is no table any more.
const dealerWithin = 120_000

// Options is what a player deals with. House, Origin, Bots, Chance and Now are needed.
type Options struct {
	House  client.Dial                  // the way to the house that relays
	Origin string                       // its origin, as links have it
	Name   string                       // what the table calls itself as a house; "": nothing
	Bots   hall.Bots                    // who plays for the table
	Chance func([]byte)                 // fills bytes that nobody can reckon
	Now    func() int64                 // Unix ms
	Pace   room.Pace                    // the bots'
	Why    func(*engine.Illegal) string // says a refusal in English; nil: by its code
	Store  room.Store                   // where the table is kept for a program that is begun anew (Resume); nil: nowhere
}

// Dealer is a table that this program deals: the hall with its one room, and the house by which others reach it. It goes on whenever
// the player's own line is asked for something, as a client.Client asks it at every step. It is not safe for concurrent use.
type Dealer struct {
	o       Options
	secret  *pair
	token   string        // for the house
	kept    *keep         // the table's journal
	resumes wire.RoomCode // the table that is gone on with; "": it is a new one
	house   *client.Client
	gate    *gate.Gate // nil before the house has a room
	hall    *hall.Hall
	table   *table
	room    wire.RoomCode
	open    bool // the player has opened the room inside
	asked   bool // the house for a room
	own     *own // the player's line
	last    gate.Conn
	guests  guests
	now     int64
	lag     int64 // how long the table has stood while the house was out of reach, or this program stood, ms
	cut     int64 // since when it is; 0: it is not
	ended   bool
}

// Deal begins a table. The room is opened by the client that is made with its Dial, as in any house: by wire.Create.
func Deal(o Options) *Dealer {
	secret := newPair(o.Chance)
	var token [32]byte
	o.Chance(token[:])
	d := newDealer(o, base64.RawURLEncoding.EncodeToString(token[:]), 0)
	d.secret = secret
	return d
}

// newDealer is one without a key yet, who is known to the house by a token under which it was asked nothing yet from first on.
func newDealer(o Options, token string, first uint64) *Dealer {
	d := &Dealer{o: o, token: token, kept: &keep{store: o.Store}, table: &table{}, guests: guests{of: map[wire.UID]*guest{}, by: map[gate.Conn]*guest{}}}
	d.house = client.New(o.House, client.Who{Token: token, Name: "Dealer", First: first})
	d.house.Hear(d.hear)
	return d
}

// Dial is the way to the table for the player who deals.
func (d *Dealer) Dial() client.Dial {
	return func() client.Line {
		if d.own != nil {
			d.own.Close()
		}
		d.own = &own{line: line{table: d.table}, d: d}
		switch {
		case d.table.over != nil:
			d.own.refuse(d.table.over)
		case d.gate != nil && d.cut == 0:
			d.begin()
		}
		return d.own
	}
}

// Link is what others come by; false before there is a room.
func (d *Dealer) Link() (client.Link, bool) {
	return client.Link{House: d.o.Origin, Room: d.room, Key: Key(d.secret.public).String()}, d.open
}

// Close ends the table for everybody.
func (d *Dealer) Close() {
	if d.ended {
		return
	}
	d.end()
	if d.house.State() != client.Here {
		d.house.Close()
		return
	}
	_ = d.house.Ask(&wire.Leave{}, func(wire.Body) { d.house.Close() }) // it is short enough
}

// Broken is how many lines were ended because what came by them was not what was sent, or not from somebody with the link.
func (d *Dealer) Broken() int { return d.guests.broken }

// within is the time at the table, which stands while the house is out of reach, or nothing of this program goes on.
func (d *Dealer) within() int64 { return d.now - d.lag }

// step lets time pass.
func (d *Dealer) step() {
	slept, alone := d.pass(), len(d.guests.all) == 0
	d.house.Step(d.now)
	switch {
	case d.ended:
		return
	case slept >= dealerWithin && d.cut == 0 && !alone: // nobody has waited any longer
		d.Close()
	case d.house.State() == client.Ended:
		d.refused(d.house.Why())
	case d.house.State() == client.Here && !d.asked:
		d.asked = true
		var ask wire.Body = &wire.Create{Name: "Table", Seats: wire.MinSeats, Deal: wire.DealPlayer}
		if d.resumes != "" {
			ask = &wire.Join{Room: d.resumes, As: wire.AsSealed}
		}
		_ = d.house.Ask(ask, d.relays) // it is short enough
	case d.gate == nil:
	case d.house.State() == client.Here && d.house.Place() == nil: // the house did not wait any longer
		d.Close()
	case d.house.State() == client.Lost && d.cut == 0:
		d.cut = d.now
		for _, g := range d.guests.all {
			d.drop(g)
		}
		d.guests.clear()
		if d.own != nil {
			d.own.pause()
		}
	case d.cut > 0 && d.now-d.cut >= dealerWithin:
		d.Close()
	case d.cut == 0:
		d.goOn()
	}
}

// pass takes in the time that has passed, and gives it where this program stood meanwhile, as a page may of which nothing is seen: so
// did the table's.
func (d *Dealer) pass() (slept int64) {
	was := d.now
	if d.now = max(d.now, d.o.Now()); was > 0 && d.now-was >= silentAfter {
		slept = d.now - was
	}
	if d.cut == 0 {
		d.lag += slept
	}
	return slept
}

// goOn lets time pass at the table.
func (d *Dealer) goOn() {
	d.kept.look(d.now)
	d.gate.Advance(d.within())
	if d.open && !d.hall.Holds(d.room) {
		d.guests.flush(d.now, d.house)
		d.Close()
		return
	}
	if !d.open && d.hall.Holds(d.room) {
		d.open = true
		for _, g := range d.guests.all {
			d.admit(g)
		}
	}
	d.guests.flush(d.now, d.house)
}

// relays takes in what the house says to a table that it is to relay.
func (d *Dealer) relays(b wire.Body) {
	j, ok := b.(*wire.Joined)
	if !ok {
		n, _ := b.(*wire.No)
		d.refused(n)
		return
	}
	if d.room = j.Room.Code; d.resumes == "" {
		d.kept.begin(head{House: d.o.Origin, Room: d.room, Token: d.token, Secret: base64.RawURLEncoding.EncodeToString(d.secret.secret[:])}, d.now)
	} else {
		d.lag = max(d.now-d.kept.last, 0)
	}
	d.gate, d.hall, _ = gate.New(d.o.Name, outward{d}, func(sink hall.Sink) (*hall.Hall, error) {
		return hall.Open(hall.Config{House: d.o.Name, Journal: d.kept, Sink: sink, Bots: d.o.Bots, Deal: wire.DealPlayer, Code: d.room,
			Secret: d.lots, Why: d.o.Why, Pace: d.o.Pace, MostRooms: 1, MostPeople: 2 * wire.MostWatching}, d.within()) // a journal in memory can be read
	})
	if d.resumes != "" {
		if d.hall.RestoreAll(); !d.hall.Holds(d.room) || j.Room.Host != d.house.UID() {
			d.Close()
			return
		}
	}
	if d.own != nil && d.own.state == client.LineOpening {
		d.begin()
	}
}

func (d *Dealer) lots() (b [32]byte) { d.o.Chance(b[:]); return b }

// refused is a house that takes no such table.
func (d *Dealer) refused(n *wire.No) {
	if d.resumes != "" { // it has not waited
		n = &wire.No{Code: wire.Closed, Say: wire.Closed.Say()}
	} else if n == nil {
		n = &wire.No{Code: wire.NotNow, Say: wire.NotNow.Say()}
	}
	if d.gate == nil {
		d.table.over = n
	}
	d.end()
	d.house.Close()
}

// end ends the table for the player who deals.
func (d *Dealer) end() {
	d.ended = true
	d.kept.forget()
	if d.own == nil {
		return
	}
	if d.table.over != nil {
		d.own.refuse(d.table.over)
	}
	d.own.end()
}

// begin lets the player's own line in.
func (d *Dealer) begin() {
	d.own.conn, d.own.state = d.number(), client.LineUp
	d.gate.Open(d.within(), d.own.conn, "")
}

func (d *Dealer) number() gate.Conn { d.last++; return d.last }

// hear takes in what the house says by itself.
func (d *Dealer) hear(b wire.Body) {
	switch b := b.(type) {
	case *wire.Joined:
		if d.cut > 0 { // back: everybody comes again, with what they have
			d.lag, d.cut = d.lag+d.now-d.cut, 0
			d.own.down()
		}
	case *wire.RoomNow:
		if d.gate != nil && d.cut == 0 {
			for _, g := range d.guests.gone(&b.Room) {
				d.drop(g)
			}
		}
	case *wire.Relayed:
		if d.gate != nil && d.cut == 0 {
			d.box(b.From, b.Box)
		}
	case *wire.Left:
		d.end()
	}
}

// box takes in a box.
func (d *Dealer) box(from wire.UID, box []byte) {
	g := d.guests.of[from]
	switch {
	case g == nil:
		g = d.guests.add(from, box)
		if d.open {
			d.admit(g)
		}
	case g.over || g.talk == nil: // who says more before the answer has no key
		d.guests.refuse(g)
	default:
		frames, err := g.talk.hear(box)
		for _, frame := range frames {
			d.gate.Receive(d.within(), g.conn, frame)
		}
		if g.talk.there {
			g.talk.there = false
			g.talk.sayThere(0)
			d.gate.Trip(g.conn, int64(g.talk.trip))
		}
		if err != nil {
			d.drop(g)
			d.guests.refuse(g)
		}
	}
}

// admit answers somebody who has come, if they have the link.
func (d *Dealer) admit(g *guest) {
	if g.over || g.talk != nil {
		return
	}
	seals, box, err := answer(d.secret, d.room, d.o.Chance, g.hello)
	if err != nil {
		d.guests.refuse(g)
		return
	}
	g.hello, g.talk, g.conn = nil, &talk{seals: seals, most: longestAsked}, d.number()
	d.guests.by[g.conn] = g
	g.boxes = append(g.boxes, box)
	d.gate.Open(d.within(), g.conn, "") // which address it is the house by which they come knows
}

// drop takes somebody's line away.
func (d *Dealer) drop(g *guest) {
	if g.conn != 0 {
		delete(d.guests.by, g.conn)
		d.gate.Gone(d.within(), g.conn)
		g.conn = 0
	}
}

// outward is the lines as the gate of the table uses them.
type outward struct{ d *Dealer }

// Send hands a frame to the player's own line, or seals it for somebody else's.
func (o outward) Send(to gate.Conn, frame []byte) {
	if own := o.d.own; own != nil && own.conn == to {
		own.give(frame)
	} else if g := o.d.guests.by[to]; g != nil && g.talk != nil && len(g.talk.out) < longestTold {
		g.talk.say(frame)
	} else if g != nil {
		o.Shut(to) // who takes nothing for so long is gone
	}
}

// Shut ends a line once all that was sent is out.
func (o outward) Shut(c gate.Conn) {
	if own := o.d.own; own != nil && own.conn == c {
		own.conn, own.state = 0, client.LineDown
	} else if g := o.d.guests.by[c]; g != nil {
		g.shut = true
	}
}

// own is the line of the player who deals to their own table.
type own struct {
	line
	d    *Dealer
	conn gate.Conn
}

// Receive is the next frame; the table goes on by it.
func (l *own) Receive() ([]byte, bool) {
	if len(l.in) == 0 && l.d.own == l {
		l.d.step()
	}
	return l.next()
}

// Send takes a frame.
func (l *own) Send(frame []byte) bool {
	switch {
	case l.state != client.LineUp:
		return false
	case l.away:
		return l.apart(frame)
	}
	l.d.gate.Receive(l.d.within(), l.conn, masked(frame, l.d.room))
	return true
}

// Close gives it up.
func (l *own) Close() { l.down() }

func (l *own) down() {
	if l == nil {
		return
	}
	l.state = client.LineDown
	if conn := l.conn; conn != 0 {
		l.conn = 0
		l.d.gate.Gone(l.d.within(), conn)
	}
}
