package hall

import (
	"encoding/json"
	"errors"
	"fmt"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// closed is the rooms that are closed and whose journal is kept still, with the time they were, Unix ms.
type closed struct {
	at    map[wire.RoomCode]int64
	swept int64
}

func (c *closed) add(code wire.RoomCode, at int64) {
	if c.at == nil {
		c.at = map[wire.RoomCode]int64{}
	}
	c.at[code] = at
}

// sweep has the journal forget what nobody will ask for any more. What it can't forget now it is asked to forget again.
func (c *closed) sweep(h *Hall) {
	if h.now < c.swept+sweepEvery {
		return
	}
	c.swept = h.now
	for code, at := range c.at {
		if h.now >= at+keepClosed && h.cfg.Journal.Forget(code) == nil {
			delete(c.at, code)
		}
	}
}

// asleep is the rooms of the journal that have not been read yet, and who has been told meanwhile in how many they have a place.
type asleep struct {
	codes map[wire.RoomCode]bool
	told  map[wire.UID]int
}

func (a *asleep) open(j journal.Journal) error {
	codes, err := j.Rooms()
	a.codes, a.told = make(map[wire.RoomCode]bool, len(codes)), map[wire.UID]int{}
	for _, code := range codes {
		if _, dated := journal.DatedDeal(code); !dated {
			a.codes[code] = true
		}
	}
	return err
}

func (a *asleep) asked(uid wire.UID, places int) {
	if len(a.codes) > 0 {
		a.told[uid] = places
	}
}

// room is that room, read from the journal if need be; nil: there is none.
func (h *Hall) room(code wire.RoomCode) *Room {
	if h.asleep.codes[code] {
		h.wakeUp(code)
	}
	return h.rooms[code]
}

// wakeOne reads a room that nobody has asked for yet. Once all are read, who has come meanwhile is told again where they have a place.
func (h *Hall) wakeOne() {
	for code := range h.asleep.codes {
		h.wakeUp(code)
		break
	}
	if len(h.asleep.codes) > 0 || len(h.asleep.told) == 0 {
		return
	}
	for uid, places := range h.asleep.told {
		if p := h.people[uid]; p != nil && p.here && len(p.places) > places {
			h.tell(uid, 0, h.you(p))
		}
	}
	clear(h.asleep.told)
}

// RestoreAll reads all rooms of the journal that have not been read yet.
func (h *Hall) RestoreAll() {
	for len(h.asleep.codes) > 0 {
		h.wakeOne()
	}
}

func (h *Hall) wakeUp(code wire.RoomCode) {
	if err := h.Take(h.now, code); err != nil && h.cfg.Trouble != nil {
		h.cfg.Trouble(err)
	}
}

// Take takes a room of the journal up, as it was left: of this hall before, or of another dealer's that has ended. A room that is closed
// stays so. The error says what in it can't be read; the room is not open then.
func (h *Hall) Take(now int64, code wire.RoomCode) error {
	return h.TakeUp(now, code, func(each func(journal.Entry) error) error { return h.cfg.Journal.Read(code, 1, each) })
}

// TakeUp is Take of a room whose entries are read elsewhere: so that nobody waits for a journal that is far away. Where other dealers
// have rooms of the journal too it is written down, which fences off whoever had this one and does not know yet.
func (h *Hall) TakeUp(now int64, code wire.RoomCode, read func(each func(journal.Entry) error) error) error {
	h.tick(now)
	delete(h.asleep.codes, code)
	r := newRoom(code, &h.cfg, h)
	r.now = h.now
	var commands []engine.Command
	err := read(func(e journal.Entry) error {
		if e.N != r.ledger.last+1 {
			return fmt.Errorf("entry %d comes after entry %d", e.N, r.ledger.last)
		}
		r.ledger.last = e.N
		r.answers.keep(e.By, e.Req, nil)
		switch f := e.Fact.(type) {
		case *journal.Created:
			r.creator = request{e.By, e.Req}
		case *journal.Started:
			commands = []engine.Command{}
		case *journal.Again:
			commands = nil
		case *journal.Closed:
			commands = nil
			h.closed.add(code, e.At)
		case *journal.Command:
			var c engine.Command
			if err := json.Unmarshal(f.C, &c); err != nil {
				return fmt.Errorf("entry %d: %w", e.N, err)
			}
			commands = append(commands, c)
		}
		err := r.apply(&e)
		if _, over := e.Fact.(*journal.Round); over {
			h.past.add(r.ended, h.now)
		}
		return err
	})
	r.ledger.kept, r.ledger.acks.kept = r.ledger.last, r.ledger.last
	if err == nil && r.created == 0 && r.ledger.last > 0 {
		err = errors.New("it does not begin with its making")
	}
	if err == nil && commands != nil && !r.closed {
		_, err = openTable(r, commands)
	}
	if err != nil {
		return fmt.Errorf("room %s: %w", code, err)
	}
	if r.closed || r.ledger.last == 0 {
		return nil
	}
	h.rooms[code] = r
	r.wakeUp()
	for i := range r.members {
		h.placed(r.members[i].uid, r)
	}
	if h.cfg.Shared {
		r.note(&journal.Taken{})
	}
	h.settle(r)
	return nil
}

// wakeUp begins a room that has been read from its journal: everybody is gone, from now on.
func (r *Room) wakeUp() {
	for i := range r.members {
		r.presence[r.members[i].uid] = &connected{since: r.now}
	}
	if r.phase == wire.Playing && r.table.Over() {
		r.nextAt = r.now + nextRoundAfter
	}
	r.dealAt = r.now + dealWithin
	r.changed = true
}
