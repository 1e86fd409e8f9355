package hall

import (
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// join lets somebody in, or in again; since is the newest beat they have. The answer is a Joined, or why not.
func (r *Room) join(uid wire.UID, name, as string, since uint32) wire.Body {
	if r.relayed() {
		return relaying{r}.join(uid, name, as)
	}
	m := r.member(uid)
	switch {
	case as == wire.AsSealed:
		return no(wire.BadMessage)
	case r.kicked[uid]:
		return no(wire.Kicked)
	case r.ledger.unkept() > mostUnkept:
		return no(wire.Busy)
	case m == nil && r.phase == wire.Waiting && as == wire.AsSeat && r.free() < 0:
		return no(wire.Full)
	case m == nil && (r.phase != wire.Waiting || as == wire.AsWatch) && r.watching() >= wire.MostWatching:
		return no(wire.Full)
	}
	if m == nil || m.name != name {
		r.note(&journal.Came{UID: uid, Name: name})
	}
	was := r.presence.here(uid)
	at := r.chairOf(uid)
	switch {
	case at >= 0 && r.phase == wire.Playing:
		r.table.back(engine.Seat(at)) // they are shown it as a whole, not what has just come of it
	case at < 0 && as == wire.AsSeat:
		r.findSeat(uid)
	}
	if !r.presence.anybody() {
		r.dealAt = r.now + dealWithin
	}
	r.presence.come(uid, r.now)
	if !was {
		r.changed = true
	}
	r.passHost()
	return r.joined(uid, since)
}

// findSeat sits somebody down, or has them wait for a chair.
func (r *Room) findSeat(uid wire.UID) {
	if r.phase == wire.Waiting && r.promise == nil {
		if at := r.free(); at >= 0 {
			r.note(&journal.Sat{Chair: at, UID: uid})
		}
		return
	}
	if !r.member(uid).waits {
		r.note(&journal.Waits{UID: uid, On: true})
	}
}

// missedRound tells who comes back, with that as their newest beat, of the round they sat in that has ended meanwhile.
func (r *Room) missedRound(uid wire.UID, since uint32) {
	if since <= r.ended.seq && r.ended.sat(uid) >= 0 && r.member(uid) != nil {
		r.tell(uid, 0, r.ended.told(uid))
	}
}

// sit takes a chair: at once while the room waits, else when the next round or match begins.
func (r *Room) sit(uid wire.UID, seat *int) wire.Body {
	at := r.chairOf(uid)
	if r.phase != wire.Waiting || r.promise != nil {
		if at >= 0 {
			return no(wire.NotNow)
		}
		r.findSeat(uid)
		return r.joined(uid, 0)
	}
	want := r.free()
	if seat != nil {
		want = *seat
	}
	switch {
	case seat != nil && (want < 0 || want >= len(r.chairs)):
		return no(wire.BadMessage)
	case want == at && at >= 0:
		return r.joined(uid, 0)
	case want >= 0 && !r.chairs[want].empty():
		return no(wire.Taken)
	case want < 0 && at >= 0:
		return r.joined(uid, 0)
	case want < 0:
		return no(wire.Full)
	case at >= 0 && seat == nil:
		return r.joined(uid, 0) // one has a chair
	}
	if at >= 0 {
		r.note(&journal.Stood{Chair: at})
	}
	r.note(&journal.Sat{Chair: want, UID: uid})
	return r.joined(uid, 0)
}

// stand gives a chair up, or the wish for one.
func (r *Room) stand(uid wire.UID) wire.Body {
	at := r.chairOf(uid)
	switch {
	case at >= 0 && r.phase == wire.Waiting && r.promise != nil:
		return no(wire.NotNow)
	case at >= 0:
		r.deaf = uid
		r.giveUp(at)
		r.deaf = ""
	case r.member(uid).waits:
		r.note(&journal.Waits{UID: uid})
	default:
		return no(wire.NotSeated)
	}
	return r.joined(uid, 0)
}

// giveUp makes a chair nobody's. In a match a bot plays on, or the seat is removed: nobody is waited for who will not come back.
func (r *Room) giveUp(at int) {
	if r.phase != wire.Playing {
		r.note(&journal.Stood{Chair: at})
		return
	}
	name := r.setup.Seats[at]
	if r.table.leaver == "walkover" {
		r.table.leave(engine.Seat(at))
	}
	if r.table.hands()[at].Out {
		r.note(&journal.Stood{Chair: at})
		return
	}
	b, _ := r.cfg.Bots.Bot(r.game, "", "")
	r.note(&journal.Sat{Chair: at, Bot: &journal.Bot{Kind: b.Kind, Name: name, Guest: b.Guest}})
	r.table.leave(engine.Seat(at))
}

// leave lets somebody out for good.
func (r *Room) leave(uid wire.UID, why wire.Why) {
	if at := r.chairOf(uid); at >= 0 && r.phase == wire.Playing {
		r.deaf = uid
		r.giveUp(at)
		r.deaf = ""
	}
	delete(r.presence, uid)
	if why == wire.LeftIdle {
		delete(r.answers, uid) // who has not asked for so long asks for nothing again
	}
	r.lastLeft = r.now
	r.note(&journal.Went{UID: uid, Why: why})
	if r.deal == wire.DealPlayer && uid == r.host { // nobody else can go on with it
		waiting{r}.close()
		return
	}
	r.passHost()
}

// cut says that somebody's connection is gone. Who is gone is not ready.
func (r *Room) cut(uid wire.UID) {
	if !r.presence.cut(uid, r.now) {
		return
	}
	r.changed = true
	if m := r.member(uid); m != nil && m.ready {
		r.note(&journal.Readied{UID: uid})
	}
}

// passHost finds a host where there is none, or none who is here: whoever of those here has been there longest.
func (r *Room) passHost() {
	if r.deal == wire.DealPlayer {
		return // who deals is host
	}
	if r.member(r.host) != nil {
		c := r.presence[r.host]
		if c == nil || c.on || r.now-c.since < waitForCut {
			return
		}
	}
	for i := range r.members {
		if uid := r.members[i].uid; r.presence.here(uid) {
			r.note(&journal.Hosted{UID: uid})
			return
		}
	}
	if r.member(r.host) == nil && len(r.members) > 0 {
		r.note(&journal.Hosted{UID: r.members[0].uid})
	}
}
