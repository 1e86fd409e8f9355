package hall

import (
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// advance lets the time pass up to now: at the table, for those who are waited for, and for the room itself.
func (r *Room) advance(now int64) {
	r.now = max(r.now, now)
	if r.table != nil {
		r.table.advance(r.now)
	}
	if r.closed {
		return
	}
	if r.relayed() {
		relaying{r}.advance()
		return
	}
	if r.presence.anybody() {
		waiting{r}.overdue()
		if r.closed { // who deals was waited for in vain
			return
		}
		r.passHost()
		if r.nextAt > 0 && r.now >= r.nextAt && r.phase == wire.Playing && r.table.Over() {
			playing{r}.dealNext()
		}
		if r.promise != nil && r.now >= r.dealAt {
			dealing{r}.deal()
		}
	} else if r.now >= (waiting{r}).emptySince()+closeEmptyAfter {
		waiting{r}.close()
	}
}

// overdue ends the waiting for who has been gone too long.
func (r waiting) overdue() {
	for i := 0; i < len(r.members); {
		uid := r.members[i].uid
		until, decides := r.waitsUntil(uid)
		if !decides || r.now < until {
			i++
			continue
		}
		if at := r.chairOf(uid); at >= 0 && r.phase == wire.Playing {
			r.table.leave(engine.Seat(at))
			if r.table.hands()[at].Out {
				r.note(&journal.Stood{Chair: at})
			}
			r.changed = true
			i++
			continue
		}
		r.leave(uid, wire.LeftIdle)
		if r.closed {
			return
		}
	}
}

// waitsUntil is when it is decided about somebody who is gone, in Unix ms; false where nothing will be.
func (r waiting) waitsUntil(uid wire.UID) (int64, bool) {
	c := r.presence[uid]
	if c == nil || c.on {
		return 0, false
	}
	at := r.chairOf(uid)
	switch {
	case r.phase != wire.Playing:
		return c.since + keepPlace, true
	case at < 0:
		return c.since + waitForCut, true
	}
	if h := &r.table.hands()[at]; h.Away || h.Out || r.table.Over() && r.round > 0 && r.table.Public().Phase == engine.PhaseMatchOver {
		return 0, false
	}
	until := c.since + waitForCut
	if c.decided {
		until = c.since
	}
	if r.table.leaver == "walkover" {
		until += removeAfter
	}
	return until, true
}

// emptySince is when the last one here was cut off, in Unix ms.
func (r waiting) emptySince() int64 {
	since := r.created
	for _, c := range r.presence {
		since = max(since, c.since)
	}
	return max(since, r.lastLeft)
}

// close ends the room.
func (r waiting) close() {
	r.tellAll(&wire.Left{Why: wire.LeftClosed})
	r.note(&journal.Closed{Why: wire.LeftClosed})
	r.table = nil
}

// wants is when the room wants to be looked at again, in Unix ms; 0: not before somebody does something.
func (r *Room) wants() int64 {
	if r.closed {
		return 0
	}
	if r.relayed() {
		return relaying{r}.wants()
	}
	if !r.presence.anybody() {
		return waiting{r}.emptySince() + closeEmptyAfter
	}
	due := int64(0)
	sooner := func(at int64) {
		if at > 0 && (due == 0 || at < due) {
			due = at
		}
	}
	if r.table != nil {
		sooner(r.table.due())
		if r.table.race.on() {
			sooner(playing{r}.decided())
		}
	}
	if r.phase == wire.Playing {
		sooner(r.nextAt)
	}
	if r.promise != nil {
		sooner(r.dealAt)
	}
	for i := range r.members {
		if until, decides := (waiting{r}).waitsUntil(r.members[i].uid); decides {
			sooner(until)
		}
	}
	if c := r.presence[r.host]; c != nil && !c.on {
		sooner(c.since + waitForCut)
	}
	return due
}
