package cluster

import (
	"fourtell/online/hall"
	"fourtell/online/wire"
)

// create opens a room for somebody. Which one their request makes is remembered among all dealers before it is made: whoever is asked
// again, because the first who was asked has ended without an answer, leads to that room and opens no second one.
func (n *Node) create(s *session, m wire.Message) {
	if m.ID == 0 || n.draining { // nothing to know it by, or it is refused
		n.make(s, m, "")
		return
	}
	code := hall.FreeCode(n.hall)
	r := &request{make: m}
	s.want, s.waited = r, n.now
	cfg := &n.cfg
	cfg.Spawn(func() {
		first, err := cfg.Leases.Made(s.uid, m.ID, code)
		n.post(func() {
			if n.sessions[s.uid] != s || s.want != r {
				return // they are gone, and ask again elsewhere
			}
			switch {
			case err != nil:
				n.tell(s.uid, m.ID, no(wire.Busy))
			case first == code:
				n.make(s, m, code)
			default:
				r.room, r.m = first, wire.Message{ID: m.ID, Body: &wire.Join{Room: first, As: wire.AsSeat}}
				n.claims.find(first, n.then(s, r))
				return
			}
			n.goOn(s)
		})
	})
}

// make opens a room here.
func (n *Node) make(s *session, m wire.Message, code wire.RoomCode) {
	hall.Make(n.hall, n.now, s.uid, m, code)
	if at := n.hall.At(s.uid); at != "" {
		n.here(s)
		n.claims.made(at)
	}
}
