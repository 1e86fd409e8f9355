package room

import "fourtell/engine"

// Open is the beat as that seat saw it, and every hand, drawn card and card in an event with its face: what all seats
// know together. Cards have the deck's identities, not the seat's.
func (r *Replay) Open(s engine.Seat) engine.Snapshot { return r.held[r.at-r.first].Open(s) }
