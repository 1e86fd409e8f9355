package cluster

import (
	"fourtell/online/wire"
)

// linked is a node towards the other dealers.
type linked struct{ *Node }

// peer is another dealer of the house.
type peer struct {
	heard int64  // Unix ms
	sent  uint64 // the number of the newest word to it
	got   uint64 // of the newest word of it
	here  bool
}

// send sends a word to a dealer.
func (n *Node) send(to string, w word) {
	if n.ended {
		return
	}
	p := n.peers[to]
	if p == nil {
		p = &peer{heard: n.now - deaf}
		n.peers[to] = p
	}
	p.sent++
	w.Number = p.sent
	n.cfg.Bus.Send(to, w.write())
}

// sendAll sends a word to all who are there.
func (n *Node) sendAll(w word) {
	for name, p := range n.peers {
		if p.here {
			n.send(name, w)
		}
	}
}

// alive says whether a dealer is there.
func (n *Node) alive(name string) bool { p := n.peers[name]; return p != nil && p.here }

// beat tells the others that this dealer is there, and looks who is no longer.
func (n linked) beat() {
	if w := (word{Kind: hi}); !n.ended {
		n.cfg.Bus.Send("", w.write())
	}
	n.sendAll(word{Kind: beat})
	for name, p := range n.peers {
		if p.here && n.now-p.heard > deaf {
			n.lose(name)
		}
	}
	for uid, s := range n.sessions {
		if s.want != nil && n.now-s.waited > mostWait {
			n.shut(uid, false)
		}
	}
}

// lose says that a dealer is not there any more.
func (n linked) lose(name string) {
	n.peers[name].here = false
	n.part(name)
	for uid, v := range n.visitors {
		if v.home == name {
			hosting{n.Node}.unvisit(uid)
		}
	}
	n.claims.soon()
}

// part shuts the connections of all who are visitors at a dealer: they come back to the whole.
func (n linked) part(name string) {
	for uid, s := range n.sessions {
		if s.with[name] {
			n.shut(uid, false)
		}
	}
}

// meet says that a dealer is there: it is told what it has to know.
func (n linked) meet(name string, p *peer) {
	p.here = true
	var all []arrival
	for uid, s := range n.sessions {
		all = append(all, arrival{uid, s.stamp})
	}
	n.send(name, word{Kind: news, News: n.hall.Notices()})
	n.send(name, word{Kind: came, Came: all})
}

// hear takes in a word of another dealer.
func (n linked) hear(from string, data []byte) {
	w, err := readWord(data)
	if err != nil || from == n.self {
		return
	}
	p := n.peers[from]
	if p == nil {
		p = &peer{}
		n.peers[from] = p
	}
	p.heard = n.now
	if w.Kind == bye {
		n.bye(from, p, w.Rooms)
		return
	}
	if !p.here {
		n.meet(from, p)
	}
	if w.Kind == hi {
		return
	}
	missing := w.Number != p.got+1
	p.got = w.Number
	if missing {
		n.part(from)
		n.send(from, word{Kind: gap})
	}
	n.take(from, &w)
	n.settle()
}

// take does what a word says.
func (n linked) take(from string, w *word) {
	switch w.Kind {
	case gap:
		n.part(from)
	case came:
		for _, c := range w.Came {
			hosting{n.Node}.newest(c.UID, from, c.Stamp)
		}
	case news:
		for _, c := range w.News {
			n.claims.told(from, c)
		}
	case visit:
		hosting{n.Node}.visited(from, w)
	case ask:
		hosting{n.Node}.asked(from, w)
	case at:
		n.answered(from, w)
	case frame:
		if n.mine(from, w) {
			n.cfg.Door.Send(w.UID, w.frame)
		}
	case lost:
		if n.mine(from, w) {
			n.shut(w.UID, false)
		}
	case out:
		if (hosting{n.Node}).is(from, w) {
			n.hall.Out(n.now, w.UID)
			hosting{n.Node}.unvisit(w.UID)
		}
	case cut:
		if (hosting{n.Node}).is(from, w) {
			hosting{n.Node}.unvisit(w.UID)
		}
	case delay:
		if (hosting{n.Node}).is(from, w) {
			n.hall.Delay(w.UID, w.Trip)
		}
	}
}

// mine says whether a word is about somebody whose connection here is still that one, and who is a visitor there.
func (n *Node) mine(from string, w *word) bool {
	s := n.sessions[w.UID]
	return s != nil && s.stamp == w.Stamp && s.with[from]
}

// bye is a dealer that ends. Its rooms are shared out among those who are left, each of whom reckons the same.
func (n linked) bye(name string, p *peer, rooms []wire.RoomCode) {
	if p.here {
		n.lose(name)
	}
	n.settle()
	left, at := 1, 0
	for other, p := range n.peers {
		if p.here {
			left++
			if other < n.self {
				at++
			}
		}
	}
	for i, code := range rooms {
		if i%left == at {
			n.claims.find(code, nil)
		}
	}
}
