package relay

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
)

// world is a house that relays, who deals through it and who comes, under a clock of the test's own.
type world struct {
	t      *testing.T
	now    int64
	lots   uint64
	gate   *gate.Gate
	hall   *hall.Hall
	lines  map[gate.Conn]*wireLine
	last   gate.Conn
	spied  []spied
	meddle func(from *wireLine, frame []byte) [][]byte // what becomes of a frame of a client; nil: nothing
	people []*player
	store  room.Store // of who deals; nil: none
	game   string     // what is played at the tables; "": the usual
}

// spied is a frame that went through the house.
type spied struct {
	conn gate.Conn
	up   bool
	text []byte
}

type wireLine struct {
	w     *world
	conn  gate.Conn
	state client.LineState
	in    [][]byte
}

func (l *wireLine) State() client.LineState { return l.state }
func (l *wireLine) Send(frame []byte) bool {
	if l.state != client.LineUp {
		return false
	}
	frames := [][]byte{frame}
	if l.w.meddle != nil {
		frames = l.w.meddle(l, frame)
	}
	for _, f := range frames {
		l.w.spied = append(l.w.spied, spied{l.conn, true, f})
		l.w.gate.Receive(l.w.now, l.conn, f)
	}
	return true
}
func (l *wireLine) Receive() ([]byte, bool) {
	if len(l.in) == 0 {
		return nil, false
	}
	frame := l.in[0]
	l.in = l.in[1:]
	return frame, true
}
func (l *wireLine) Close() {
	if l.state != client.LineDown {
		l.state, l.in = client.LineDown, nil
		delete(l.w.lines, l.conn)
		l.w.gate.Gone(l.w.now, l.conn)
	}
}

// Send and Shut are the house's lines.
func (w *world) Send(to gate.Conn, frame []byte) {
	if l := w.lines[to]; l != nil {
		w.spied = append(w.spied, spied{to, false, frame})
		l.in = append(l.in, frame)
	}
}
func (w *world) Shut(c gate.Conn) {
	if l := w.lines[c]; l != nil {
		l.state = client.LineDown
		delete(w.lines, c)
	}
}

func (w *world) lot() [32]byte {
	w.lots++
	return sha256.Sum256(binary.BigEndian.AppendUint64([]byte("lot"), w.lots))
}

func (w *world) chance(b []byte) { lot := w.lot(); copy(b, lot[:]) }

func newWorld(t *testing.T) *world {
	w := &world{t: t, now: 1_000_000, lines: map[gate.Conn]*wireLine{}}
	var err error
	w.gate, w.hall, err = gate.New("house", w, func(s hall.Sink) (*hall.Hall, error) {
		return hall.Open(hall.Config{House: "house", Journal: &journal.Memory{}, Sink: s, Bots: onlinetest.Bots{}, Secret: w.lot, Relays: true}, w.now)
	})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// way is the way to the house; line, where it is not nil, becomes the newest line by it.
func (w *world) way(line **wireLine) client.Dial {
	return func() client.Line {
		w.last++
		l := &wireLine{w: w, conn: w.last, state: client.LineUp}
		w.lines[l.conn] = l
		if line != nil {
			*line = l
		}
		w.gate.Open(w.now, l.conn, "")
		return l
	}
}

// player is a client with somebody before it.
type player struct {
	*client.Client
	name   string
	line   *wireLine // to the house
	dealer *Dealer   // of who deals
	desk   *client.Desk
	person room.Person
	plays  bool
	still  bool // is not stepped: their program stands
	heard  []wire.Body
}

func (w *world) come(name string, dial func(p *player) client.Dial) *player {
	p := &player{name: name}
	p.Client = client.New(dial(p), client.Who{Token: wire.Token([]byte(name), "house"), Name: name, First: uint64(w.now), Chance: w.chance})
	p.Hear(func(b wire.Body) { p.heard = append(p.heard, b) })
	w.people = append(w.people, p)
	return p
}

// deals is somebody who deals.
func (w *world) deals(name string) *player {
	p := w.come(name, func(p *player) client.Dial {
		p.dealer = Deal(w.dealing(p))
		return p.dealer.Dial()
	})
	return p
}

// dealing is with what somebody deals.
func (w *world) dealing(p *player) Options {
	return Options{House: w.way(&p.line), Origin: "https://house", Name: p.name + "'s", Bots: onlinetest.Bots{}, Chance: w.chance,
		Now: func() int64 { return w.now }, Store: w.store}
}

// joins is somebody who comes by a link.
func (w *world) joins(name string, link client.Link) *player {
	p := w.come(name, func(p *player) client.Dial {
		return Join(w.way(&p.line), link, w.chance, func() int64 { return w.now })
	})
	w.check(p.Ask(&wire.Join{Room: link.Room}, func(b wire.Body) { p.heard = append(p.heard, b) }))
	return p
}

func (w *world) check(err error) {
	if err != nil {
		w.t.Helper()
		w.t.Fatal(err)
	}
}

func (w *world) step(ms int64) {
	w.now += ms
	w.gate.Advance(w.now)
	for _, p := range w.people {
		if p.still {
			continue
		}
		p.Step(w.now)
		if p.desk == nil {
			continue
		}
		p.desk.Step()
		if s := p.person.Last(); p.plays && s.Seq != 0 && !p.person.Waiting() {
			if _, waits := p.desk.Underway(); !waits {
				if c, ok := onlinetest.First(&s); ok {
					p.person.Want(c)
				}
			}
		}
	}
}

func (w *world) until(what string, so func() bool) {
	w.t.Helper()
	for n := 0; !so(); n++ {
		if n > 20_000 {
			w.t.Fatal("waited in vain until ", what)
		}
		w.step(50)
	}
}

func (w *world) pass(ms int64) {
	for until := w.now + ms; w.now < until; {
		w.step(50)
	}
}

func (p *player) sit() {
	p.desk = p.Place().Desk(nil)
	p.desk.Sit(p.Place().Seat(), &p.person)
}

// table is people at a table that the first of them deals, whose match has begun.
func (w *world) begin(rules string, names ...string) (people []*player) {
	w.t.Helper()
	ann := w.deals(names[0])
	w.check(ann.Ask(&wire.Create{Seats: len(names), Game: w.game, Rules: rules}, nil))
	w.until("the table stands", func() bool { _, ok := ann.dealer.Link(); return ok && ann.Place() != nil })
	link, _ := ann.dealer.Link()
	link, err := client.ParseLink(link.String(), "")
	w.check(err)
	people = append(people, ann)
	for _, name := range names[1:] {
		p := w.joins(name, link)
		people = append(people, p)
		w.until(name+" sits", func() bool { return p.Place() != nil && p.Place().Seat() >= 0 })
	}
	w.check(ann.Ask(&wire.Start{}, nil))
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

// told says whether somebody has been told a no of that code.
func (p *player) told(code wire.Code) bool {
	for _, b := range p.heard {
		if n, ok := b.(*wire.No); ok && n.Code == code {
			return true
		}
	}
	return false
}

// isBox says whether a frame hands a box on that is sealed.
func isBox(frame []byte) bool {
	return bytes.HasPrefix(frame, []byte(`{"t":"relay`)) && len(frame) > boxBytes
}
