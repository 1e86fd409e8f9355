package main

import (
	"fourtell/engine"
	"fourtell/online/wire"
)

// ended is the end of a round: the beat, and how the room stood then.
type ended struct {
	seq   uint32
	state wire.State
}

// goOn has the host deal the next round, or begin again, once each time; false where there is nothing of that to do just now.
func (r *loadRoom) goOn(over *engine.Snapshot) bool {
	for _, p := range r.players {
		if p.Place() == nil || !p.Place().Host() {
			continue
		}
		after := ended{over.Seq, p.Place().Room().State}
		if r.ended == after {
			return false // it has been asked for, and is on its way
		}
		if r.ended.seq != after.seq {
			r.rounds++
		}
		r.ended = after
		b := wire.Body(&wire.Next{})
		switch after.state {
		case wire.Finished:
			b = &wire.Again{}
		case wire.Waiting:
			b, r.granted = &wire.Start{}, 0 // of a new match
		}
		r.ask(p, b)
		return true
	}
	return false
}
