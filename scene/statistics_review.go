package scene

import "fourtell/engine"

// count adds what the look back has found about the people of the round to the statistics, each when their decisions
// have been rated.
func (a *analysis) count(s *Stage) {
	if s.Kept.Saves == nil || a.think.Err() != nil {
		return
	}
	for i, who := range a.save.Head.Chairs {
		seat := engine.Seat(i)
		if !personChair(who) || a.counted.has(i) || !a.think.Rated(seat) {
			continue
		}
		a.counted.put(i)
		of := a.think.Account(seat)
		s.Kept.TellStatistics(s.Kept.Saves.AddReview(a.save.Head, a.save.Record.Setup, a.round, seat, of.Decisions, min(of.Lost, float64(of.Decisions))))
	}
}

// personChair says whether a chair of a save is a person's, also where a bot stands in.
func personChair(who string) bool { return who == chairPerson || who == chairAway }

// seatSet is a set of seats.
type seatSet uint16

func (c seatSet) has(i int) bool { return c>>i&1 != 0 }

func (c *seatSet) put(i int) { *c |= 1 << i }
