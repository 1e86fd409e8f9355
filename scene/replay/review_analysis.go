package replay

import (
	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
)

// analysis is the thinking about one round and what of it is in the statistics. A result has it done in the background for
// the people at the screen; the review opened from there goes on with it.
type analysis struct {
	think   ai.Review
	save    room.Save // whose record the round lies in
	round   int       // 1 the first
	counted seatSet   // whose decisions are in the statistics
	wanted  seatSet   // of whom the statistics want to know, where no review is open
	found   map[engine.Seat]*finds
}

// newAnalysis begins to look back at a round of a match. The error says why it cannot.
func newAnalysis(save room.Save, round int) (*analysis, error) {
	think, err := houses.Review(save.Record, round)
	if err != nil {
		return nil, err
	}
	return &analysis{think: think, save: save, round: round}, nil
}

// slice thinks as long as a tick has time for it.
func (a *analysis) slice(s *stage.Stage) {
	stage.Spare(s, func() bool {
		a.think.Work(8)
		return !a.think.Done()
	})
}

// want notes of whom the statistics lack the decisions: of those for whom the round itself has been counted. It is false
// where that is nobody.
func (a *analysis) want(s *stage.Stage) bool {
	st, _ := s.Kept().Saves.Statistics() // what is the matter with them was told when the round was counted
	for seat, who := range a.save.Head.Chairs {
		p, counted := st.Counted(room.RoundIDs(a.save.Head, a.save.Record.Setup, a.round, engine.Seat(seat)))
		if guests.PersonChair(who) && counted && p.Reviewed == 0 {
			a.wanted.put(seat)
		}
	}
	return a.wanted != 0
}

// Think thinks a slice about those of whom the statistics want to know, and adds what is settled. It is false once
// nothing is left to be found.
func (a *analysis) Think(s *stage.Stage) bool {
	next := engine.NoSeat
	for i := range a.save.Head.Chairs {
		seat := engine.Seat(i)
		if !a.wanted.has(i) || a.think.Rated(seat) {
			continue
		}
		if next == engine.NoSeat || a.think.Charted() { // then the first has its turn already, and who follows it is asked
			next = seat
		}
	}
	if next != engine.NoSeat {
		a.think.Prefer(next)
		a.slice(s)
	}
	a.count(s)
	return next != engine.NoSeat
}

// count adds what the look back has found about the people of the round to the statistics, each when their decisions
// have been rated.
func (a *analysis) count(s *stage.Stage) {
	if s.Kept().Saves == nil || a.think.Err() != nil {
		return
	}
	for i, who := range a.save.Head.Chairs {
		seat := engine.Seat(i)
		if !guests.PersonChair(who) || a.counted.has(i) || !a.think.Rated(seat) {
			continue
		}
		a.counted.put(i)
		of := a.think.Account(seat)
		s.Kept().Counted(s.Kept().Saves.AddReview(a.save.Head, a.save.Record.Setup, a.round, seat, of.Decisions, min(of.Lost, float64(of.Decisions))))
	}
}

// seatSet is a set of seats.
type seatSet uint16

func (c seatSet) has(i int) bool { return c>>i&1 != 0 }

func (c *seatSet) put(i int) { *c |= 1 << i }
