package hall

import (
	"encoding/json"
	"errors"
	"fmt"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// restore opens the rooms of the journal.
func (h *Hall) restore() error {
	codes, err := h.cfg.Journal.Rooms()
	if err != nil {
		return err
	}
	var wrong []error
	for _, code := range codes {
		if err := h.Take(h.now, code); err != nil {
			wrong = append(wrong, err)
		}
	}
	return errors.Join(wrong...)
}

// Take takes a room of the journal up, as it was left: of this hall before, or of another dealer's that has ended. A room that is closed
// stays so. The error says what in it can't be read; the room is not open then.
func (h *Hall) Take(now int64, code wire.RoomCode) error {
	h.tick(now)
	r := newRoom(code, &h.cfg, h)
	r.now = h.now
	var commands []engine.Command
	err := h.cfg.Journal.Read(code, 1, func(e journal.Entry) error {
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
		case *journal.Again, *journal.Closed:
			commands = nil
		case *journal.Command:
			var c engine.Command
			if err := json.Unmarshal(f.C, &c); err != nil {
				return fmt.Errorf("entry %d: %w", e.N, err)
			}
			commands = append(commands, c)
		}
		return r.apply(&e)
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
