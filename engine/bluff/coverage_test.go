package bluff

import (
	"testing"

	"fourtell/engine"
)

// Every card is revealed, everything that can happen happens, and every value of every choice is played with.
func TestEveryCardEventAndSwitchOccurs(t *testing.T) {
	const seeds = 120
	faces, events, values := map[engine.Face]bool{}, map[engine.EventKind]bool{}, map[string]bool{}
	for seed := range uint64(seeds) {
		r := engine.NewRand(seed + 1)
		seats := engine.MinSeats + int(r.Below(engine.MaxSeats-engine.MinSeats+1))
		rules := rulesByChance(&r, seats)
		g, err := New(engine.Setup{Rules: rules.String(), Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for _, sw := range switches() {
			values[sw.Name+"="+rules.Get(sw.Name)] = true
		}
		see := func(beats []engine.Beat) {
			for _, b := range beats {
				for _, e := range b.Events {
					events[e.Kind] = true
					if e.Kind == engine.EventRevealed {
						for _, c := range e.Cards {
							faces[c.Face] = true
						}
					}
				}
			}
		}
		see(g.Opening())
		for n := 0; n < 150 && g.state.phase != engine.PhaseMatchOver; n++ {
			seat := engine.Seat(r.Below(uint32(seats)))
			c := engine.Do(seat, []engine.Verb{engine.VerbLeave, engine.VerbReturn, engine.VerbNextRound, engine.VerbRemove, engine.VerbTimeout}[r.Below(5)])
			if asked := g.state.Turn(); asked != engine.NoSeat && (r.Below(20) > 0 || c.Verb == engine.VerbRemove && r.Below(10) > 0) {
				legal := g.View(asked).Legal
				c = legal[r.Below(uint32(len(legal)))]
			}
			if beats, err := g.Apply(c); err == nil {
				see(beats)
			}
		}
	}
	for f := engine.StandardFaces; f != 0; f++ {
		if !faces[f] {
			t.Errorf("in %d rounds from seed 1 on no %s is revealed", seeds, f)
		}
	}
	for _, k := range []engine.EventKind{engine.EventDealt, engine.EventClaimed, engine.EventDoubted, engine.EventRevealed, engine.EventPileTaken, engine.EventPassed,
		engine.EventTurn, engine.EventTimedOut, engine.EventNews, engine.EventSeatLeft, engine.EventSeatReturned, engine.EventSeatRemoved, engine.EventRoundOver, engine.EventMatchOver} {
		if !events[k] {
			t.Errorf("in %d rounds from seed 1 on %v does not occur", seeds, k)
		}
		delete(events, k)
	}
	for k := range events {
		t.Errorf("%v occurs, and is in no list here", k)
	}
	for _, sw := range switches() {
		for _, v := range sw.Values {
			if !values[sw.Name+"="+v] {
				t.Errorf("in %d rounds from seed 1 on %s=%s is not played with", seeds, sw.Name, v)
			}
		}
	}
}
