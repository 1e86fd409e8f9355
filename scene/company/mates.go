package company

import (
	"strconv"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// Routes lead from a table in company to screens that it need not know. The wiring lays them: stage.Routes.More.
type Routes struct {
	Room func(*stage.Stage) stage.Scene // where people wait for a match; nil: the title
	Out  func(*stage.Stage) stage.Scene // where somebody is who has left a room; nil: the title
}

// NewTable is the table of the room one is in, where a match is on. The error is one sentence about a room whose game this program
// can't show.
func NewTable(s *stage.Stage, place *client.Place) (stage.Scene, error) {
	desk, r := place.Desk(nil), place.Room()
	o := table.Options{Desk: desk, Setup: engine.Setup{Game: r.Game, Rules: r.Rules, Seats: desk.Names()}, Guests: Faces(r.Seats)}
	if seat := place.Seat(); seat >= 0 {
		o.Persons = []engine.Seat{seat}
	}
	m := &Mates{stage: s, place: place, desk: desk, seat: place.Seat(), talk: stage.Way[*Talk](s), book: stage.Way[*Book](s), line: stage.Way[*online.Line](s)}
	m.end = roundEnd{after: m.book.last(r.Code)}
	o.Company = m
	return table.New(o)
}

// Mates are the people at a table of a room: the table's Company.
type Mates struct {
	stage *stage.Stage
	line  *online.Line
	place *client.Place
	desk  *client.Desk
	seat  engine.Seat // one's own when the table was set
	role  wire.Role
	table *table.Table
	talk  *Talk
	book  *Book

	seats    []mate
	ticks    int
	underway int // ticks the wish has been on its way
	onWay    string
	deaf     func() // stops hearing the house
	lost     bool   // one's own line was, when last looked at
	returns  int    // how often it came back, with no answer on its way
	said     int    // of the talk's entries, how many have been shown over the table
	bubbles  []bubble
	looks    []emoteLook
	banner   banner
	told     told
	drawer   *drawer
	corner   *corner
	poster   poster
	end      roundEnd
	over     int // ticks since its result is shown
}

// mate is how somebody at the table is reached.
type mate struct {
	here  wire.Here
	since int // ticks of Mates when that began
	left  int // seconds until the rule about leavers decides; 0: none
	cards int
	line  string
}

// waitForCut is how long a seat is waited for before the rule about leavers decides, in seconds (docs/rooms.md).
const waitForCut = 20

// Begin makes what stays for the table's life.
func (m *Mates) Begin(s *stage.Stage, t *table.Table) {
	m.stage, m.table = s, t
	l := s.Lang()
	m.onWay = l.Say(words.CompanyUnderway)
	if m.drawer == nil {
		m.looks = emoteLooks()
		m.drawer = newDrawer(s, m)
		m.corner = newCorner(m)
		m.said = m.talk.end()
		m.drawer.chat.Hide()
	}
	if m.deaf == nil {
		m.deaf = m.line.Hear(m.hear)
	}
	m.drawer.sayAnew(s)
	m.corner.sayAnew(s)
	m.poster.make(s, m)
	m.banner.watch.Text, m.banner.watch.OnPress = l.Say(words.CompanyWatch), func(s *stage.Stage) {
		m.banner.left = 0
		m.drawer.openLog(s)
	}
	m.told = told{away: -1}
	for i := range m.seats {
		m.seats[i].line, m.seats[i].cards = "", -1
	}
}

// Update is a tick.
func (m *Mates) Update(s *stage.Stage, t *table.Table, in *input.Tick) {
	m.ticks++
	if m.end.read(t.Shown()); m.end.ticks == waitForRound/2 && !m.Opened() {
		m.askForRound()
	}
	m.book.follow = nil
	if m.moved(s) {
		return
	}
	m.drawer.chat.catchUp(s)
	m.readSeats(s)
	m.readLine(s)
	if role := m.place.Role(); role != m.role {
		if m.role = role; role == wire.RoleWait {
			m.banner.show(s, s.Lang().Rooms().Role(string(role)), bannerFor)
		}
	}
	m.readTalk(s)
	if m.told.follow(t) {
		m.drawer.chat.changes = -1
	}
	m.corner.lay(s)
	m.drawer.update(s, in)
	if s.Top() == nil {
		m.corner.update(s, in)
		m.banner.update(s, in)
	}
}

// moved follows where the room has gone: one is out of it, or sits elsewhere.
func (m *Mates) moved(s *stage.Stage) bool {
	c := m.line.Client()
	switch {
	case len(m.place.Walkover()) > 0:
		s.Toasts().Alert(Why(s, m.place), "")
		m.out(s)
		return true
	case c != nil && c.State() == client.Ended && c.Why() != nil:
		s.Toasts().Alert(s.Lang().Rooms().No(string(c.Why().Code)), "")
		m.out(s)
		return true
	case m.line.Place() != m.place:
		if why := m.place.Gone(); why != "" && why != wire.LeftYou {
			s.Toasts().Alert(Why(s, m.place), "")
		}
		m.out(s)
		return true
	case m.place.Room().State == wire.Waiting:
		m.back(s)
		return true
	case m.place.Seat() != m.seat:
		if next, err := NewTable(s, m.place); err == nil {
			s.Go(next)
			return true
		}
	}
	return false
}

// Why says why one is out of a room, and to whom its match goes by that.
func Why(s *stage.Stage, of *client.Place) string {
	r := s.Lang().Rooms()
	if names := of.Walkover(); len(names) > 0 {
		return r.Walkover(names, of.Host())
	}
	return r.Why(string(of.Gone()))
}

// out goes where somebody is who has left the room.
func (m *Mates) out(s *stage.Stage) {
	m.book.follow = nil
	if to := stage.Way[Routes](s).Out; to != nil {
		s.Go(to(s))
		return
	}
	s.Go(s.Options().Routes.Title())
}

// back goes to the room in which people wait.
func (m *Mates) back(s *stage.Stage) {
	m.book.follow = nil
	if to := stage.Way[Routes](s).Room; to != nil {
		s.Go(to(s))
		return
	}
	s.Go(s.Options().Routes.Title())
}

// readSeats reads how everybody is reached.
func (m *Mates) readSeats(s *stage.Stage) {
	seats := m.place.Room().Seats
	shown := m.table.Shown()
	for len(m.seats) < len(seats) {
		m.seats = append(m.seats, mate{here: wire.HereYes, cards: -1})
	}
	for i := range seats {
		here := seats[i].Here
		if seats[i].Kind != wire.Person {
			here = ""
		}
		if engine.Seat(i) == m.seat && m.line.Client() != nil && m.line.Client().State() == client.Lost {
			here = wire.HereGone
		}
		n := &m.seats[i]
		if n.here != here {
			n.here, n.since, n.cards = here, m.ticks, -1
		}
		left := 0
		if here == wire.HereGone {
			left = max(waitForCut-(m.ticks-n.since)/stage.TicksPerSecond, 0)
		}
		cards := 0
		if i < len(shown.Hands) {
			cards = shown.Hands[i].Count
		}
		if n.left == left && n.cards == cards {
			continue
		}
		n.left, n.cards = left, cards
		l := s.Lang()
		switch {
		case here == wire.HereGone && left > 0:
			n.line = l.Say(words.CompanyWaits, words.Count("n", left))
		case m.Far() && (here == wire.HereGone || here == wire.HereSlow || here == wire.HereBot): // the number is beside it
			n.line = l.Rooms().Here(string(here))
		case here == wire.HereGone || here == wire.HereSlow || here == wire.HereBot:
			n.line = strconv.Itoa(cards) + " · " + l.Rooms().Here(string(here))
		default:
			n.line = ""
		}
		s.Redraw()
	}
}

// readTalk lets faces that are made be seen beside their plates.
func (m *Mates) readTalk(s *stage.Stage) {
	m.talk.since(m.said, func(e *Entry) {
		if e.Kind == Face {
			m.make(e.UID, e.What)
		}
	})
	m.said = m.talk.end()
	for i := range m.bubbles {
		if b := &m.bubbles[i]; b.age < bubbleFor {
			if b.age++; b.age <= bubbleIn || b.age >= bubbleFor-bubbleIn {
				s.Redraw()
			}
		}
	}
}

// make puts a face beside whoever made it; who has no chair makes it in the chat alone.
func (m *Mates) make(uid wire.UID, name string) {
	look := emoteOf(m.looks, name)
	for i, seat := range m.place.Room().Seats {
		if seat.UID != uid || look == nil {
			continue
		}
		for len(m.bubbles) <= i {
			m.bubbles = append(m.bubbles, bubble{age: bubbleFor})
		}
		m.bubbles[i] = bubble{look: look}
	}
}

// GoesOn says whether a word over the felt fades, a face is seen, somebody or the end of a round is waited for, or a wish is on its way.
func (m *Mates) GoesOn() bool {
	if m.banner.left > 0 || m.underway > 0 || m.end.ticks > 0 && !m.Opened() {
		return true
	}
	for i := range m.bubbles {
		if m.bubbles[i].age < bubbleFor {
			return true
		}
	}
	for i := range m.seats {
		if m.seats[i].left > 0 {
			return true
		}
	}
	return false
}

// Beside is what the drawer keeps of the window while it is open, where there is room for both.
func (m *Mates) Beside() float32 {
	if m.drawer == nil {
		return 0
	}
	return m.drawer.beside()
}

// Plate is how somebody is reached, where it is not as it should be.
func (m *Mates) Plate(seat int) (line string, ink paint.Color) {
	if seat >= len(m.seats) || m.seats[seat].line == "" {
		return "", paint.Clear
	}
	if m.seats[seat].here == wire.HereBot {
		return m.seats[seat].line, paint.Cream2
	}
	return m.seats[seat].line, amber
}

// nodes are the button of the word over the felt, while it has one, and those in the corner.
func (m *Mates) nodes() []stage.Focusable {
	if m.corner == nil {
		return nil
	}
	if m.banner.offered() {
		return append([]stage.Focusable{&m.banner.watch}, m.corner.nodes()...)
	}
	return m.corner.nodes()
}

// Stops are how many there are.
func (m *Mates) Stops() int { return len(m.nodes()) }

// node is the nth; the last where that one is there no more.
func (m *Mates) node(n int) stage.Focusable { return m.nodes()[min(n, m.Stops()-1)] }

// Speak says one.
func (m *Mates) Speak(s *stage.Stage, n int) { s.Speech().Node(m.node(n)) }

// Press presses one.
func (m *Mates) Press(s *stage.Stage, n int) { m.node(n).Activate(s) }

// Mark puts the focus on one.
func (m *Mates) Mark(n int) {
	for i, b := range m.nodes() {
		b.Focus(i == n)
	}
}

// Behind keeps the picture within three seconds of the table.
func (m *Mates) Behind() (ticks, beats int) { return 3 * stage.TicksPerSecond, 8 }
