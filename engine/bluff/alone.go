package bluff

import (
	"fmt"
	"slices"

	"fourtell/engine"
)

// latestRound is the highest number a round of a record may have.
const latestRound = 30_000

// Round is what the round under way, or the one just over, is made from alone.
func (g *Game) Round() engine.Setup {
	r := g.round
	deal := *r.Deal
	deal.Lots = slices.Clone(deal.Lots)
	r.Deal = &deal
	return r
}

// beginRound notes what the round about to be dealt begins with.
func (g *Game) beginRound(s *State, by int8) {
	g.drawn = 0
	g.round = engine.Setup{Game: g.setup.Game, Rules: g.setup.Rules, Seats: slices.Clone(g.setup.Seats), Dealer: engine.Seat(s.dealer),
		Deal: &engine.Deal{Round: int(s.round) + 1, By: engine.Seat(by), Lots: []uint16{}, Seq: g.seq, Decision: s.decision,
			Removed: seatsOf(s.gone), Away: seatsOf(s.away), Stood: seatsOf(g.stood)}}
	if s.rules.Match() && slices.ContainsFunc(s.totals(), func(n int) bool { return n != 0 }) {
		g.round.Scores = s.totals()
	}
}

// standIn puts the table where a round of a match begins.
func (g *Game) standIn(d *engine.Deal) error {
	if d.Round < 1 || d.Round > latestRound || d.Round > 1 && g.setup.Position != nil {
		return fmt.Errorf("the deal: there is no round %d", d.Round)
	}
	s := &g.state
	if d.By < 0 || int8(d.By) >= s.seats {
		return fmt.Errorf("the deal: by: there is no seat %d", d.By)
	}
	s.round, s.decision, g.seq = int16(d.Round-1), d.Decision, d.Seq
	for _, list := range []struct {
		what  string
		seats []engine.Seat
		in    *uint16
	}{{"removed", d.Removed, &s.gone}, {"away", d.Away, &s.away}, {"stood", d.Stood, &g.stood}} {
		for _, seat := range list.seats {
			if seat < 0 || int8(seat) >= s.seats {
				return fmt.Errorf("the deal: %s: there is no seat %d", list.what, seat)
			}
			*list.in |= bit(int8(seat))
		}
	}
	if s.oneSideLeft() || !s.in(s.dealer) {
		return fmt.Errorf("the deal: too few seats are left in the match, or its dealer, seat %d, is out of it", s.dealer)
	}
	return nil
}

// lot is a number below n: the one that fell, where the round is played from a record of it alone, else the key's or the generator's. A
// search (r nil) has a generator only.
func (r *recorder) lot(s *State, n int16) int16 {
	if r == nil {
		return int16(s.rng.Below(uint32(n)))
	}
	g := r.g
	var is int16
	if d := g.setup.Deal; d != nil && g.drawn < len(d.Lots) && d.Lots[g.drawn] < uint16(n) {
		is = int16(d.Lots[g.drawn])
	} else if g.stream != nil {
		is = int16(g.stream.Below(uint32(n)))
	} else {
		is = int16(s.rng.Below(uint32(n)))
	}
	g.drawn++
	g.round.Deal.Lots = append(g.round.Deal.Lots, uint16(is))
	return is
}

// dealFrom has the lots of the rounds from now on fall from a key; from what they fell from before, where there is none.
func (g *Game) dealFrom(k engine.Key) {
	if k != "" {
		g.stream = engine.NewStream(k)
	}
}

// absent are the seats for which somebody else has played in the round that is over, or might have.
func (g *Game) absent() (away uint16) {
	for _, seat := range g.round.Deal.Away {
		away |= bit(int8(seat))
	}
	for i := range g.log.open {
		switch e := &g.log.open[i]; e.Kind {
		case engine.EventSeatLeft:
			away |= bit(int8(e.Seat))
		case engine.EventRoundOver:
			return away // who leaves later is away in the next
		}
	}
	return away
}
