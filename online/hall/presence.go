package hall

import (
	"fourtell/engine"
	"fourtell/online/wire"
)

// presence is who of a room's members is connected, and how well: nothing of it outlasts the program.
type presence map[wire.UID]*connected

// connected is one person's.
type connected struct {
	on      bool
	since   int64 // Unix ms: when they were cut off
	decided bool  // their clock ran out: nobody waits for them any longer
	delay   engine.Millis
	slow    bool
	boxes   int   // for the player who deals, since
	boxesAt int64 // Unix ms
}

// here says whether somebody is connected.
func (p presence) here(uid wire.UID) bool {
	c := p[uid]
	return c != nil && c.on
}

// anybody says whether anybody is.
func (p presence) anybody() bool {
	for _, c := range p {
		if c.on {
			return true
		}
	}
	return false
}

// is how somebody is reached.
func (p presence) is(uid wire.UID) wire.Here {
	switch c := p[uid]; {
	case c == nil || !c.on:
		return wire.HereGone
	case c.slow:
		return wire.HereSlow
	}
	return wire.HereYes
}

// come connects somebody. Where nobody was here nobody has been waited for either: the others are waited for from now on.
func (p presence) come(uid wire.UID, now int64) {
	if !p.anybody() {
		for _, c := range p {
			c.since = now
		}
	}
	c := p[uid]
	if c == nil {
		c = &connected{}
		p[uid] = c
	}
	c.on, c.decided = true, false
}

// cut says that somebody is connected no longer.
func (p presence) cut(uid wire.UID, now int64) bool {
	c := p[uid]
	if c == nil || !c.on {
		return false
	}
	c.on, c.since, c.slow = false, now, false
	return true
}

// delay is what a seat's calls are given for its line: half a round trip, within bounds.
func (p presence) delay(uid wire.UID) engine.Millis {
	if c := p[uid]; c != nil {
		return c.delay
	}
	return 0
}

// delayed takes in how long a round trip to somebody takes, in milliseconds; it says whether others see another state of theirs by it.
func (r *Room) delayed(uid wire.UID, trip int64) bool {
	c := r.presence[uid]
	if c == nil || !c.on {
		return false
	}
	trip = max(trip, 0)
	c.delay = min(engine.Millis(trip/2), mostDelay)
	if slow := engine.Millis(trip) >= slowFrom; slow != c.slow {
		c.slow, r.changed = slow, true
		return true
	}
	return false
}
