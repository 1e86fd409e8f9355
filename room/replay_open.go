package room

import "fourtell/engine"

// Open is the beat as that seat saw it, and every hand, drawn card and card in an event with its face: what all seats
// know together.
func (r *Replay) Open(s engine.Seat) engine.Snapshot {
	open := r.View(s)
	open.Riders = append([]engine.Event(nil), open.Riders...)
	open.History = append([]engine.Event(nil), open.History...)
	for i := range open.Hands {
		seen := r.View(engine.Seat(i))
		if len(open.Hands[i].Cards) == 0 {
			open.Hands[i].Cards = seen.Hands[i].Cards
		}
		if open.Drawn.Face == engine.NoFace {
			open.Drawn = seen.Drawn
		}
		uncover(&open.Cause, &seen.Cause)
		for n := range open.Riders {
			uncover(&open.Riders[n], &seen.Riders[n])
		}
		for n := range open.History {
			uncover(&open.History[n], &seen.History[n])
		}
	}
	return open
}

// uncover takes over the faces another viewer saw in the same event. A deal shows each seat its own hand: it stays so.
func uncover(e, seen *engine.Event) {
	if e.Kind != engine.EventDealt && faces(seen.Cards) > faces(e.Cards) {
		e.Cards = seen.Cards
	}
}

func faces(cards []engine.SeenCard) int {
	n := 0
	for _, c := range cards {
		if c.Face != engine.NoFace {
			n++
		}
	}
	return n
}
