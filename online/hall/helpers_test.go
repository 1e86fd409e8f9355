package hall

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"regexp"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// secret is what no frame may hold: a seed that is one.
var secret = regexp.MustCompile(`"(seed|bots)[\\"]*:[\\"]*[1-9]|"key[\\"]*:`)

// lucky is the bot of these tests: it does what is legal, by chance, and rather plays and calls than not.
type lucky struct {
	seat engine.Seat
	seed uint64
}

func (l lucky) Decide(s engine.Snapshot) (engine.Command, bool) { return pick(&s, l.seed) }

// pick is something legal; false where nothing is. Where several are asked whether they doubt somebody, few do: else a round has no end.
func pick(s *engine.Snapshot, chance uint64) (engine.Command, bool) {
	verbs := []engine.Verb{engine.VerbCallUno, engine.VerbPlay, engine.VerbClaim, engine.VerbChooseColor, engine.VerbAccept, engine.VerbChallenge, engine.VerbPass, engine.VerbDraw}
	if len(s.Owing) > 0 && engine.Mix(chance, uint64(s.Decision), uint64(s.Viewer+1))%20 > 0 {
		verbs = []engine.Verb{engine.VerbPass}
	}
	for _, verb := range verbs {
		var fit []engine.Command
		for _, c := range s.Legal {
			if c.Verb == verb {
				fit = append(fit, c)
			}
		}
		if len(fit) > 0 {
			return fit[engine.Mix(chance, uint64(s.Decision))%uint64(len(fit))], true
		}
	}
	return engine.Command{}, false
}

// luck is the house of such bots.
type luck struct{}

func (luck) Bot(_, level, guest string) (journal.Bot, bool) {
	if guest != "" {
		return journal.Bot{Kind: "luck", Name: guest, Guest: guest}, guest == "theo"
	}
	return journal.Bot{Kind: "luck", Name: "Bot"}, level == "" || level == "easy"
}

func (luck) Make(_, _ string) room.NewBot {
	return func(seat engine.Seat, seed uint64) room.Bot { return lucky{seat, seed} }
}

// slow is a journal that answers when it is told to, and may answer that it is lost.
type slow struct {
	journal.Memory
	hold bool
	lose error
	held []func()
}

func (s *slow) Append(code wire.RoomCode, entries []journal.Entry, done func(error)) {
	if s.lose != nil {
		done(s.lose)
		return
	}
	if !s.hold {
		s.Memory.Append(code, entries, done)
		return
	}
	s.held = append(s.held, func() { s.Memory.Append(code, entries, done) })
}

// answer answers so many of what is held.
func (s *slow) answer(n int) {
	for ; n > 0 && len(s.held) > 0; n-- {
		f := s.held[0]
		s.held = s.held[1:]
		f()
	}
}

// world is a hall with people, under a clock of its own.
type world struct {
	t       testing.TB
	hall    *Hall
	cfg     Config
	journal *slow
	now     int64
	guests  map[wire.UID]*guest
	order   []*guest
	woken   int
	lazy    bool // rooms are read when they are asked for
	trouble []error
	secrets uint64
}

// guest is a client: it holds what it is told, and nothing else.
type guest struct {
	w      *world
	uid    wire.UID
	name   string
	on     bool
	id     uint64
	told   []wire.Message // all that was read
	room   *wire.Room
	joined *wire.Joined
	left   *wire.Left
	snap   engine.Snapshot
	seen   bool // there is a snapshot
	round  *wire.Round
	you    *wire.You
	owes   *wire.Promise // a share is owed to
	mean   bool          // gives none
	proof  []*wire.Promise
	byRe   map[uint64]wire.Message
	wrong  error
	eyes   *crowd // who looks over one's shoulder
	lazy   bool   // reads neither beats nor what changes about the room
	keeps  bool   // keeps all that is heard
	heard  []heard
}

func newWorld(t testing.TB, seed uint64, change ...func(*Config)) *world {
	w := &world{t: t, now: 1_800_000_000_000, guests: map[wire.UID]*guest{}, journal: &slow{}, secrets: seed}
	w.cfg = Config{House: "Test", Journal: w.journal, Sink: w, Bots: luck{}, Secret: w.secret, Wake: func() { w.woken++ },
		Trouble: func(err error) { w.trouble = append(w.trouble, err) }}
	for _, c := range change {
		c(&w.cfg)
	}
	w.open()
	return w
}

func (w *world) open() {
	h, err := Open(w.cfg, w.now)
	if err != nil {
		w.t.Fatal(err)
	}
	w.hall = h
	if !w.lazy {
		h.RestoreAll()
	}
}

// restart opens the hall again from its journal: everybody is cut off.
func (w *world) restart() {
	for _, g := range w.order {
		g.on, g.joined, g.seen, g.room = false, nil, false, nil
	}
	w.open()
}

func (w *world) secret() (s [32]byte) {
	for i := range 4 {
		w.secrets++
		binary.LittleEndian.PutUint64(s[i*8:], engine.Mix(w.secrets, 99))
	}
	return s
}

// Send takes a frame to somebody.
func (w *world) Send(to wire.UID, text []byte) {
	if g := w.guests[to]; g != nil && g.on {
		if g.keeps {
			g.heard = append(g.heard, heard{w.now, text})
		}
		if (bytes.Contains(text, []byte("seed")) || bytes.Contains(text, []byte("bots")) || bytes.Contains(text, []byte("key"))) && secret.Match(text) {
			g.fail(fmt.Errorf("a seed is told: %s", text))
		}
		g.read(text)
	}
}

// guest is somebody by their name, who has said hello.
func (w *world) guest(name string) *guest {
	g := &guest{w: w, uid: wire.UIDOf("token-of-" + name + "-which-is-long"), name: name, byRe: map[uint64]wire.Message{}}
	w.guests[g.uid] = g
	w.order = append(w.order, g)
	g.hello(nil)
	return g
}

// pass lets time pass, as who holds the hall does: whenever something is due.
func (w *world) pass(ms int64) {
	until := w.now + ms
	for {
		at, ok := w.hall.Due()
		if !ok || at > until {
			break
		}
		w.now = max(w.now, at)
		w.hall.Advance(w.now)
		w.give()
	}
	w.now = until
	w.hall.Advance(w.now)
	w.give()
}

// give has everybody who has been promised a deal give their share, as a client does.
func (w *world) give() {
	for _, g := range w.order {
		if b := g.owes; b != nil && g.on && !g.mean {
			g.owes = nil
			g.id++
			w.hall.Ask(w.now, g.uid, wire.Message{ID: g.id, Body: &wire.Share{Round: b.Round, Share: g.share(b.Round)}})
		}
	}
}

// share is what somebody gives to a round.
func (g *guest) share(round int) string {
	return fmt.Sprintf("%016x%016x", engine.Mix(uint64(round), uint64(g.uid[0])), uint64(g.uid[1]))
}

func (g *guest) hello(since *wire.Since) {
	g.on, g.joined, g.left, g.seen = true, nil, nil, false
	g.w.hall.Hello(g.w.now, g.uid, 0, &wire.Hello{V: 1, Name: g.name, Since: since})
	g.w.give()
}

// back comes back with what one has.
func (g *guest) back(code wire.RoomCode) { g.hello(&wire.Since{Room: code, Seq: g.snap.Seq}) }

func (g *guest) cut() {
	g.on = false
	g.w.hall.Cut(g.w.now, g.uid)
}

// ask asks for something and gives what it was answered.
func (g *guest) ask(b wire.Body) wire.Body {
	g.id++
	return g.askAs(g.id, b)
}

func (g *guest) askAs(id uint64, b wire.Body) wire.Body {
	delete(g.byRe, id)
	g.w.hall.Ask(g.w.now, g.uid, wire.Message{ID: id, Body: b})
	g.w.give()
	m, ok := g.byRe[id]
	if !ok {
		return nil
	}
	return m.Body
}

// soon asks for something that may be answered only when nobody else can have said the same in the same moment.
func (g *guest) soon(b wire.Body) wire.Body {
	if answer := g.ask(b); answer != nil {
		return answer
	}
	g.w.pass(oneTick + int64(mostDelay))
	return g.byRe[g.id].Body
}

// must asks for something that is to be done.
func (g *guest) must(b wire.Body) wire.Body {
	g.w.t.Helper()
	answer := g.ask(b)
	if n, refused := answer.(*wire.No); refused || answer == nil {
		g.w.t.Fatalf("%s asked for %s and was answered %T %+v", g.name, b.T(), answer, n)
	}
	return answer
}

// refused asks for something that is to be refused, and gives the code.
func (g *guest) refused(b wire.Body) wire.Code {
	g.w.t.Helper()
	answer := g.ask(b)
	n, ok := answer.(*wire.No)
	if !ok {
		g.w.t.Fatalf("%s asked for %s and was answered %T", g.name, b.T(), answer)
	}
	return n.Code
}

// read takes a frame as a client does.
func (g *guest) read(text []byte) {
	if g.lazy && (bytes.HasPrefix(text, []byte(`{"t":"beat"`)) || bytes.HasPrefix(text, []byte(`{"t":"room`))) {
		return
	}
	m, err := wire.ReadHouse(text)
	if err != nil {
		g.fail(err)
		return
	}
	if m.Re > 0 {
		g.byRe[m.Re] = m
	}
	g.told = append(g.told, m)
	switch b := m.Body.(type) {
	case *wire.You:
		g.you = b
	case *wire.Joined:
		g.joined, g.room, g.left, g.seen = b, &b.Room, nil, false
		if string(b.Snap) != "null" {
			g.take(b.Snap)
		}
	case *wire.RoomNow:
		g.room = &b.Room
		if b.Room.State == wire.Waiting {
			g.seen, g.snap = false, engine.Snapshot{}
		}
	case *wire.Beat:
		g.take(b.Snap)
	case *wire.Round:
		g.round = b
	case *wire.Promise:
		g.owes = b
		g.proof = append(g.proof, b)
	case *wire.Left:
		g.left, g.joined, g.room, g.seen = b, nil, nil, false
	}
}

// take puts a tail on what there is.
func (g *guest) take(text []byte) {
	tail, err := games.All().ReadTail(text)
	if err != nil {
		g.fail(err)
		return
	}
	had := g.snap
	if !g.seen {
		had = engine.Snapshot{}
	}
	s, err := tail.On(&had)
	if err != nil {
		g.fail(err)
		return
	}
	if g.seen && s.Seq <= had.Seq && s.Round >= had.Round && g.room.State != wire.Waiting && s.Seq != 1 {
		g.fail(fmt.Errorf("beat %d comes after beat %d", s.Seq, had.Seq))
	}
	g.snap, g.seen = s, true
	if g.eyes != nil {
		if err := g.eyes.look(g, &s); err != nil {
			g.fail(err)
		}
	}
}

func (g *guest) fail(err error) {
	g.wrong = errors.Join(g.wrong, fmt.Errorf("%s: %w", g.name, err))
}

// move does something legal; false where there is nothing to do.
func (g *guest) move(chance uint64) bool {
	if !g.on || !g.seen || !g.snap.Owes() {
		return false
	}
	c, ok := pick(&g.snap, chance)
	if !ok {
		return false
	}
	if _, refused := g.soon(&wire.Do{Command: c}).(*wire.No); refused {
		g.w.t.Fatalf("%s may not %s", g.name, c.Verb)
	}
	return true
}

// create opens a room and gives its code.
func (g *guest) create(b *wire.Create) wire.RoomCode {
	g.w.t.Helper()
	if b.Seats == 0 {
		b.Seats = 4
	}
	return g.must(b).(*wire.Joined).Room.Code
}

// room is a room as the hall has it.
func (w *world) room(code wire.RoomCode) *Room { return w.hall.rooms[code] }

// play has everybody of these move whenever they owe something, until the round is over, at most so many moves.
func (w *world) play(moves int, all ...*guest) bool {
	for n := range moves {
		moved := false
		for _, g := range all {
			if g.seen && g.snap.Over() {
				return true
			}
			moved = g.move(uint64(n)+w.secrets) || moved
		}
		if !moved {
			w.pass(200)
		}
	}
	return false
}
