package cluster

import (
	"fourtell/online/wire"
)

// session is somebody who is connected to this dealer.
type session struct {
	uid    wire.UID
	stamp  uint64
	name   string
	in     string          // the dealer whose room they are in, or were last; "" none's
	with   map[string]bool // the dealers at which they are a visitor
	hello  *greeting       // not answered yet: it waits for where they come back to
	want   *request        // what waits for where a room is, or for the word of the dealer that has it
	queue  []wire.Message  // what they have asked for since
	waited int64           // since when, Unix ms
}

// greeting is a hello with the number it is answered under.
type greeting struct {
	re   uint64
	body *wire.Hello
}

// request is a wish to go into a room.
type request struct {
	room  wire.RoomCode
	since *wire.Since  // coming back with a hello
	m     wire.Message // a join
	make  wire.Message // what makes the room where there is none; no body: nothing does
}

// Hello says that somebody is connected. Any other connection of theirs in the house is shut.
func (n *Node) Hello(now int64, uid wire.UID, re uint64, b *wire.Hello) {
	n.tick(now)
	if old := n.sessions[uid]; old != nil {
		n.cutFrom(old)
	}
	hosting{n}.unvisit(uid) // they are here now, and nowhere before they have said where
	s := &session{uid: uid, stamp: n.stamp(), name: b.Name, with: map[string]bool{}, waited: n.now}
	n.sessions[uid] = s
	n.sendAll(word{Kind: came, Came: []arrival{{uid, s.stamp}}})
	if b.Since == nil {
		n.hall.Hello(n.now, uid, re, b)
	} else {
		s.hello = &greeting{re, b}
		n.wish(s, &request{room: b.Since.Room, since: b.Since})
	}
	n.settle()
}

// Ask does what somebody asks for, or has it done where their room is.
func (n *Node) Ask(now int64, uid wire.UID, m wire.Message) {
	n.tick(now)
	s := n.sessions[uid]
	switch {
	case s == nil:
		n.tell(uid, m.ID, no(wire.NotNow))
	case s.want != nil && len(s.queue) >= mostQueued:
		n.tell(uid, m.ID, no(wire.Busy))
	case s.want != nil:
		s.queue = append(s.queue, m)
	default:
		n.do(s, m)
	}
	n.settle()
}

// do does one thing.
func (n *Node) do(s *session, m wire.Message) {
	switch b := m.Body.(type) {
	case *wire.Join:
		n.wish(s, &request{room: b.Room, m: m})
	case *wire.Create:
		n.create(s, m)
	case *wire.List, *wire.Ping, *wire.Hello, *wire.Dated: // which any dealer counts, in the one journal
		n.hall.Ask(n.now, s.uid, m)
	default:
		if s.in == "" || s.in == n.self {
			n.hall.Ask(n.now, s.uid, m)
		} else {
			n.forward(s, s.in, m)
		}
	}
}

// forward has something asked for in another dealer's hall.
func (n *Node) forward(s *session, to string, m wire.Message) {
	text, err := wire.Write(m)
	if err != nil {
		panic("a request is no JSON: " + err.Error())
	}
	n.send(to, word{Kind: ask, UID: s.uid, Stamp: s.stamp, Name: s.name, frame: text})
}

// wish has somebody go into a room, wherever it is.
func (n *Node) wish(s *session, r *request) {
	s.want, s.waited = r, n.now
	n.claims.find(r.room, n.then(s, r))
}

// then goes on with a wish, where it is one still.
func (n *Node) then(s *session, r *request) func(holder string) {
	return func(holder string) {
		if n.sessions[s.uid] == s && s.want == r {
			n.found(s, holder)
		}
	}
}

// found goes on once it is known who holds the room; "": there is none.
func (n *Node) found(s *session, holder string) {
	r := s.want
	switch {
	case holder != "" && holder != n.self:
		s.with[holder] = true
		if r.since != nil {
			n.send(holder, word{Kind: visit, UID: s.uid, Stamp: s.stamp, Name: s.name, Since: r.since})
		} else {
			n.forward(s, holder, r.m)
		}
		return // it answers with at
	case s.hello != nil:
		g := s.hello
		s.hello = nil
		n.hall.Hello(n.now, s.uid, g.re, g.body)
	case holder == "" && r.make.Body != nil && !n.claims.done[r.room]:
		n.make(s, r.make, r.room)
	case holder == "":
		n.tell(s.uid, r.m.ID, no(wire.NoRoom))
	default:
		n.hall.Ask(n.now, s.uid, r.m)
	}
	if holder == n.self && n.hall.At(s.uid) == r.room {
		n.here(s)
	}
	n.goOn(s)
}

// answered takes in another dealer's word of whether somebody is in a room there.
func (n *Node) answered(from string, w *word) {
	s := n.sessions[w.UID]
	if s == nil || s.stamp != w.Stamp || s.want == nil || !s.with[from] {
		return
	}
	r := s.want
	if w.Missing {
		n.claims.mistaken(r.room, from, n.then(s, r))
		return
	}
	if g := s.hello; g != nil {
		s.hello = nil
		hello := *g.body
		hello.Since = nil
		if w.Room != "" {
			n.claims.member(w.Room, from, s.uid)
		}
		n.hall.Hello(n.now, s.uid, g.re, &hello)
	}
	if w.Room != "" {
		n.there(s, from)
	}
	n.goOn(s)
}

// goOn does what has waited.
func (n *Node) goOn(s *session) {
	s.want = nil
	for len(s.queue) > 0 && s.want == nil && n.sessions[s.uid] == s {
		m := s.queue[0]
		s.queue = s.queue[1:]
		n.do(s, m)
	}
}

// here says that somebody is in a room of this dealer, there in one of another: they are in none elsewhere.
func (n *Node) here(s *session) {
	n.leaveOthers(s, n.self)
	s.in = n.self
}

func (n *Node) there(s *session, dealer string) {
	n.leaveOthers(s, dealer)
	if s.in == n.self {
		n.hall.Out(n.now, s.uid)
	}
	s.in = dealer
}

func (n *Node) leaveOthers(s *session, but string) {
	for d := range s.with {
		if d != but {
			n.send(d, word{Kind: out, UID: s.uid, Stamp: s.stamp})
			delete(s.with, d)
		}
	}
}

// Cut says that somebody's connection is gone.
func (n *Node) Cut(now int64, uid wire.UID) {
	n.tick(now)
	if s := n.sessions[uid]; s != nil {
		n.cutFrom(s)
		delete(n.sessions, uid)
		n.hall.Cut(n.now, uid)
	}
	n.settle()
}

// cutFrom tells those at whom somebody is a visitor that their connection is gone.
func (n *Node) cutFrom(s *session) {
	for d := range s.with {
		n.send(d, word{Kind: cut, UID: s.uid, Stamp: s.stamp})
	}
	clear(s.with)
}

// shut ends somebody's connection.
func (n *Node) shut(uid wire.UID, replaced bool) {
	n.cfg.Door.Shut(uid, replaced) // which cuts
	n.Cut(n.now, uid)
}

// Delay says how long a round trip to somebody takes, in milliseconds.
func (n *Node) Delay(uid wire.UID, trip int64) {
	s := n.sessions[uid]
	if s != nil && s.with[s.in] {
		n.send(s.in, word{Kind: delay, UID: uid, Stamp: s.stamp, Trip: trip})
		return
	}
	n.hall.Delay(uid, trip)
	n.settle()
}

// Send takes a frame of this dealer's hall to whom it is for: to their connection here, or to the dealer that has it.
func (n *Node) Send(to wire.UID, text []byte) {
	switch v := n.visitors[to]; {
	case v == nil:
		n.cfg.Door.Send(to, text)
	case n.hearing == to:
		n.told = append(n.told, text)
	default:
		n.send(v.home, word{Kind: frame, UID: to, Stamp: v.stamp, frame: text})
	}
}

func (n *Node) tell(to wire.UID, re uint64, b wire.Body) {
	text, err := wire.Write(wire.Message{Re: re, Body: b})
	if err != nil {
		panic("a message of the house is no JSON: " + err.Error())
	}
	n.cfg.Door.Send(to, text)
}

func no(c wire.Code) *wire.No { return &wire.No{Code: c, Say: c.Say()} }
