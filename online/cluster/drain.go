package cluster

// Drain hands everything over: rooms are let go of as soon as what was done in them is kept, and the others are told.
func (n *Node) Drain(now int64) {
	n.tick(now)
	n.draining = true
	n.hall.Drain(n.now)
	n.cfg.Wake()
	n.settle()
}

// handOver lets go of what may be let go of, and ends the lease once nothing is left.
func (n *Node) handOver() {
	if n.leaving {
		return
	}
	all := true
	for _, code := range n.hall.Codes() {
		if n.hall.HandOver(n.now, code) {
			n.handed = append(n.handed, code)
		} else {
			all = false
		}
	}
	n.settle()
	if !all {
		return
	}
	n.leaving = true
	n.cfg.Spawn(func() {
		_ = n.cfg.Leases.Leave() // it ends by itself otherwise
		n.post(func() {
			n.sendAll(word{Kind: bye, Rooms: n.handed})
			n.ended = true
			close(n.over)
		})
	})
}
