package hall

import (
	"cmp"
	"encoding/json"
	"slices"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// ended is a round that is over.
type ended struct {
	room   wire.RoomCode
	n      int   // of the room's rounds, 1 the first; 0: there is none yet
	at     int64 // when it was over, Unix ms
	seq    uint32
	who    []wire.UID // by chair; "" where a bot sat
	record string
	proof  []byte
}

// end makes a round the newest that is over. A match may end after its last round, when others leave: that is the same round still.
func (s *state) end(at int64, f *journal.Round) {
	e := ended{room: s.code, n: s.ended.n, at: at, seq: f.Seq, record: f.Record, proof: f.Proof}
	if s.round != f.Round {
		e.n++
	}
	for i := range s.chairs {
		e.who = append(e.who, s.chairs[i].uid)
	}
	s.round, s.ended = f.Round, e
}

// sat is where somebody sat in it; -1: nowhere.
func (e *ended) sat(uid wire.UID) int { return slices.Index(e.who, uid) }

// told is the round as somebody is told it.
func (e *ended) told(uid wire.UID) *wire.Round {
	proof := json.RawMessage("null")
	if e.proof != nil {
		proof = e.proof
	}
	return &wire.Round{Room: e.room, N: e.n, Seat: e.sat(uid), Record: e.record, Proof: proof}
}

// past is the rounds of all rooms that are over, of closed ones too, for those who were there: by when they ended, for seven days and as
// far as there is room for them.
type past struct {
	rounds []ended
	bytes  int
}

// mostPast is how many bytes of records are kept: some ten thousand rounds. The oldest go first.
const mostPast = 128 << 20

// add keeps a round, once.
func (p *past) add(e ended, now int64) {
	if at := slices.IndexFunc(p.rounds, func(o ended) bool { return o.room == e.room && o.n == e.n }); at >= 0 {
		p.bytes -= len(p.rounds[at].record)
		p.rounds = slices.Delete(p.rounds, at, at+1)
	}
	at, _ := slices.BinarySearchFunc(p.rounds, e, func(a, b ended) int { return cmp.Or(cmp.Compare(a.at, b.at), -1) })
	p.rounds = slices.Insert(p.rounds, at, e)
	p.bytes += len(e.record)
	p.sweep(now)
}

// sweep lets go of what is too old, and of the oldest where there is too much.
func (p *past) sweep(now int64) {
	n := 0
	for n < len(p.rounds) && (now >= p.rounds[n].at+keepClosed || p.bytes > mostPast) {
		p.bytes -= len(p.rounds[n].record)
		n++
	}
	p.rounds = slices.Delete(p.rounds, 0, n)
}

// find is a round of a room, the newest where n is 0; nil: it is not kept.
func (p *past) find(room wire.RoomCode, n int) *ended {
	for i := range slices.Backward(p.rounds) {
		if e := &p.rounds[i]; e.room == room && (n == 0 || e.n == n) {
			return e
		}
	}
	return nil
}

// recall tells somebody a round that is over: of a room in which they have a place, or in which they sat then. To anybody else a room is
// none: codes are not tried here.
func recall(h *Hall, p *person, re uint64, b *wire.Past) {
	code := b.Room
	if code == "" && p.at != nil {
		code = p.at.code
	}
	h.past.sweep(h.now)
	r, e := h.room(code), h.past.find(code, b.N)
	var answer wire.Body
	switch {
	case r != nil && r.leaving:
		return // they ask again where it goes to
	case (r == nil || r.member(p.uid) == nil) && (e == nil || e.sat(p.uid) < 0):
		answer = no(wire.NotMember)
	case e == nil:
		answer = no(wire.Stale)
	default:
		answer = e.told(p.uid)
	}
	if r == nil {
		h.tell(p.uid, re, answer)
		return
	}
	r.tell(p.uid, re, answer) // not before it is kept
	h.settle(r)
}
