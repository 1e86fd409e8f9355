// Package onlinetest is a house for the tests of whoever is a client of one: a real hall under a clock of the test's own, lines to
// it that can be cut, and people who play along.
//
// Contract: for tests alone. It has no socket and no goroutine; time passes by Step.
package onlinetest

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// World is a house and the lines to it, under a clock of the test's own.
type World struct {
	t       *testing.T
	Now     int64
	Journal *journal.Memory
	Hall    *hall.Hall
	lines   map[wire.UID]*Line
	dialed  []*Line // and not down yet
	lots    uint64
	Away    bool // nobody reaches the house
	People  []*Player
	Game    string // what Table plays; "": the usual
}

// Line is a connection to it: what is sent is there with the next step, unless the line is cut first.
type Line struct {
	w     *World
	uid   wire.UID
	state client.LineState
	up    [][]byte
	down  [][]byte
}

// State is how it stands.
func (l *Line) State() client.LineState { return l.state }

// Send takes a frame.
func (l *Line) Send(frame []byte) bool {
	if l.state != client.LineUp {
		return false
	}
	l.up = append(l.up, frame)
	return true
}

// Receive is the next frame.
func (l *Line) Receive() ([]byte, bool) {
	if len(l.down) == 0 {
		return nil, false
	}
	frame := l.down[0]
	l.down = l.down[1:]
	return frame, true
}

// Close is Cut.
func (l *Line) Close() { l.Cut() }

// CutAll breaks every line there is.
func (w *World) CutAll() {
	for _, l := range slices.Clone(w.dialed) {
		l.Cut()
	}
}

// Tell lets frames come down it, whoever made them.
func (l *Line) Tell(frames ...[]byte) { l.down = append(l.down, frames...) }

// Forge changes what is on its way down.
func (l *Line) Forge(f func(frame []byte) []byte) {
	for i := range l.down {
		l.down[i] = f(l.down[i])
	}
}

// Cut breaks the line; what is under way is lost.
func (l *Line) Cut() {
	if l.state == client.LineDown {
		return
	}
	l.state, l.up, l.down = client.LineDown, nil, nil
	if l.w.lines[l.uid] == l {
		delete(l.w.lines, l.uid)
		l.w.Hall.Cut(l.w.Now, l.uid)
	}
}

// NewWorld is an open house with nobody in it.
func NewWorld(t *testing.T) *World {
	w := &World{t: t, Now: 1_000_000, Journal: &journal.Memory{}, lines: map[wire.UID]*Line{}}
	w.Open()
	return w
}

// Open opens the house, anew where there was one: its people are cut off and its rooms are in the journal.
func (w *World) Open() {
	for _, l := range w.dialed {
		l.state, l.up, l.down = client.LineDown, nil, nil
	}
	clear(w.lines)
	h, err := hall.Open(hall.Config{House: "test", Journal: w.Journal, Sink: w, Bots: Bots{}, Secret: w.secret, Relays: true}, w.Now)
	if err != nil {
		w.t.Fatal(err)
	}
	w.Hall = h
}

func (w *World) secret() [32]byte {
	w.lots++
	return sha256.Sum256(binary.BigEndian.AppendUint64(nil, w.lots))
}

// Send is the house's word to somebody.
func (w *World) Send(to wire.UID, frame []byte) {
	if l := w.lines[to]; l != nil {
		l.down = append(l.down, frame)
	}
}

// Dial is a line to the house, which stands at once, or is down while nobody reaches it.
func (w *World) Dial() client.Line {
	l := &Line{w: w, state: client.LineUp}
	if w.Away {
		l.state = client.LineDown
		return l
	}
	welcome, err := wire.Write(wire.Message{Body: &wire.Welcome{V: wire.Version, House: "test"}})
	if err != nil {
		w.t.Fatal(err)
	}
	l.down = append(l.down, welcome)
	w.dialed = append(w.dialed, l)
	return l
}

// Carry brings what a line has to say to the house.
func (w *World) Carry(l *Line) {
	up := l.up
	l.up = nil
	for _, frame := range up {
		m, err := wire.ReadClient(frame)
		var fault *wire.Fault
		if errors.As(err, &fault) {
			w.t.Fatalf("the client says what is no message: %v: %s", err, frame)
		}
		if h, ok := m.Body.(*wire.Hello); ok {
			l.uid = wire.UIDOf(h.Token)
			if was := w.lines[l.uid]; was != nil && was != l {
				was.state, was.up, was.down = client.LineDown, nil, nil
			}
			w.lines[l.uid] = l
			w.Hall.Hello(w.Now, l.uid, m.ID, h)
			continue
		}
		w.Hall.Ask(w.Now, l.uid, m)
	}
}

// Player is a client with somebody before it.
type Player struct {
	*client.Client
	w      *World
	Line   *Line
	Name   string
	Desk   *client.Desk
	Person room.Person
	Plays  bool
	Seen   []uint32 // the beats that were shown
}

// Come is somebody who comes to the house under that name.
func (w *World) Come(name string) *Player {
	p := &Player{w: w, Name: name}
	dial := func() client.Line {
		l := w.Dial()
		p.Line = l.(*Line)
		return l
	}
	p.Client = client.New(dial, client.Who{Token: wire.Token([]byte(name), "test"), Name: name, First: uint64(w.Now), Chance: func(b []byte) {
		lot := w.secret()
		copy(b, lot[:])
	}})
	w.People = append(w.People, p)
	return p
}

// Sit puts the player before the table of the room.
func (p *Player) Sit() {
	p.Desk = p.Place().Desk(nil)
	p.Desk.Watch(p.Place().Seat(), func(s engine.Snapshot) { p.Seen = append(p.Seen, s.Seq) })
	p.Desk.Sit(p.Place().Seat(), &p.Person)
}

// Step lets some time pass.
func (w *World) Step(ms int64) {
	w.Now += ms
	w.Hall.Advance(w.Now)
	for _, p := range w.People {
		p.Step(w.Now)
		if p.Desk != nil {
			p.Desk.Step()
			if s := p.Person.Last(); p.Plays && s.Seq != 0 && !p.Person.Waiting() {
				if _, waits := p.Desk.Underway(); !waits {
					if c, ok := First(&s); ok {
						p.Person.Want(c)
					}
				}
			}
		}
	}
	w.dialed = slices.DeleteFunc(w.dialed, func(l *Line) bool { return l.state == client.LineDown })
	for _, l := range w.dialed {
		w.Carry(l)
	}
}

// Until lets time pass until something is so.
func (w *World) Until(what string, so func() bool) {
	w.t.Helper()
	for n := 0; !so(); n++ {
		if n > 40_000 {
			w.t.Fatal("waited in vain until ", what)
		}
		w.Step(50)
	}
}

// Table is people at a table of a room that has begun.
func (w *World) Table(rules string, names ...string) (people []*Player) {
	w.t.Helper()
	for _, name := range names {
		people = append(people, w.Come(name))
	}
	host := people[0]
	w.Until("all are known", func() bool { return All(people, func(p *Player) bool { return p.State() == client.Here }) })
	_ = host.Ask(&wire.Create{Seats: len(people), Game: w.Game, Rules: rules}, nil)
	w.Until("the room is open", func() bool { return host.Place() != nil })
	for _, p := range people[1:] {
		_ = p.Ask(&wire.Join{Room: host.Place().Room().Code}, nil)
	}
	w.Until("all sit", func() bool {
		return All(people, func(p *Player) bool { return p.Place() != nil && p.Place().Seat() >= 0 })
	})
	_ = host.Ask(&wire.Start{}, nil)
	for _, p := range people {
		p.Sit()
	}
	w.Until("the cards are dealt", func() bool { return All(people, func(p *Player) bool { return p.Person.Last().Seq > 0 }) })
	return people
}

// All says whether something is so of everybody.
func All(people []*Player, so func(*Player) bool) bool {
	for _, p := range people {
		if !so(p) {
			return false
		}
	}
	return true
}
