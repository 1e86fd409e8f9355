package relay

import (
	"bytes"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// line is what both ends of a table dealt by a player are to the client before them: a line to a house. While the dealing player can't
// be reached it stays up, answers for itself that it is there, and takes nothing; when they are back it goes down, and the client comes
// again with what it has.
type line struct {
	state client.LineState
	in    [][]byte
	table *table
	away  bool
}

// table is what is kept of a table from one line to the next.
type table struct {
	room *wire.Room // as it was told last; nil: not yet
	over *wire.No   // why there is no table any more; nil while there is
	wait int64      // for how long the player who deals has said nothing, ms
}

// State is how it stands.
func (l *line) State() client.LineState { return l.state }

// give hands a frame to the client.
func (l *line) give(frame []byte) {
	l.in = append(l.in, frame)
	if bytes.HasPrefix(frame, []byte(`{"t":"room"`)) || bytes.HasPrefix(frame, []byte(`{"t":"joined"`)) {
		m, err := wire.ReadHouse(frame)
		if err != nil {
			return
		}
		switch b := m.Body.(type) {
		case *wire.RoomNow:
			l.table.room = &b.Room
		case *wire.Joined:
			l.table.room = &b.Room
		}
	}
}

func (l *line) tell(re uint64, b wire.Body) {
	frame, err := wire.Write(wire.Message{Re: re, Body: b})
	if err != nil {
		panic("a message is no JSON: " + err.Error())
	}
	l.in = append(l.in, frame)
}

// next is the next frame for the client.
func (l *line) next() ([]byte, bool) {
	if len(l.in) == 0 {
		return nil, false
	}
	frame := l.in[0]
	l.in = l.in[1:]
	return frame, true
}

// pause shows the table without the player who deals.
func (l *line) pause() {
	l.away = true
	if l.table.room == nil || l.state != client.LineUp {
		return
	}
	r := *l.table.room
	if r.State == wire.Playing {
		r.State = wire.Paused
	}
	r.Seats = append([]wire.Seat(nil), r.Seats...)
	for i := range r.Seats {
		if s := &r.Seats[i]; s.UID == r.Host {
			s.Here = wire.HereGone
		}
	}
	l.tell(0, &wire.RoomNow{Room: r})
	l.tell(0, &wire.Pong{}) // of a ping that is lost, or waits
}

// apart answers what is asked while the dealing player is away; false: it has to wait.
func (l *line) apart(frame []byte) bool {
	m, err := wire.ReadClient(frame)
	if err != nil {
		return false
	}
	switch b := m.Body.(type) {
	case *wire.Ping:
		l.tell(m.ID, &wire.Pong{})
		return true
	case *wire.Hello:
		l.tell(m.ID, &wire.You{UID: wire.UIDOf(wire.Token([]byte(b.Token), "table "+string(l.table.room.Code))), Name: b.Name, Rooms: []wire.RoomCode{l.table.room.Code}})
		return true
	}
	return false
}

// refuse says why there is no table behind this line.
func (l *line) refuse(n *wire.No) {
	l.tell(0, n)
	l.state = client.LineDown
}

// end ends the table for good: a match that was on is over as far as it was.
func (l *line) end() {
	if l.table.over != nil {
		return
	}
	l.table.over = &wire.No{Code: wire.Closed, Say: wire.Closed.Say()}
	if r := l.table.room; r != nil {
		if r.State == wire.Playing || r.State == wire.Paused {
			over := *r
			over.State = wire.Finished
			l.tell(0, &wire.RoomNow{Room: over})
		}
		l.tell(0, &wire.Left{Why: wire.LeftClosed})
	}
	l.refuse(l.table.over)
}

// masked is a frame of a client in which the token, if it shows one, is another, made from it: the player who deals learns nothing of
// the one by which the house knows somebody, and yet knows them again.
func masked(frame []byte, room wire.RoomCode) []byte {
	if !bytes.HasPrefix(frame, []byte(`{"t":"hello"`)) {
		return frame
	}
	m, err := wire.ReadClient(frame)
	h, ok := m.Body.(*wire.Hello)
	if err != nil || !ok {
		return frame
	}
	h.Token = wire.Token([]byte(h.Token), "table "+string(room))
	out, err := wire.Write(m)
	if err != nil {
		return frame
	}
	return out
}
