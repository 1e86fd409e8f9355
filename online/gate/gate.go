package gate

import (
	"errors"

	"fourtell/online/hall"
	"fourtell/online/wire"
)

// Conn is a connection, by a number that is never used again.
type Conn uint64

// Out is the connections as the gate uses them. Neither method may block or call the gate.
type Out interface {
	// Send sends a frame, which is shared and not to be changed.
	Send(to Conn, frame []byte)
	// Shut ends a connection once all that was sent is out.
	Shut(c Conn)
}

// The times of a gate, in milliseconds, and its bounds.
const (
	// helloWithin is how long a connection may say nothing about who it is.
	helloWithin = 10_000
	// mostWrong is how many frames of a connection may be no messages, or too many, before it is shut.
	mostWrong = 100
	// forgetAfter is for how long it is kept how much somebody has sent who is not there any more.
	forgetAfter = 60_000
)

// Rooms is what is behind a gate: a hall, or the halls of several dealers.
type Rooms interface {
	// Hello says that somebody is connected, and who they are.
	Hello(now int64, uid wire.UID, re uint64, b *wire.Hello)
	// Ask does what somebody asks for who has said hello.
	Ask(now int64, uid wire.UID, m wire.Message)
	// Cut says that somebody's connection is gone.
	Cut(now int64, uid wire.UID)
	// Delay says how long a round trip to somebody takes, in milliseconds.
	Delay(uid wire.UID, trip int64)
	// Advance does what is due.
	Advance(now int64)
	// Due is when Advance wants to be called if nobody asks for anything, in Unix ms; false: not at all.
	Due() (int64, bool)
	// Drain takes no new rooms from now on, and tells everybody so.
	Drain(now int64)
	// Size is how many rooms there are, how many people are connected, and how many bytes of rounds that are over are kept.
	Size() (rooms, people, past int)
}

var _ Rooms = (*hall.Hall)(nil)

// Gate is the door of a hall.
type Gate struct {
	rooms  Rooms
	house  string
	out    Out
	now    int64 // Unix ms
	lines  map[Conn]*line
	people map[wire.UID]*person
	misses misses
	votes  votes
	asked  int64 // when the first of those who have said nothing is shut; 0: there is none
	swept  int64
}

// line is a connection.
type line struct {
	from  string
	since int64 // Unix ms
	uid   wire.UID
	wrong int
	told  int64 // when it was last told that it sends too much
	rate  bucket
}

// person is who has said hello: how much they send counts over all their connections.
type person struct {
	conn   Conn
	on     bool
	left   int64 // Unix ms
	chat   bucket
	joins  bucket
	makes  bucket
	wholes bucket
}

// New puts a gate before the rooms that open opens with the gate as their Sink. The error is open's; the gate stands all the same.
func New[R Rooms](house string, out Out, open func(hall.Sink) (R, error)) (*Gate, R, error) {
	g := &Gate{house: house, out: out, lines: map[Conn]*line{}, people: map[wire.UID]*person{}, misses: misses{}}
	h, err := open(g)
	g.rooms = h
	return g, h, err
}

// Shut ends somebody's connection: as one that has been taken over where they are connected to another dealer of the house now, or
// without a word, so that they come back.
func (g *Gate) Shut(uid wire.UID, replaced bool) {
	p := g.people[uid]
	if p == nil || !p.on {
		return
	}
	p.on, p.left = false, g.now
	delete(g.lines, p.conn)
	if replaced {
		g.tell(p.conn, 0, &wire.Left{Why: wire.LeftReplaced})
	}
	g.out.Shut(p.conn)
	g.rooms.Cut(g.now, uid)
}

// Open says that there is a connection, and from which address: it is welcomed. "" is one from where nobody is told apart, of which no
// address is held to anything.
func (g *Gate) Open(now int64, c Conn, from string) {
	g.tick(now)
	g.lines[c] = &line{from: from, since: g.now, rate: full(wire.MostPer10s)}
	if g.asked == 0 {
		g.asked = g.now + helloWithin
	}
	g.tell(c, 0, &wire.Welcome{V: wire.Version, House: g.house, Now: g.now,
		Limits: wire.Limits{Frame: wire.MostFrame, Per10s: wire.MostPer10s, ChatPer10s: wire.MostChatPer10s}})
}

// Gone says that a connection is there no longer.
func (g *Gate) Gone(now int64, c Conn) {
	g.tick(now)
	l := g.lines[c]
	if l == nil {
		return
	}
	delete(g.lines, c)
	if p := g.people[l.uid]; p != nil && p.on { // a line that was taken over is gone already
		p.on, p.left = false, g.now
		g.rooms.Cut(g.now, l.uid)
	}
}

// Who is behind a connection; "": they have not said it.
func (g *Gate) Who(c Conn) wire.UID {
	if l := g.lines[c]; l != nil {
		return l.uid
	}
	return ""
}

// Trip says how long a round trip takes on a connection, in milliseconds.
func (g *Gate) Trip(c Conn, ms int64) {
	if l := g.lines[c]; l != nil && l.uid != "" {
		g.rooms.Delay(l.uid, ms)
	}
}

// Send sends a frame to somebody's connection, where they have one.
func (g *Gate) Send(to wire.UID, frame []byte) {
	if p := g.people[to]; p != nil && p.on {
		if l := g.lines[p.conn]; l != nil {
			g.misses.count(g.now, l.from, frame)
		}
		g.out.Send(p.conn, frame)
	}
}

// Receive takes a frame of a connection in.
func (g *Gate) Receive(now int64, c Conn, frame []byte) {
	g.tick(now)
	l := g.lines[c]
	if l == nil {
		return // it has been shut
	}
	if !l.rate.take(g.now, wire.MostPer10s) {
		if g.now-l.told >= 1000 {
			l.told = g.now
			g.no(c, 0, wire.Rate)
		}
		g.wrong(c, l)
		return
	}
	m, err := wire.ReadClient(frame)
	if err != nil {
		var f *wire.Fault
		if errors.As(err, &f) {
			g.tell(c, f.Re, &wire.No{Code: f.Code, Say: f.Why})
		}
		g.wrong(c, l)
		return
	}
	switch b := m.Body.(type) {
	case *wire.Hello:
		g.hello(c, l, m.ID, b)
	case *wire.Ping:
		g.tell(c, m.ID, &wire.Pong{Now: g.now})
	default:
		if l.uid == "" {
			g.no(c, m.ID, wire.NotNow)
			g.wrong(c, l)
			return
		}
		_, join := m.Body.(*wire.Join)
		if !g.people[l.uid].may(g.now, m.Body) || join && !g.misses.may(g.now, l.from) {
			g.no(c, m.ID, wire.Rate)
			return
		}
		g.rooms.Ask(g.now, l.uid, g.votes.hear(g.now, l.from, l.uid, m))
	}
}

// hello says who is behind a connection: another connection of theirs is shut, and told why.
func (g *Gate) hello(c Conn, l *line, id uint64, b *wire.Hello) {
	uid := wire.UIDOf(b.Token)
	b.Token = ""
	if l.uid != "" && l.uid != uid {
		g.no(c, id, wire.NotNow) // a connection is one person's
		return
	}
	p := g.people[uid]
	if p == nil {
		p = &person{chat: full(wire.MostChatPer10s), joins: full(mostJoins), makes: full(mostMakes), wholes: full(mostWholes)}
		g.people[uid] = p
	}
	if p.on && p.conn != c {
		old := p.conn
		delete(g.lines, old)
		g.tell(old, 0, &wire.Left{Why: wire.LeftReplaced})
		g.out.Shut(old)
	}
	l.uid, p.conn, p.on = uid, c, true
	if b.Since != nil && (!p.joins.take(g.now, mostJoins) || !g.misses.may(g.now, l.from)) {
		b.Since = nil // codes are not to be tried by coming back either
		g.no(c, 0, wire.Rate)
	}
	g.rooms.Hello(g.now, uid, id, b)
}

// wrong counts a frame that was not heard.
func (g *Gate) wrong(c Conn, l *line) {
	if l.wrong++; l.wrong >= mostWrong {
		g.Gone(g.now, c)
		g.out.Shut(c)
	}
}

// Advance does what is due at the gate and in the hall.
func (g *Gate) Advance(now int64) {
	g.tick(now)
	if g.asked > 0 && g.now >= g.asked {
		g.asked = 0
		for c, l := range g.lines {
			switch {
			case l.uid != "":
			case g.now >= l.since+helloWithin:
				delete(g.lines, c)
				g.tell(c, 0, &wire.Left{Why: wire.LeftIdle})
				g.out.Shut(c)
			case g.asked == 0 || l.since+helloWithin < g.asked:
				g.asked = l.since + helloWithin
			}
		}
	}
	if g.now >= g.swept+forgetAfter {
		g.swept = g.now
		g.misses.sweep(g.now)
		for uid, p := range g.people {
			if !p.on && g.now >= p.left+forgetAfter {
				delete(g.people, uid)
			}
		}
	}
	g.rooms.Advance(g.now)
}

// Due is when Advance wants to be called if nothing comes in, in Unix ms; false: not at all.
func (g *Gate) Due() (int64, bool) {
	at, ok := g.rooms.Due()
	if g.asked > 0 && (!ok || g.asked < at) {
		return g.asked, true
	}
	return at, ok
}

func (g *Gate) tick(now int64) { g.now = max(g.now, now) }

func (g *Gate) no(c Conn, re uint64, code wire.Code) {
	g.tell(c, re, &wire.No{Code: code, Say: code.Say()})
}

func (g *Gate) tell(c Conn, re uint64, b wire.Body) {
	text, err := wire.Write(wire.Message{Re: re, Body: b})
	if err != nil {
		panic("a message of the house is no JSON: " + err.Error())
	}
	g.out.Send(c, text)
}
