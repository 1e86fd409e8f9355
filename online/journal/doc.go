// Package journal is what a room is made of: the list of its entries, each with the room's number of it.
//
// Contract: entries are only ever added, in batches that are written whole or not at all, each at the number the writer expects the
// next one to have; where another has written meanwhile the answer is ErrFenced and nothing is written, so that two dealers can't
// both hold a room. An append is answered by a call, at once or later and from any goroutine: the hall goes on meanwhile, and tells
// nobody what has not been answered. Whatever fails is not written, or is never read back.
//
// A journal never sees a client, and nobody sees a journal but the hall: entries hold a room's secrets.
//
// It imports engine and wire and the standard library: no hall, no room, no socket, nothing of net/http, never Ebitengine. Journals
// that keep entries elsewhere than in memory stand beside the dealer, and are held to what package journaltest asks of each.
package journal
