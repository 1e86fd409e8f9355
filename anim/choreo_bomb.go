package anim

import "fourtell/engine"

// bombs says whether the beat is one of the penalties that all others draw at once.
func bombs(s *engine.Snapshot) bool {
	return s.Cause.Kind == engine.EventPenalty && s.Cause.Reason == engine.ForBomb
}

// hastened is a beat that ends while its cards still fly, since the next is the same for another seat. The zero value: none did.
type hastened struct {
	on  bool
	due [engine.MaxSeats]float64 // when the card on its way to a seat arrives, in ticks of the queue
}

// hasten lets the next seat's penalty begin shortly after this one's.
func (q *Queue) hasten() {
	q.over.on = bombs(&q.shown) && len(q.pending) > 0 && bombs(&q.pending[0])
	if !q.over.on {
		return
	}
	q.plan.Ticks = min(q.plan.Ticks, q.timing.ticks(bombEachMs))
	for i := range q.diff.Moves {
		if m := &q.diff.Moves[i]; m.To.Zone == Hand {
			q.over.due[m.To.Seat] = q.begun + q.plan.Steps[i].arrives()
		}
	}
}

// late is how many cards are on their way to a seat from a beat that is over.
func (q *Queue) late(seat engine.Seat) int {
	if q.over.due[seat] > q.now && (!q.running || !q.shown.Cause.Kind.Moves() || q.shown.Cause.Seat != seat) {
		return 1
	}
	return 0
}
