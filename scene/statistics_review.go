package scene

import "fourtell/engine"

// countReview adds what the look back has found about the people of the round to the statistics, each when their decisions
// have been rated.
func (r *Review) countReview(s *Stage) {
	if s.saves == nil || r.think.Err() != nil {
		return
	}
	save := &r.table.save
	for i, who := range save.Head.Chairs {
		seat := engine.Seat(i)
		if who != chairPerson && who != chairAway || r.counted.has(i) || !r.think.Rated(seat) {
			continue
		}
		r.counted.put(i)
		a := r.think.Account(seat)
		s.tellStatistics(s.saves.AddReview(save.Head, save.Record.Setup, r.round, seat, a.Decisions, min(a.Lost, float64(a.Decisions))))
	}
}

// seatSet is a set of seats.
type seatSet uint16

func (c seatSet) has(i int) bool { return c>>i&1 != 0 }

func (c *seatSet) put(i int) { *c |= 1 << i }
