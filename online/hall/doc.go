// Package hall is where rooms are: who is in them, who sits, who talks, how a room lives from its first guest to its last.
//
// Contract: a Hall is a plain state machine. What people wish comes in as wire messages under their uid, the time comes in as Unix
// milliseconds with every call, and what they are told goes out as frames through a Sink, each frame to one person. It reads no clock,
// starts no goroutine, never blocks, and is not safe for concurrent use: whoever holds it gives it one goroutine or one lock. Due says
// when it wants to be called next if nobody asks for anything; a room at rest is never due.
//
// The hall never sees a socket, the table never sees a person, the journal never sees a client. A room's table is a room.Table: people
// sit on it as feeds (feed.go), which hold nothing but what their seat was shown, and their wishes go to the table by Do. Everything
// about a room that outlasts a connection is told by the entries of its journal: they are applied in one place (apply.go), whether they
// have just been made or are read again, so that a room read from its journal is the room it was. What anybody is told waits until the
// entries it rests on have been kept (ledger.go).
//
// It imports engine, the shelf of games, room, and online's wire and journal: no socket, nothing of net/http, no bot (they are handed
// in), never scene or Ebitengine.
package hall
