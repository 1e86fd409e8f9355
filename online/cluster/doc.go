// Package cluster makes several dealers one house: each room is held by one of them, and whoever is connected to another plays in it
// all the same.
//
// Contract: a Node stands between a dealer's gate and its hall and is to the gate what a hall is. Like the two it is a plain state
// machine under a given clock, held by one lock: it starts no goroutine, reads no clock and never blocks. What comes from elsewhere,
// from any goroutine, waits in its inbox until Advance. It knows no socket and no NATS: a Bus takes words to the other dealers, Leases
// say who holds a room, a Journal is where every dealer finds it.
//
// A room is held by lease: a dealer that cannot renew its own lets go of all its rooms, and another takes them up from the journal when
// somebody asks for one, or when it looks what nobody holds. What makes this safe is not the lease but the journal, which refuses
// whoever writes where another has gone on; nobody is told what it has not kept.
//
// A person is known where they are connected: tokens, limits and the other connection that is taken over stay with the gate there. In
// another dealer's hall they are a visitor. Words between two dealers are numbered: where one is missing, those it may have been for
// have their connection shut and come back to the whole, as after any other cut. A visitor's frames are for that person's connection
// alone and pass through no other dealer.
package cluster
