package relay

import (
	"fourtell/online/client"
	"fourtell/online/wire"
)

// The times of waiting for somebody who says nothing, in milliseconds.
const (
	// askAfter is after how long who deals is asked whether they are there, and the house with them; tripEvery how often at least, so
	// that they know how long it takes.
	askAfter  = 2_000
	tripEvery = 6_000
	// silentAfter is how long nothing may come before who deals counts as away; deafAfter the house.
	silentAfter = 4_000
	deafAfter   = 10_000
	// mostLook is the longest time that passes between two looks: in what is more than that this program stood.
	mostLook = 1_000
)

// vigil is when something came by a line, in the time that has passed for it.
type vigil struct {
	now    func() int64 // ms
	at     int64        // by now, at the last look
	passed int64        // since the line began, ms
	dealer int64        // when who deals was last heard
	house  int64        // when the house was
	pinged int64        // when it was last asked whether it is there
	asked  int64        // when who deals was last asked
	waits  bool         // for the answer
	trip   int64        // how long the last took, ms
}

// look lets the time pass since the last look, and gives it.
func (v *vigil) look() (since int64) {
	now := v.now()
	if v.at != 0 {
		since = min(max(now-v.at, 0), mostLook)
	}
	v.at = now
	v.passed += since
	return since
}

// listen looks whether who deals is there: the house says who is cut off, but not whose program stands.
func (j *joining) listen() {
	v := &j.vigil
	since := v.look()
	if j.house == nil || j.cut || j.talk == nil && j.hello == nil {
		return
	}
	quiet := v.passed - v.dealer
	if j.talk != nil && !v.waits && (quiet >= askAfter || v.passed-v.asked >= tripEvery) {
		v.waits, v.asked = true, v.passed
		j.talk.sayThere(v.trip)
		if !j.flush() {
			return
		}
	}
	if quiet >= askAfter && v.passed-v.pinged >= askAfter {
		v.pinged = v.passed
		_ = j.ask(askPing, &wire.Ping{}) // a line that takes nothing is found out soon
	}
	switch {
	case v.passed-v.house >= deafAfter:
		j.down()
	case quiet >= silentAfter && v.passed-v.house < silentAfter && !j.silent:
		j.silent = true
		j.stand()
	}
	if j.silent {
		if j.table.wait += since; j.table.wait >= dealerWithin {
			j.end()
			j.down()
		}
	}
}

// stand shows the table without who deals. A line that came too late to reach them stands in for theirs, where the table is known.
func (j *joining) stand() {
	if j.state == client.LineOpening && j.table.room != nil {
		j.state = client.LineUp
		j.tell(0, &wire.Welcome{V: wire.Version, Limits: wire.Limits{Frame: wire.MostFrame, Per10s: wire.MostPer10s, ChatPer10s: wire.MostChatPer10s}})
	}
	j.pause()
}

// answered is who deals being heard.
func (j *joining) answered() {
	v := &j.vigil
	v.dealer, j.table.wait = v.passed, 0
	if t := j.talk; t != nil && t.there {
		if v.waits, t.there = false, false; !j.silent {
			v.trip = max(v.passed-v.asked, 1)
		}
	}
	if j.silent {
		j.silent, j.away = false, false
		if j.talk != nil && j.table.room != nil {
			j.tell(0, &wire.RoomNow{Room: *j.table.room})
		}
	}
}
