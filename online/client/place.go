package client

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/wire"
)

// Place is the room one is in, as far as one has been told.
type Place struct {
	c       *Client
	now     int64
	room    wire.Room
	role    wire.Role
	seat    engine.Seat // engine.Spectator without one
	chat    []wire.Said
	missed  uint32 // beats while one was away, until somebody asks
	back    bool   // one has come back since somebody asked
	snap    engine.Snapshot
	begun   bool  // a beat of the room's match has come
	came    int64 // when it did, ms
	beats   []engine.Snapshot
	skim    *skim // nil: all that comes is read
	muddled bool  // a beat may have been lost: the table has to be asked for whole
	asked   bool  // it has been
	round   *wire.Round
	told    map[int]string // the rounds that were told, by their numbers
	deal    dealt
	before  dealt    // the one before it
	gone    wire.Why // why one is out of it; "" while one is not
}

func newPlace(c *Client) *Place { return &Place{c: c, now: c.now, seat: engine.Spectator} }

// Room is what everybody may know of it.
func (p *Place) Room() wire.Room { return p.room }

// Role is one's part in it.
func (p *Place) Role() wire.Role { return p.role }

// Seat is where one sits; engine.Spectator who sits nowhere.
func (p *Place) Seat() engine.Seat { return p.seat }

// Host says that one is the host.
func (p *Place) Host() bool { return p.room.Host == p.c.uid }

// Chat is what has been said, the newest last.
func (p *Place) Chat() []wire.Said { return p.chat }

// Gone is why one is out of the room; "" while one is in it.
func (p *Place) Gone() wire.Why { return p.gone }

// Missed is how many beats there were while one was away; ok says that one has come back since this was last asked.
func (p *Place) Missed() (beats uint32, ok bool) {
	beats, ok = p.missed, p.back
	p.missed, p.back = 0, false
	return beats, ok
}

// Begun says that the cards of the room's match have come: not while it waits for one, nor before the first of its beats.
func (p *Place) Begun() bool { return p.begun }

// Round is the newest round that is over, opened; nil where there is none yet.
func (p *Place) Round() *wire.Round { return p.round }

// joined is the room as one comes into it, or as one's part in it has changed.
func (p *Place) joined(j *wire.Joined) {
	if p.room.Code != "" && p.asked == false && j.Missed > 0 {
		p.missed, p.back = j.Missed, true
	}
	p.room, p.role, p.seat, p.chat = j.Room, j.Role, engine.Seat(j.Seat), slices.Clone(j.Chat)
	p.asked, p.muddled = false, false
	p.deal.sits(&p.room)
	p.begun = false
	if string(j.Snap) != "null" && len(j.Snap) > 0 {
		p.whole(j.Snap)
	}
}

// whole takes in the table as it is.
func (p *Place) whole(text []byte) {
	if p.skim != nil {
		p.muddled = !p.skim.take(text)
		return
	}
	s, err := games.ReadSnapshot(text)
	if err != nil {
		p.muddled = true
		return
	}
	p.show(s)
}

// beat takes in a beat, which comes after the newest.
func (p *Place) beat(text []byte) {
	if p.skim != nil {
		p.muddled = !p.skim.take(text) || p.muddled
		return
	}
	tail, err := games.All().ReadTail(text)
	if err == nil {
		var s engine.Snapshot
		if s, err = tail.On(&p.snap); err == nil {
			p.show(s)
			return
		}
	}
	p.muddled = true
}

func (p *Place) show(s engine.Snapshot) {
	for i := range s.Hands { // a house's word is nobody's: what it calls people is printed and drawn here
		if h := &s.Hands[i]; h.Name != "" {
			h.Name = engine.CleanName(h.Name)
		}
	}
	p.deal.sees(&s, &p.room)
	p.begun = true
	p.snap, p.came = s, p.c.now
	p.beats = append(p.beats, s)
}

// take takes in what the house tells of the room.
func (p *Place) take(b wire.Body) {
	switch b := b.(type) {
	case *wire.Beat:
		p.beat(b.Snap)
	case *wire.RoomNow:
		p.room = b.Room
		p.begun = p.begun && b.Room.State != wire.Waiting
		p.deal.sits(&p.room)
	case *wire.Promise:
		p.promised(b)
	case *wire.Said:
		p.chat = append(p.chat, *b)
		if n := len(p.chat) - wire.ChatKept; n > 0 {
			p.chat = slices.Delete(p.chat, 0, n)
		}
	case *wire.Round:
		p.ended(b)
	}
	if p.muddled && !p.asked {
		p.asked = true
		_ = p.c.Ask(&wire.Sync{Seq: p.seq()}, nil)
	}
}

// seq is the newest beat's number.
func (p *Place) seq() uint32 {
	if p.skim != nil {
		return p.skim.seq
	}
	return p.snap.Seq
}

// lost is a line that has broken: what was asked of the table whole is asked by the hello that comes.
func (p *Place) lost() { p.asked, p.muddled = false, false }

// left is a room one is out of.
func (p *Place) left(why wire.Why) { p.gone = why }
