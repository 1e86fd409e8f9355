package hall

import (
	"errors"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// ready says that somebody is, or is not, while the room waits.
func (r playing) ready(uid wire.UID, on bool) wire.Body {
	switch {
	case r.chairOf(uid) < 0:
		return no(wire.NotSeated)
	case r.phase != wire.Waiting:
		return no(wire.NotNow)
	}
	if r.member(uid).ready != on {
		r.note(&journal.Readied{UID: uid, On: on})
	}
	return r.done()
}

// start begins the match with whoever sits; empty chairs are closed for it.
func (r hosting) start() wire.Body {
	if r.phase != wire.Waiting || r.promise != nil {
		return no(wire.NotNow)
	}
	if err := r.mayBegin(); err != nil {
		return because(wire.NotNow, err)
	}
	dealing{r.Room}.begin()
	return r.done()
}

// mayBegin says why a match can't begin with who sits; nil where it can.
func (r hosting) mayBegin() error {
	if err := engine.CheckSeats(r.taken()); err != nil {
		return err
	}
	rules, err := games.Rules(r.game, r.rules)
	if err != nil {
		return err
	}
	return rules.Check(r.taken())
}

// next deals the next round: the host's word is enough, or that of all who are here.
func (r playing) next(uid wire.UID) wire.Body {
	switch {
	case r.phase != wire.Playing || !r.table.Over() || r.promise != nil:
		return no(wire.NotNow)
	case r.host == uid:
	case r.chairOf(uid) < 0:
		return no(wire.NotSeated)
	default:
		if !r.member(uid).ready {
			r.note(&journal.Readied{UID: uid, On: true})
		}
		if !r.allReady() {
			return r.done()
		}
	}
	r.dealNext()
	return r.done()
}

// allReady says whether everybody who sits and is here is ready.
func (r playing) allReady() bool {
	for i := range r.chairs {
		if uid := r.chairs[i].uid; uid != "" && r.presence.here(uid) && !r.member(uid).ready {
			return false
		}
	}
	return true
}

// dealNext has the next round dealt. Who waits for a chair takes that of a bot first.
func (r playing) dealNext() {
	r.nextAt = 0
	for i := range r.members {
		m := &r.members[i]
		if !m.waits || !r.presence.here(m.uid) {
			continue
		}
		at := r.freeAtTable()
		if at < 0 {
			break
		}
		r.note(&journal.Sat{Chair: at, UID: m.uid})
		r.deaf = m.uid
		r.table.back(engine.Seat(at))
		r.deaf = ""
		r.tell(m.uid, 0, r.joined(m.uid, 0))
	}
	dealing{r.Room}.begin()
}

// freeAtTable is the first chair a bot has that is still in the match; -1: there is none.
func (r playing) freeAtTable() int {
	hands := r.table.hands()
	for i := range r.chairs {
		if r.chairs[i].bot != nil && !hands[i].Out {
			return i
		}
	}
	return -1
}

// again makes the room wait once more, with everybody where they sat: the host's word is enough, others say that they want to.
func (r playing) again(uid wire.UID) wire.Body {
	switch {
	case r.phase != wire.Finished:
		return no(wire.NotNow)
	case r.host == uid:
	case r.chairOf(uid) < 0:
		return no(wire.NotSeated)
	default:
		if !r.member(uid).ready {
			r.note(&journal.Readied{UID: uid, On: true})
		}
		return r.done()
	}
	r.note(&journal.Again{})
	r.table = nil
	r.seatWaiters()
	return r.done()
}

// seatWaiters gives the empty chairs of a room that waits to who has waited for one.
func (r playing) seatWaiters() {
	for i := range r.members {
		if m := &r.members[i]; m.waits && r.free() >= 0 {
			uid := m.uid
			r.note(&journal.Sat{Chair: r.free(), UID: uid})
			if r.presence.here(uid) {
				r.tell(uid, 0, r.joined(uid, 0))
			}
		}
	}
}

// do asks the table for what somebody wishes there; nil: they are answered later.
func (r playing) do(uid wire.UID, c engine.Command) wire.Body {
	at := r.chairOf(uid)
	switch {
	case at < 0:
		return no(wire.NotSeated)
	case r.table == nil || r.table.waits():
		return no(wire.NotNow)
	}
	c.Seat = engine.Seat(at)
	if c.Verb.OfTable() {
		return r.refused(&engine.Illegal{Code: engine.UnknownCommand, Seat: c.Seat, Turn: r.table.Public().Turn})
	}
	if r.tooEarly(c) {
		return r.refused(&engine.Illegal{Code: engine.TooEarly, Seat: c.Seat, Turn: r.table.Public().Turn})
	}
	switch {
	case r.table.race.has(uid) && !r.aside(c):
		return no(wire.NotNow)
	case r.races(c):
		return r.enter(uid, c)
	}
	return r.wish(c)
}

// wish asks the table for a command that may be asked of it.
func (r playing) wish(c engine.Command) wire.Body {
	err := r.table.Do(c)
	var why *engine.Illegal
	if errors.As(err, &why) {
		return r.refused(why)
	}
	return r.done()
}

// tooEarly says that somebody is accused of a missed call before their own line could have brought it: the grace is lengthened by half
// its round trip.
func (r playing) tooEarly(c engine.Command) bool {
	t := r.table
	p := t.Public()
	if t.book.Aside(&p, c) != engine.Accuses {
		return false
	}
	s := t.View(c.Seat)
	for _, soon := range t.book.Soon(&s) {
		if soon.Command.Verb != c.Verb || c.Target != engine.NoSeat && soon.Command.Target != c.Target {
			continue
		}
		if target := soon.Command.Target; target >= 0 && int(target) < len(r.chairs) &&
			t.Now() < soon.From+r.presence.delay(r.chairs[target].uid) {
			return true
		}
	}
	return false
}
