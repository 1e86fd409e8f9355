package uno

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// Outlook fills in each seat's chance of winning the round, 0 … 1, from an open table played on so many times by the
// policy of the roll-outs, the rest of the draw pile in another order each time; the same seed gives the same chances. A
// round that does not come to an end counts for everybody alike. It sees every hand: it measures decisions that were made,
// and makes none.
func Outlook(s *uno.State, rolls int, seed uint64, won []float64) {
	clear(won)
	p := policy{strays: strays}
	for i := range p.doubts {
		p.doubts[i] = anybodysDoubt
	}
	for n := range rolls {
		t := *s
		t.Seed(engine.Mix(seed, uint64(n)))
		p.rng = engine.NewRand(engine.Mix(seed, uint64(n), 1))
		over := p.playOut(&t)
		for seat := range won {
			switch {
			case !over:
				won[seat] += 1 / float64(rolls*len(won))
			case t.WonRound(engine.Seat(seat)):
				won[seat] += 1 / float64(rolls)
			}
		}
	}
}
