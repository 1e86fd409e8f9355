package hall

import (
	"fourtell/engine"
	"fourtell/room"
)

// millis are the milliseconds that so many ticks take, rounded up.
func millis(ticks int64) int64 { return (ticks*1000 + room.TicksPerSecond - 1) / room.TicksPerSecond }

// runs says whether time passes at the table: not while it waits for somebody, and not where nobody is there.
func (t *table) runs() bool { return t.r.presence.anybody() && !t.waits() }

// advance lets the time pass up to now: first the picture's, then the table's.
func (t *table) advance(now int64) {
	since := now - t.at
	if due := t.due(); due > 0 {
		since = min(since, due+mostLate-t.at) // later than that nobody was there to look: a machine that slept ends nobody's time
	}
	t.at = max(now, t.at)
	if since <= 0 || !t.runs() || t.race.on() {
		return
	}
	t.part += since * room.TicksPerSecond
	ticks := t.part / 1000
	t.part %= 1000
	for ticks > 0 {
		if t.moving > 0 {
			n := min(ticks, t.moving)
			t.moving -= n
			ticks -= n
			if t.moving == 0 {
				t.quiet = 0
			}
			continue
		}
		if t.Over() || t.waits() || t.rests() {
			return
		}
		t.desk.Settled(t.views[0].Seq)
		t.Step()
		t.quiet++
		ticks--
	}
}

// rests says that nothing at the table depends on its time any more until somebody does something.
func (t *table) rests() bool {
	return millis(t.quiet) >= longestQuiet && !t.busy() && t.Public().Clock.Next() == 0
}

// due is when the table wants to be looked at again, in Unix ms; 0: not before somebody does something.
func (t *table) due() int64 {
	if !t.runs() || t.Over() {
		return 0
	}
	rests := t.at + millis(t.moving)
	if t.busy() {
		if t.moving > 0 {
			return rests + 1
		}
		return t.at + botsLook
	}
	if d := t.Public().Clock.Next(); d > 0 {
		return rests + max(int64(d-t.Now()), 0) + 1
	}
	return 0
}

// busy says whether a bot has something to do, or may soon.
func (t *table) busy() bool {
	if t.bots == 0 {
		return false
	}
	if millis(t.quiet) < botsRest {
		return true
	}
	p := t.Public()
	for s := range engine.Seat(len(p.Hands)) {
		if t.bots&(1<<uint(s)) != 0 && p.OwedBy(s) {
			return true
		}
	}
	return false
}
