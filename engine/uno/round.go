package uno

import (
	"slices"

	"fourtell/engine"
)

// Round is what the round under way, or the one just over, is made from alone.
func (g *Game) Round() engine.Setup { return g.lots.Tell(g.round) }

// beginRound notes what the round about to be dealt begins with.
func (g *Game) beginRound(s *State, by int8) {
	g.lots.Begin()
	d := &engine.Deal{Round: int(s.round) + 1, By: engine.Seat(by), Seq: g.seq, Decision: s.decision,
		Removed: engine.SeatSet(s.gone).Seats(), Order: s.told(), Away: engine.SeatSet(s.away).Seats(), Stood: g.log.stood.Seats(),
		Caught: unlessNone(g.log.caught[:s.seats]), Cleared: unlessNone(g.log.cleared[:s.seats])}
	if s.rules[RoundOut] == On {
		d.Out = engine.SeatSet(s.out &^ s.gone).Seats()
	}
	g.round = engine.Setup{Game: g.setup.Game, Rules: g.setup.Rules, Seats: slices.Clone(g.setup.Seats), Dealer: engine.Seat(s.dealer),
		Scores: unlessNone(s.tally().totals()), Deal: d}
}

// standIn puts the table where a round of a match begins.
func (g *Game) standIn(d *engine.Deal) {
	s := &g.state
	s.round, s.decision, g.seq = int16(d.Round-1), d.Decision, d.Seq
	s.gone, s.away = uint16(engine.SetOf(d.Removed)), uint16(engine.SetOf(d.Away))
	s.putOut(s.gone | uint16(engine.SetOf(d.Out)))
	s.sitAs(d.Order)
	g.log.stood = engine.SetOf(d.Stood)
	copy(g.log.caught[:], d.Caught)
	copy(g.log.cleared[:], d.Cleared)
}

// lot is a number below n. A search (r nil) has a generator only: no key ever comes to where somebody thinks.
func (r *recorder) lot(s *State, n int) int {
	if r == nil {
		return int(s.rng.Below(uint32(n)))
	}
	return int(r.g.lots.Draw(uint32(n), &s.rng))
}

// unlessNone is a copy of the counts; nil where all are 0.
func unlessNone(counts []int) []int {
	if !slices.ContainsFunc(counts, func(n int) bool { return n != 0 }) {
		return nil
	}
	return slices.Clone(counts)
}
