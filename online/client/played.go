package client

import (
	"bytes"
	"encoding/json"
	"slices"

	"fourtell/engine"
	"fourtell/online/deal"
	"fourtell/online/wire"
)

// Played is a round of the room that is over, opened, with what the check of it has come to.
type Played struct {
	Room    wire.Room   // as it was when the round was told
	N       int         // the how manieth of the room
	Seat    engine.Seat // where one sat in it; engine.Spectator: nowhere
	Record  engine.Record
	Proof   json.RawMessage
	Finding deal.Finding
	// Held says that the proof was held to a promise that was seen before the deal. Who came when the cards lay already has none, and
	// knows only whether record and proof fit each other.
	Held bool
}

// OnRound has f told each round of the room one is in that is over, once, also where it comes late; of a skimmed table none.
func (c *Client) OnRound(f func(Played)) { c.onRound = append(c.onRound, f) }

// mostMissed is how many rounds that went by while one was away are asked for.
const mostMissed = 8

// ended takes in a round that is over: the newest, or one that went by while one was away.
func (p *Place) ended(b *wire.Round) {
	if b.Room != p.room.Code {
		return
	}
	for n := p.newest() + 1; n > 1 && n < b.N; n++ {
		if n >= b.N-mostMissed {
			_ = p.c.Ask(&wire.Past{N: n}, nil)
		}
	}
	again := p.told[b.N] == b.Record
	if b.N >= p.newest() {
		p.round = b
	}
	if p.skim != nil {
		return
	}
	e := Played{Room: p.room, N: b.N, Seat: engine.Seat(b.Seat), Proof: b.Proof}
	e.Record, e.Finding, e.Held = p.check(b)
	if again {
		return
	}
	if p.told == nil || len(p.told) > 2*mostMissed {
		p.told = map[int]string{}
	}
	p.told[b.N] = b.Record
	for _, f := range p.c.onRound {
		f(e)
	}
}

// newest is the number of the newest round that one knows of; 0: none.
func (p *Place) newest() int {
	if p.round == nil {
		return 0
	}
	return p.round.N
}

// check holds a round that is over to what was promised, if one saw the promise, and else to itself.
func (p *Place) check(b *wire.Round) (record engine.Record, f deal.Finding, held bool) {
	record, err := engine.ReadRecord(bytes.NewReader([]byte(b.Record)))
	seat := engine.Seat(b.Seat)
	if err != nil || seat < engine.Spectator || int(seat) >= len(record.Setup.Seats) || record.Setup.Deal == nil {
		return record, deal.NoTable, false
	}
	var last engine.Snapshot
	round := record.Setup.FirstRound()
	if p.snap.Over() && p.snap.Round == round && p.snap.Viewer == seat && b == p.round {
		last = p.snap
	}
	var proof deal.Proof
	unread := json.Unmarshal(b.Proof, &proof) != nil
	for _, d := range []*dealt{&p.deal, &p.before} {
		if d.round != round || d.begun != round || d.over != 0 && d.over != b.N || b.N <= d.after {
			continue
		}
		d.over, f = b.N, deal.NoTable
		if !unread {
			f = deal.Check(record, proof, deal.Witness{Seat: seat, Promise: d.promise, Share: d.share, Taken: d.taken, People: d.people, Last: last})
		}
		d.checked, d.finding = round, f
		return record, f, true
	}
	if unread {
		return record, deal.NoTable, false
	}
	return record, deal.Agrees(record, proof, seat, last), false
}

// Fair says that its deal has been checked, as far as one can check it, and is what it was to be.
func (e *Played) Fair() bool { return e.Finding == deal.Fair }

// Stands says that its record is one of a round.
func (e *Played) Stands() bool { return e.Finding != deal.NoTable }

// Sat is who sat on a seat of the round, as far as it is known who of the room has that name.
func (e *Played) Sat(seat int) (wire.Seat, bool) {
	i := slices.IndexFunc(e.Room.Seats, func(s wire.Seat) bool { return s.Name == e.Record.Setup.Seats[seat] })
	if i < 0 {
		return wire.Seat{}, false
	}
	return e.Room.Seats[i], true
}
