// Package jetstream keeps the journal of rooms in NATS JetStream: in a server inside this program that writes to a folder, or in
// a cluster of servers elsewhere.
//
// Contract: it is a journal.Journal and does what package journal promises. One stream holds all rooms, a subject a room. A
// message is one append, its entries a line each, and is published at the sequence the room's last message had, so that the server
// refuses whoever has not read what another wrote: that refusal, and no lease, is what makes two dealers safe. Nothing is thrown
// away to make room: a full stream refuses.
//
// It imports journal and wire and NATS, and is linked into the dealer alone: the window and the page hold no line of it.
package jetstream
