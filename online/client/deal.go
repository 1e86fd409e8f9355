package client

import (
	"encoding/hex"

	"fourtell/engine"
	"fourtell/online/deal"
	"fourtell/online/wire"
)

// dealt is what one knows by oneself of how a round was dealt, and what the check of it came to.
type dealt struct {
	round   int // the one promised
	promise deal.Promise
	share   *deal.Bytes
	taken   bool
	begun   int // the round whose cards have been seen
	people  []engine.Seat
	due     bool // who sits there is told with the next word about the room
	after   int  // the newest round of the room when it was promised: itself it is a later one
	over    int  // its number in the room, once it is over
	checked int  // the round that has been checked; 0: none
	finding deal.Finding
}

// Checked is what the check of the newest round that is over came to; ok is false where there is nothing to check it by, as for who
// came when the cards lay already.
func (p *Place) Checked() (f deal.Finding, ok bool) {
	return p.deal.finding, p.deal.checked != 0 && p.round != nil && p.deal.checked == p.snap.Round
}

// promised gives a share to the round that is about to be dealt.
func (p *Place) promised(b *wire.Promise) {
	d := &p.deal
	if d.begun >= b.Round && d.round == b.Round && !p.snap.Over() {
		return // its cards lie already: a promise now is none
	}
	if d.begun == d.round && d.round != 0 {
		p.before = *d
	}
	*d = dealt{round: b.Round, begun: 0, after: p.newest(), checked: d.checked, finding: d.finding}
	if d.promise.UnmarshalText([]byte(b.Promise)) != nil {
		d.round = 0
		return
	}
	if p.c.who.Chance == nil || p.seat < 0 {
		return
	}
	var own deal.Bytes
	p.c.who.Chance(own[:])
	d.share = &own
	_ = p.c.Ask(&wire.Share{Round: b.Round, Share: hex.EncodeToString(own[:])}, func(answer wire.Body) {
		if _, done := answer.(*wire.Done); done && p.deal.round == b.Round {
			p.deal.taken = true
		}
	})
}

// sees notes that the cards of a round lie.
func (d *dealt) sees(s *engine.Snapshot, r *wire.Room) {
	if d.round == s.Round && d.begun != s.Round {
		d.begun, d.due = s.Round, true
		d.sit(r)
	}
}

// sits notes who sits where, as it was when the round was dealt.
func (d *dealt) sits(r *wire.Room) {
	if d.due {
		d.due = false
		d.sit(r)
	}
}

func (d *dealt) sit(r *wire.Room) {
	d.people = nil
	for i := range r.Seats {
		if r.Seats[i].Kind == wire.Person {
			d.people = append(d.people, engine.Seat(i))
		}
	}
}
