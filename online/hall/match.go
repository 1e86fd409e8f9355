package hall

import (
	"encoding/binary"
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
	if r.phase != wire.Waiting || r.taken() < engine.MinSeats {
		return no(wire.NotNow)
	}
	rules, err := games.Rules(r.game, r.rules)
	if err == nil {
		err = rules.Check(r.taken())
	}
	if err != nil {
		return because(wire.NotNow, err)
	}
	secret, chance := r.cfg.Secret(), r.cfg.Secret()
	s := engine.Setup{Game: r.game, Rules: r.rules, Key: engine.NewKey(secret)}
	for i := range r.chairs {
		if c := &r.chairs[i]; c.uid != "" {
			s.Seats = append(s.Seats, r.member(c.uid).name)
		} else if c.bot != nil {
			s.Seats = append(s.Seats, c.bot.Name)
		}
	}
	s.Dealer = engine.Seat(binary.LittleEndian.Uint64(chance[8:]) % uint64(len(s.Seats)))
	r.note(&journal.Started{Setup: s, BotSeed: binary.LittleEndian.Uint64(chance[:])})
	if _, err := openTable(r.Room, nil); err != nil {
		panic("a match by rules that were checked cannot begin: " + err.Error())
	}
	return r.done()
}

// next deals the next round: the host's word is enough, or that of all who are here.
func (r playing) next(uid wire.UID) wire.Body {
	switch {
	case r.phase != wire.Playing || !r.table.Over():
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

// dealNext deals the next round. Who waits for a chair takes that of a bot first.
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
	if err := r.table.NextRound(); err == nil {
		r.changed = true
	}
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
	for i := range r.members {
		if m := &r.members[i]; m.waits && r.free() >= 0 {
			uid := m.uid
			r.note(&journal.Sat{Chair: r.free(), UID: uid})
			r.tell(uid, 0, r.joined(uid, 0))
		}
	}
	return r.done()
}

// do asks the table for what somebody wishes there.
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
