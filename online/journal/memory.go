package journal

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"fourtell/online/wire"
)

// Memory is a Journal that lasts as long as its program. The zero value is an empty one.
type Memory struct {
	mu    sync.Mutex
	rooms map[wire.RoomCode][][]byte
	shut  bool
}

// Append keeps the entries, and answers before it returns.
func (m *Memory) Append(room wire.RoomCode, entries []Entry, done func(error)) {
	done(m.add(room, entries))
}

func (m *Memory) add(room wire.RoomCode, entries []Entry) error {
	lines := make([][]byte, len(entries))
	for i, e := range entries {
		line, err := e.MarshalJSON()
		if err != nil {
			return fmt.Errorf("entry %d cannot be written: %w", e.N, err)
		}
		lines[i] = line
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.shut {
		return ErrShut
	}
	next := uint64(len(m.rooms[room])) + 1
	for i := range entries {
		if entries[i].N != next+uint64(i) {
			return ErrFenced
		}
	}
	if m.rooms == nil {
		m.rooms = map[wire.RoomCode][][]byte{}
	}
	m.rooms[room] = append(m.rooms[room], lines...)
	return nil
}

// Read gives a room's entries.
func (m *Memory) Read(room wire.RoomCode, from uint64, each func(Entry) error) error {
	m.mu.Lock()
	lines, shut := m.rooms[room], m.shut
	m.mu.Unlock()
	if shut {
		return ErrShut
	}
	for i := max(from, 1); i <= uint64(len(lines)); i++ {
		var e Entry
		if err := json.Unmarshal(lines[i-1], &e); err != nil {
			return err
		}
		if err := each(e); err != nil {
			return err
		}
	}
	return nil
}

// Rooms are those with entries.
func (m *Memory) Rooms() ([]wire.RoomCode, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.shut {
		return nil, ErrShut
	}
	var all []wire.RoomCode
	for room := range m.rooms {
		all = append(all, room)
	}
	slices.Sort(all)
	return all, nil
}

// Forget drops a room's entries.
func (m *Memory) Forget(room wire.RoomCode) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.shut {
		return ErrShut
	}
	delete(m.rooms, room)
	return nil
}

// Close ends it.
func (m *Memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.shut = true
	return nil
}
