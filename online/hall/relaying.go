package hall

import (
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// dealerWithin is how long, in milliseconds, a player who deals and is cut off is waited for before the table ends.
const dealerWithin = 120_000

// mostBoxes is how many boxes of somebody are handed to the player who deals in ten seconds, and boxesFor those, in milliseconds.
const (
	mostBoxes = wire.MostPer10s
	boxesFor  = 10_000
)

// relayed says that the room is a table somewhere else, dealt by a player: here it is known who is there, and boxes are handed on.
func (s *state) relayed(here string) bool {
	return s.deal == wire.DealPlayer && here != wire.DealPlayer
}

func (r *Room) relayed() bool { return r.state.relayed(r.cfg.Deal) }

// relaying is a room whose table a player deals elsewhere. Who deals is its host for good, and keeps the place when cut off; the others
// are there as long as their connection is.
type relaying struct{ *Room }

// join lets somebody in who has something to open boxes with, or the player who deals in again.
func (r relaying) join(uid wire.UID, name, as string) wire.Body {
	m := r.member(uid)
	switch {
	case uid == r.host:
	case r.kicked[uid]:
		return no(wire.Kicked)
	case as != wire.AsSealed:
		return no(wire.NeedsLink)
	case r.ledger.unkept() > mostUnkept:
		return no(wire.Busy)
	case m == nil && r.watching() >= wire.MostWatching:
		return no(wire.Full)
	}
	if m == nil || m.name != name {
		r.note(&journal.Came{UID: uid, Name: name})
	}
	if !r.presence.here(uid) {
		r.presence.come(uid, r.now)
		r.changed = true
	}
	return r.joined(uid, 0)
}

// advance ends the table of a player who has been gone too long, and lets go of others who are gone.
func (r relaying) advance() {
	if d := r.dealer(); d != nil && !d.on && r.now >= d.since+dealerWithin {
		waiting{r.Room}.close()
		return
	}
	for i := 0; i < len(r.members); {
		if uid := r.members[i].uid; uid != r.host && !r.presence.here(uid) {
			r.leave(uid, wire.LeftIdle)
			continue
		}
		i++
	}
}

// wants is when the room wants to be looked at again, in Unix ms; 0: not before somebody does something.
func (r relaying) wants() int64 {
	for i := range r.members {
		if uid := r.members[i].uid; uid != r.host && !r.presence.here(uid) {
			return r.now
		}
	}
	if d := r.dealer(); d != nil && !d.on {
		return d.since + dealerWithin
	}
	return 0
}

func (r relaying) dealer() *connected { return r.presence[r.host] }

// handle does what can be done here; what it gives is the answer. Everything else is asked of the player who deals.
func (r relaying) handle(uid wire.UID, b wire.Body) wire.Body {
	switch b := b.(type) {
	case *wire.Leave:
		r.leave(uid, wire.LeftYou)
		return &wire.Done{}
	case *wire.Sync:
		return r.joined(uid, 0)
	case *wire.Kick:
		if r.host != uid {
			return no(wire.NotHost)
		}
		return hosting{r.Room}.kick(uid, b.UID)
	}
	return no(wire.NotNow)
}

// relay hands a box on, unopened: in the order they come, to whoever is there. It gives why not; nil where it is done, or where nobody
// is there to have it.
func (r relaying) relay(uid wire.UID, b *wire.Relay) wire.Body {
	to := b.To
	if uid != r.host {
		if to != "" && to != r.host {
			return no(wire.NotHost)
		}
		if !r.presence[uid].mayRelay(r.now) {
			return no(wire.Rate)
		}
		to = r.host
	}
	if to != uid && r.member(to) != nil && r.presence.here(to) {
		r.tell(to, 0, &wire.Relayed{From: uid, Box: b.Box})
	}
	return nil
}

// mayRelay counts a box.
func (c *connected) mayRelay(now int64) bool {
	if now >= c.boxesAt+boxesFor {
		c.boxes, c.boxesAt = 0, now
	}
	c.boxes++
	return c.boxes <= mostBoxes
}
