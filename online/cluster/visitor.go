package cluster

import (
	"fourtell/online/wire"
)

// hosting is a node towards people who are connected to other dealers.
type hosting struct{ *Node }

// visitor is somebody in this dealer's hall who is connected to another.
type visitor struct {
	home  string
	stamp uint64
}

// newest says whether a connection at another dealer is the newest that is known of somebody; older ones end.
func (n hosting) newest(uid wire.UID, from string, stamp uint64) bool {
	n.stamped = max(n.stamped, stamp)
	if s := n.sessions[uid]; s != nil {
		if s.stamp > stamp {
			n.send(from, word{Kind: came, Came: []arrival{{uid, s.stamp}}})
			return false
		}
		n.shut(uid, true)
	}
	v := n.visitors[uid]
	return v == nil || v.stamp <= stamp
}

// visited lets somebody come back who is connected to another dealer.
func (n hosting) visited(from string, w *word) {
	if !n.newest(w.UID, from, w.Stamp) {
		return
	}
	if w.Since == nil || !n.hall.Holds(w.Since.Room) || n.draining {
		n.send(from, word{Kind: at, UID: w.UID, Stamp: w.Stamp, Missing: true})
		return
	}
	n.visitors[w.UID] = &visitor{from, w.Stamp}
	n.hear1(w.UID, true, func() { n.hall.Visit(n.now, w.UID, w.Name, w.Since) })
}

// asked does what a visitor asks for.
func (n hosting) asked(from string, w *word) {
	m, err := wire.ReadClient(w.frame)
	if err != nil {
		return // no dealer sends what it has not read
	}
	j, join := m.Body.(*wire.Join)
	v := n.visitors[w.UID]
	known := v != nil && v.home == from && v.stamp == w.Stamp
	switch {
	case !join && known:
		n.hear1(w.UID, false, func() { n.hall.Ask(n.now, w.UID, m) })
	case !join:
		n.send(from, word{Kind: lost, UID: w.UID, Stamp: w.Stamp})
	case !known && !n.newest(w.UID, from, w.Stamp):
	case !n.hall.Holds(j.Room) || n.draining:
		n.send(from, word{Kind: at, UID: w.UID, Stamp: w.Stamp, Missing: true})
	default:
		n.visitors[w.UID] = &visitor{from, w.Stamp}
		n.hear1(w.UID, true, func() {
			if !known {
				n.hall.Visit(n.now, w.UID, w.Name, nil)
			}
			n.hall.Ask(n.now, w.UID, m)
		})
	}
}

// hear1 does something for a visitor, and then tells them what came of it: before all else where they are now, if that is asked.
func (n hosting) hear1(uid wire.UID, where bool, do func()) {
	v := n.visitors[uid]
	n.hearing = uid
	do()
	n.hearing = ""
	told := n.told
	n.told = nil
	if where {
		n.send(v.home, word{Kind: at, UID: uid, Stamp: v.stamp, Room: n.hall.At(uid)})
	}
	for _, text := range told {
		n.send(v.home, word{Kind: frame, UID: uid, Stamp: v.stamp, frame: text})
	}
}

// unvisit forgets a visitor.
func (n hosting) unvisit(uid wire.UID) {
	delete(n.visitors, uid)
	n.hall.Cut(n.now, uid)
}

// is says whether a word is about a visitor whose connection is still that one.
func (n hosting) is(from string, w *word) bool {
	v := n.visitors[w.UID]
	return v != nil && v.home == from && v.stamp == w.Stamp
}
