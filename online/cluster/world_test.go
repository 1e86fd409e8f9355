package cluster

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
)

// world is a house of several dealers round one journal, under one clock: whatever is said goes through lists that the test may lose
// something of.
type world struct {
	t       testing.TB
	now     int64
	journal journal.Journal
	holders map[wire.RoomCode]string
	made    map[string]wire.RoomCode
	dealers []*dealer
	secrets uint64
}

func newWorld(t testing.TB, dealers int) *world {
	w := &world{t: t, now: 1_800_000_000_000, journal: &journal.Memory{}, holders: map[wire.RoomCode]string{}, made: map[string]wire.RoomCode{}}
	for i := range dealers {
		w.dealer(string(rune('A' + i)))
	}
	w.pass(1000)
	return w
}

// pass lets time pass: everything is done that comes of it.
func (w *world) pass(ms int64) {
	for until := w.now + ms; ; w.now += 10 {
		for moved := true; moved; {
			moved = false
			for _, d := range w.dealers {
				moved = d.step() || moved
			}
		}
		if w.now >= until {
			return
		}
	}
}

// until lets time pass until something is so.
func (w *world) until(what string, most int64, so func() bool) {
	w.t.Helper()
	for begun := w.now; !so(); w.pass(10) {
		if w.now > begun+most {
			w.t.Fatalf("waited %d ms in vain until %s", most, what)
		}
	}
}

// lease is how long a dealer's lasts without being renewed, in ms.
const lease = 10_000

// dealer is one of the house, with everything but sockets and servers.
type dealer struct {
	w       *world
	name    string
	gate    *gate.Gate
	node    *Node
	hall    *hall.Hall
	dead    bool
	renewed int64 // Unix ms; 0: it has given its lease up
	mute    bool  // its lease is not renewed
	heard   []said
	tasks   []func()
	dies    func(journal.Fact) bool // the first entry of which this is so is kept and kills the dealer before it is answered; nil: none
	loses   bool                    // the next append kills the dealer before it is kept
	lose    int                     // so many of the next words to it are lost
	lines   map[gate.Conn]*line
	next    gate.Conn
}

type said struct {
	from string
	data []byte
}

func (w *world) dealer(name string) *dealer {
	d := &dealer{w: w, name: name, renewed: w.now, lines: map[gate.Conn]*line{}}
	var err error
	d.gate, d.node, err = gate.New("Test", d, func(sink hall.Sink) (*Node, error) {
		return Open(Config{Bus: bus{d}, Leases: leases{d}, Journal: mortal{w.journal, d}, Door: sink.(Door), Wake: func() {}, Spawn: func(f func()) { d.tasks = append(d.tasks, f) },
			Trouble: func(err error) { w.t.Error(err) }}, w.now, func(c hall.Config) (*hall.Hall, error) {
			c.House, c.Bots, c.Secret = "Test", onlinetest.Still{}, w.secret
			var err error
			d.hall, err = hall.Open(c, w.now)
			return d.hall, err
		})
	})
	if err != nil {
		w.t.Fatal(err)
	}
	w.dealers = append(w.dealers, d)
	return d
}

func (w *world) secret() (s [32]byte) {
	w.secrets++
	for i := range 4 {
		binary.LittleEndian.PutUint64(s[i*8:], engine.Mix(w.secrets, uint64(i)))
	}
	return s
}

// step does what is to be done now; false where nothing is.
func (d *dealer) step() bool {
	if d.dead {
		return false
	}
	if !d.mute && d.renewed > 0 {
		d.renewed = d.w.now
	}
	tasks, heard := d.tasks, d.heard
	d.tasks, d.heard = nil, nil
	for _, f := range tasks {
		f()
	}
	for _, s := range heard {
		d.node.Heard(s.data, s.from)
	}
	d.gate.Advance(d.w.now)
	return len(tasks)+len(heard) > 0
}

// kill ends a dealer without a word.
func (d *dealer) kill() {
	d.dead = true
	for _, l := range d.lines {
		l.down = true
	}
}

// mortal is a journal whose dealer may be killed when an append is kept, and not answered yet.
type mortal struct {
	journal.Journal
	d *dealer
}

func (m mortal) Append(room wire.RoomCode, entries []journal.Entry, done func(error)) {
	if m.d.dead {
		return // it writes nothing any more
	}
	if m.d.loses {
		m.d.kill()
		return
	}
	if m.d.dies != nil && slices.ContainsFunc(entries, func(e journal.Entry) bool { return m.d.dies(e.Fact) }) {
		m.Journal.Append(room, entries, func(error) {})
		m.d.kill()
		return
	}
	m.Journal.Append(room, entries, done)
}

// bus takes words between the dealers of a test.
type bus struct{ d *dealer }

func (b bus) Name() string { return b.d.name }
func (b bus) Send(to string, data []byte) {
	for _, other := range b.d.w.dealers {
		if other == b.d || other.dead || to != "" && other.name != to {
			continue
		}
		if to != "" && other.lose > 0 {
			other.lose--
			continue
		}
		other.heard = append(other.heard, said{b.d.name, data})
	}
}

// leases are those of a test.
type leases struct{ d *dealer }

func (l leases) holds(code wire.RoomCode) (holder string, stands bool) {
	holder = l.d.w.holders[code]
	for _, d := range l.d.w.dealers {
		if d.name == holder && d.renewed > 0 {
			stands = l.d.w.now < d.renewed+lease
		}
	}
	return holder, stands
}

func (l leases) Claim(code wire.RoomCode) (string, error) {
	if l.d.mute {
		return "", errors.New("the lease is not renewed")
	}
	if holder, stands := l.holds(code); stands {
		return holder, nil
	}
	l.d.w.holders[code] = l.d.name
	return l.d.name, nil
}

func (l leases) Free(codes []wire.RoomCode) (free []wire.RoomCode, err error) {
	for _, code := range codes {
		if holder, stands := l.holds(code); !stands || holder == l.d.name {
			free = append(free, code)
		}
	}
	return free, nil
}

func (l leases) Made(by wire.UID, request uint64, room wire.RoomCode) (wire.RoomCode, error) {
	key := fmt.Sprint(by, request)
	if l.d.w.made[key] == "" {
		l.d.w.made[key] = room
	}
	return l.d.w.made[key], nil
}

func (l leases) Forget(code wire.RoomCode) error { delete(l.d.w.holders, code); return nil }
func (l leases) Leave() error                    { l.d.renewed = 0; return nil }

// line is a client's line to a dealer.
type line struct {
	d    *dealer
	conn gate.Conn
	in   [][]byte
	all  [][]byte // that came, ever
	down bool
}

// Send and Shut are the gate's way out.
func (d *dealer) Send(c gate.Conn, text []byte) {
	l := d.lines[c]
	l.in, l.all = append(l.in, text), append(l.all, text)
}
func (d *dealer) Shut(c gate.Conn) { d.lines[c].down = true }

func (l *line) Send(text []byte) bool {
	if l.down {
		return false
	}
	l.d.gate.Receive(l.d.w.now, l.conn, text)
	return true
}

func (l *line) Receive() ([]byte, bool) {
	if len(l.in) == 0 {
		return nil, false
	}
	text := l.in[0]
	l.in = l.in[1:]
	return text, true
}

func (l *line) State() client.LineState {
	if l.down && len(l.in) == 0 {
		return client.LineDown
	}
	return client.LineUp
}

func (l *line) Close() {
	if !l.down {
		l.down = true
		l.d.gate.Gone(l.d.w.now, l.conn)
	}
}

// guest is somebody with a client like all others.
type guest struct {
	*client.Client
	w    *world
	at   *dealer // to whom their next line goes
	name string
	told []wire.Body
}

// guest comes to a dealer.
func (w *world) guest(name string, at *dealer) *guest {
	w.secrets++
	g := &guest{w: w, at: at, name: name}
	g.Client = client.New(g.dial, client.Who{Token: fmt.Sprintf("the-token-of-%s-that-nobody-guesses", name), Name: name, First: w.secrets * 1000})
	g.Hear(func(b wire.Body) { g.told = append(g.told, b) })
	g.until("who they are is known", func() bool { return g.State() == client.Here })
	return g
}

func (g *guest) dial() client.Line {
	d := g.at
	if d.dead {
		return &line{d: d, down: true}
	}
	d.next++
	l := &line{d: d, conn: d.next}
	d.lines[l.conn] = l
	d.gate.Open(g.w.now, l.conn, "")
	return l
}

func (g *guest) until(what string, so func() bool) {
	g.w.t.Helper()
	g.w.until(g.name+": "+what, 40_000, func() bool { g.Step(g.w.now); return so() })
}

// answered is what a request is answered.
func (g *guest) answered(b wire.Body) wire.Body {
	g.w.t.Helper()
	var answer wire.Body
	if err := g.Ask(b, func(b wire.Body) { answer = b }); err != nil {
		g.w.t.Fatal(err)
	}
	g.until(b.T()+" is answered", func() bool { return answer != nil })
	return answer
}

// must asks for something that is to be done.
func (g *guest) must(b wire.Body) wire.Body {
	g.w.t.Helper()
	answer := g.answered(b)
	if n, refused := answer.(*wire.No); refused {
		g.w.t.Fatalf("%s asks for %s: %s", g.name, b.T(), n.Code)
	}
	return answer
}

// opens opens a room and gives its code.
func (g *guest) opens(b *wire.Create) wire.RoomCode {
	g.w.t.Helper()
	if b.Seats == 0 {
		b.Seats = 2
	}
	return g.must(b).(*wire.Joined).Room.Code
}

func (g *guest) joins(code wire.RoomCode) {
	g.w.t.Helper()
	g.must(&wire.Join{Room: code, As: wire.AsSeat})
}

// holder is the one dealer in whose hall a room is.
func (w *world) holder(code wire.RoomCode) *dealer {
	var all []*dealer
	for _, d := range w.dealers {
		if !d.dead && d.hall.Holds(code) {
			all = append(all, d)
		}
	}
	if len(all) > 1 {
		w.t.Fatalf("%d dealers hold room %s", len(all), code)
	}
	if len(all) == 0 {
		return nil
	}
	return all[0]
}

// entries are the facts of a room's journal of one kind.
func entries[F journal.Fact](w *world, code wire.RoomCode) (all []F) {
	if err := w.journal.Read(code, 1, func(e journal.Entry) error {
		if f, ok := e.Fact.(F); ok {
			all = append(all, f)
		}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
	return all
}

// talk is what has been said in one's room, as one knows it.
func (g *guest) talk() (all []string) {
	if g.Place() != nil {
		for _, s := range g.Place().Chat() {
			all = append(all, s.Text)
		}
	}
	return all
}

func (g *guest) hears(text string) {
	g.w.t.Helper()
	g.until("hears "+text, func() bool { return slices.Contains(g.talk(), text) })
}
