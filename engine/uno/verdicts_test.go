package uno

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Verdicts are heard by everybody and outlast the round; the hands behind them do not.
func TestVerdictsOfEarlierRoundsOfTheMatchAreTold(t *testing.T) {
	told := 0
	for seed := range uint64(12) {
		g, err := New(engine.Setup{Rules: "official,target=1000", Seats: []string{"a", "b", "c"}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		var caught, cleared [3]int
		for g.state.phase != engine.PhaseMatchOver && g.state.round < 5 {
			if g.state.Over() {
				history := g.View(engine.Spectator).History
				for _, e := range history {
					switch {
					case e.Kind != engine.EventChallengeResolved:
					case e.Verdict == engine.Guilty:
						caught[e.Seat]++
					default:
						cleared[e.Seat]++
					}
				}
				if _, err := g.Apply(engine.Do(0, engine.VerbNextRound)); err != nil {
					t.Fatal(err)
				}
			}
			for v := engine.Spectator; v < 3; v++ {
				snap := g.View(v)
				for seat := range snap.Hands {
					h := shed.At(&snap, seat)
					if h.Caught != caught[seat] || h.Cleared != cleared[seat] {
						t.Fatalf("seed %d, round %d: to %d, seat %d was caught %d and cleared %d times, it is %d and %d", seed, snap.Round, v, seat,
							h.Caught, h.Cleared, caught[seat], cleared[seat])
					}
				}
			}
			var m Move
			g.state.RandomMove(&rng, &m)
			rec := &recorder{g: g, actor: m.Seat}
			if code := g.state.Apply(&m, rec); code != engine.Legal {
				t.Fatal(code)
			}
			rec.finish(&g.state)
		}
		for seat := range caught {
			told += caught[seat] + cleared[seat]
		}
	}
	if told < 20 {
		t.Fatalf("only %d verdicts", told)
	}
}
