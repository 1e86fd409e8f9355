package bluff

import (
	"fmt"
	"slices"

	"fourtell/engine"
)

// Round is what the round under way, or the one just over, is made from alone.
func (g *Game) Round() engine.Setup { return g.lots.Tell(g.round) }

// beginRound notes what the round about to be dealt begins with.
func (g *Game) beginRound(s *State, by int8) {
	g.lots.Begin()
	g.round = engine.Setup{Game: g.setup.Game, Rules: g.setup.Rules, Seats: slices.Clone(g.setup.Seats), Dealer: engine.Seat(s.dealer),
		Deal: &engine.Deal{Round: int(s.round) + 1, By: engine.Seat(by), Seq: g.seq, Decision: s.decision,
			Removed: engine.SeatSet(s.gone).Seats(), Away: engine.SeatSet(s.away).Seats(), Stood: g.stood.Seats()}}
	if s.rules.Match() && slices.ContainsFunc(s.totals(), func(n int) bool { return n != 0 }) {
		g.round.Scores = s.totals()
	}
}

// standIn puts the table where a round of a match begins.
func (g *Game) standIn(d *engine.Deal) error {
	s := &g.state
	s.round, s.decision, g.seq = int16(d.Round-1), d.Decision, d.Seq
	s.gone, s.away = uint16(engine.SetOf(d.Removed)), uint16(engine.SetOf(d.Away))
	g.stood = engine.SetOf(d.Stood)
	if s.oneSideLeft() || !s.in(s.dealer) {
		return fmt.Errorf("the deal: too few seats are left in the match, or its dealer, seat %d, is out of it", s.dealer)
	}
	return nil
}

// lot is a number below n. A search (r nil) has a generator only.
func (r *recorder) lot(s *State, n int16) int16 {
	if r == nil {
		return int16(s.rng.Below(uint32(n)))
	}
	return int16(r.g.lots.Draw(uint32(n), &s.rng))
}
