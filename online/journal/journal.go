package journal

import (
	"errors"

	"fourtell/online/wire"
)

// Journal keeps the entries of rooms. It is safe for concurrent use.
type Journal interface {
	// Append adds entries to a room's, the first of which has the number expected of the next; their N says so. done is called once,
	// with nil when all are kept, with ErrFenced where another has written there, and with another error where they are not kept for
	// another reason; perhaps before Append returns, perhaps from another goroutine, for one room in the order of the appends. After
	// an append that failed all later ones that were made in the belief that it would not fail too.
	Append(room wire.RoomCode, entries []Entry, done func(error))
	// Read gives a room's entries from that number on, in order, until each says no by an error, which Read returns.
	Read(room wire.RoomCode, from uint64, each func(Entry) error) error
	// Rooms are those with entries, in no order.
	Rooms() ([]wire.RoomCode, error)
	// Forget drops a room's entries, when nobody will ask for them any more.
	Forget(room wire.RoomCode) error
	// Close ends it. What has not been answered is answered with ErrShut, or written.
	Close() error
}

// ErrFenced says that another has written to the room meanwhile: whoever gets it has lost the room.
var ErrFenced = errors.New("another dealer has gone on with the room")

// ErrShut says that the journal is closed.
var ErrShut = errors.New("the journal is closed")
