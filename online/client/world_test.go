package client_test

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// world is a house and the lines to it, under a clock of the test's own.
type world struct {
	t       *testing.T
	now     int64
	journal *journal.Memory
	hall    *hall.Hall
	lines   map[wire.UID]*line
	lots    uint64
	away    bool // nobody reaches the house
	people  []*player
}

// line is a connection to it: what is sent is there with the next step, unless the line is cut first.
type line struct {
	w     *world
	uid   wire.UID
	state client.LineState
	up    [][]byte
	down  [][]byte
}

func (l *line) State() client.LineState { return l.state }
func (l *line) Send(frame []byte) bool {
	if l.state != client.LineUp {
		return false
	}
	l.up = append(l.up, frame)
	return true
}
func (l *line) Receive() ([]byte, bool) {
	if len(l.down) == 0 {
		return nil, false
	}
	frame := l.down[0]
	l.down = l.down[1:]
	return frame, true
}
func (l *line) Close() { l.cut() }

// cut breaks the line; what is under way is lost.
func (l *line) cut() {
	if l.state == client.LineDown {
		return
	}
	l.state, l.up, l.down = client.LineDown, nil, nil
	if l.w.lines[l.uid] == l {
		delete(l.w.lines, l.uid)
		l.w.hall.Cut(l.w.now, l.uid)
	}
}

// firstLegal is the house's bot.
type firstLegal struct{}

func (firstLegal) Decide(s engine.Snapshot) (engine.Command, bool) { return first(&s) }

type bots struct{}

func (bots) Bot(_, _, _ string) (journal.Bot, bool) {
	return journal.Bot{Kind: "first", Name: "Theo"}, true
}
func (bots) Make(_, _ string) room.NewBot {
	return func(engine.Seat, uint64) room.Bot { return firstLegal{} }
}

// first is the first thing that is legal, a card rather than none.
func first(s *engine.Snapshot) (c engine.Command, ok bool) {
	for _, legal := range s.Legal {
		if legal.Verb == engine.VerbPlay {
			return legal, true
		}
		if !ok && legal.Verb != engine.VerbCatchUno && legal.Verb != engine.VerbCallUno {
			c, ok = legal, true
		}
	}
	return c, ok
}

func newWorld(t *testing.T) *world {
	w := &world{t: t, now: 1_000_000, journal: &journal.Memory{}, lines: map[wire.UID]*line{}}
	w.open()
	return w
}

// open opens the house, anew where there was one: its people are cut off and its rooms are in the journal.
func (w *world) open() {
	for _, l := range w.lines {
		l.state, l.up, l.down = client.LineDown, nil, nil
	}
	clear(w.lines)
	h, err := hall.Open(hall.Config{House: "test", Journal: w.journal, Sink: w, Bots: bots{}, Secret: w.secret}, w.now)
	if err != nil {
		w.t.Fatal(err)
	}
	w.hall = h
}

func (w *world) secret() [32]byte {
	w.lots++
	return sha256.Sum256(binary.BigEndian.AppendUint64(nil, w.lots))
}

// Send is the house's word to somebody.
func (w *world) Send(to wire.UID, frame []byte) {
	if l := w.lines[to]; l != nil {
		l.down = append(l.down, frame)
	}
}

func (w *world) dial() client.Line {
	l := &line{w: w, state: client.LineUp}
	if w.away {
		l.state = client.LineDown
		return l
	}
	welcome, err := wire.Write(wire.Message{Body: &wire.Welcome{V: wire.Version, House: "test"}})
	if err != nil {
		w.t.Fatal(err)
	}
	l.down = append(l.down, welcome)
	return l
}

// carry brings what a line has to say to the house.
func (w *world) carry(l *line) {
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
			w.hall.Hello(w.now, l.uid, m.ID, h)
			continue
		}
		w.hall.Ask(w.now, l.uid, m)
	}
}

// player is a client with somebody before it.
type player struct {
	*client.Client
	w      *world
	line   *line
	name   string
	desk   *client.Desk
	person room.Person
	plays  bool
	seen   []uint32 // the beats that were shown
}

func (w *world) come(name string) *player {
	p := &player{w: w, name: name}
	dial := func() client.Line {
		l := w.dial()
		p.line = l.(*line)
		return l
	}
	p.Client = client.New(dial, client.Who{Token: wire.Token([]byte(name), "test"), Name: name, First: uint64(w.now), Chance: func(b []byte) {
		lot := w.secret()
		copy(b, lot[:])
	}})
	w.people = append(w.people, p)
	return p
}

// sit puts the player before the table of the room.
func (p *player) sit() {
	p.desk = p.Place().Desk(nil)
	p.desk.Watch(p.Place().Seat(), func(s engine.Snapshot) { p.seen = append(p.seen, s.Seq) })
	p.desk.Sit(p.Place().Seat(), &p.person)
}

// step lets some time pass.
func (w *world) step(ms int64) {
	w.now += ms
	w.hall.Advance(w.now)
	for _, p := range w.people {
		p.Step(w.now)
		if p.desk != nil {
			p.desk.Step()
			if s := p.person.Last(); p.plays && s.Seq != 0 && !p.person.Waiting() {
				if _, waits := p.desk.Underway(); !waits {
					if c, ok := first(&s); ok {
						p.person.Want(c)
					}
				}
			}
		}
		if p.line != nil && p.line.state == client.LineUp {
			w.carry(p.line)
		}
	}
}

// until lets time pass until something is so.
func (w *world) until(what string, so func() bool) {
	w.t.Helper()
	for n := 0; !so(); n++ {
		if n > 40_000 {
			w.t.Fatal("waited in vain until ", what)
		}
		w.step(50)
	}
}

// table is people at a table of a room that has begun.
func (w *world) table(rules string, names ...string) (people []*player) {
	w.t.Helper()
	for _, name := range names {
		people = append(people, w.come(name))
	}
	host := people[0]
	w.until("all are known", func() bool { return all(people, func(p *player) bool { return p.State() == client.Here }) })
	_ = host.Ask(&wire.Create{Seats: len(people), Rules: rules}, nil)
	w.until("the room is open", func() bool { return host.Place() != nil })
	for _, p := range people[1:] {
		_ = p.Ask(&wire.Join{Room: host.Place().Room().Code}, nil)
	}
	w.until("all sit", func() bool {
		return all(people, func(p *player) bool { return p.Place() != nil && p.Place().Seat() >= 0 })
	})
	_ = host.Ask(&wire.Start{}, nil)
	for _, p := range people {
		p.sit()
	}
	w.until("the cards are dealt", func() bool { return all(people, func(p *player) bool { return p.person.Last().Seq > 0 }) })
	return people
}

func all(people []*player, so func(*player) bool) bool {
	for _, p := range people {
		if !so(p) {
			return false
		}
	}
	return true
}
