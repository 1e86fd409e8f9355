package journal

import (
	"fmt"

	"fourtell/online/wire"
)

// copied is how many entries go over in one append.
const copied = 100

// Copy takes the rooms of one journal into another and gives how many entries went over. A room that has more there already is left as
// it is, and what an earlier Copy did not come to is gone on with: it may be called again. Nobody may write to either meanwhile. The
// error says which room could not be taken along.
func Copy(to, from Journal) (n int, err error) {
	rooms, err := from.Rooms()
	if err != nil {
		return 0, err
	}
	for _, room := range rooms {
		some, err := copyRoom(to, from, room)
		n += some
		if err != nil {
			return n, fmt.Errorf("room %s: %w", room, err)
		}
	}
	return n, nil
}

func copyRoom(to, from Journal, room wire.RoomCode) (n int, err error) {
	there := uint64(0)
	if err := to.Read(room, 1, func(e Entry) error { there = e.N; return nil }); err != nil {
		return 0, err
	}
	var batch []Entry
	flush := func() error {
		if len(batch) == 0 {
			return nil
		}
		done := make(chan error, 1)
		to.Append(room, batch, func(err error) { done <- err })
		n += len(batch)
		batch = nil
		return <-done
	}
	err = from.Read(room, there+1, func(e Entry) error {
		if batch = append(batch, e); len(batch) < copied {
			return nil
		}
		return flush()
	})
	if err != nil {
		return n, err
	}
	return n, flush()
}
