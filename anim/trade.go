package anim

import "fourtell/engine"

// trades gives the moves of hands that change owners whole, or nil. A swap or a rotation is believed when the counts
// agree with it. Without an event a swap is guessed where the viewer holds none of the cards held before.
func trades(prev, next *engine.Snapshot) []Move {
	n := len(next.Hands)
	var to [engine.MaxSeats]engine.Seat
	for s := range to {
		to[s] = engine.Seat(s)
	}
	seated := func(s engine.Seat) bool { return s >= 0 && int(s) < n }
	switch e := next.Cause; {
	case e.Kind == engine.EventHandsSwapped && seated(e.Seat) && seated(e.Target):
		to[e.Seat], to[e.Target] = e.Target, e.Seat
	case e.Kind == engine.EventHandsRotated && e.Count != 0:
		for s := range n {
			if prev.Hands[s].Out || next.Hands[s].Out {
				continue
			}
			t := engine.Seat(s)
			for range n {
				if t = next.Beside(t, e.Count); !next.Hands[t].Out {
					break
				}
			}
			to[s] = t
		}
	default:
		v, t := next.Viewer, replaced(prev, next)
		if t < 0 {
			return nil
		}
		to[v], to[t] = t, v
	}
	total := 0
	for s := range n {
		if prev.Hands[s].Count != next.Hands[to[s]].Count {
			return nil
		}
		if int(to[s]) != s {
			total += prev.Hands[s].Count
		}
	}
	if total == 0 {
		return nil
	}
	moves := make([]Move, 0, total)
	for s := range n {
		if int(to[s]) != s {
			moves = handOver(moves, engine.Seat(s), to[s], &prev.Hands[s], &next.Hands[to[s]])
		}
	}
	return moves
}

// replaced is the seat that must have traded hands with the viewer, or -1.
func replaced(prev, next *engine.Snapshot) engine.Seat {
	v := next.Viewer
	if v < 0 || int(v) >= len(next.Hands) || prev.Draw != next.Draw || len(prev.Discard) != len(next.Discard) ||
		len(prev.Hands[v].Cards) == 0 || len(next.Hands[v].Cards) == 0 {
		return -1
	}
	for _, c := range prev.Hands[v].Cards {
		if holds(next.Hands[v].Cards, c.ID) {
			return -1
		}
	}
	for t := range next.Hands {
		if engine.Seat(t) != v && prev.Hands[t].Count == next.Hands[v].Count && next.Hands[t].Count == prev.Hands[v].Count {
			return engine.Seat(t)
		}
	}
	return -1
}

// handOver moves every card of one hand into another's place.
func handOver(moves []Move, from, to engine.Seat, before, after *engine.Hand) []Move {
	start := len(moves)
	for i := range before.Count {
		m := Move{From: handOf(from), To: handOf(to), Count: 1}
		if i < len(before.Cards) {
			m.Was = before.Cards[i]
			if holds(after.Cards, m.Was.ID) {
				m.Card = m.Was
			}
		}
		moves = append(moves, m)
	}
	// Cards that become visible with the new owner were hidden ones; failing that, any that is not shown any more.
	for _, c := range after.Cards {
		if holds(before.Cards, c.ID) {
			continue
		}
		at := -1
		for i := start; i < len(moves); i++ {
			if m := &moves[i]; m.Card.Hidden() && (at < 0 || m.Was.Hidden() && !moves[at].Was.Hidden()) {
				at = i
			}
		}
		if at >= 0 {
			moves[at].Card = c
		}
	}
	return moves
}

func holds(cards []engine.SeenCard, id engine.Card) bool {
	for _, c := range cards {
		if c.ID == id {
			return true
		}
	}
	return false
}
