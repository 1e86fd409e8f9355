package uno

import (
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// tried is a copy of the game, to try a command on.
func tried(g *Game) *Game {
	t := *g
	t.log, t.known = &chronicle{}, g.known.blank()
	t.known.set(&g.known)
	return &t
}

// Whatever may be played, on a turn or off it, under whichever switches: what is foreseen of it with other cards in the hands of
// the others is what the game then does, told from its events.
func TestWhatIsForeseenOfAPlayIsWhatTheGameDoes(t *testing.T) {
	plays, stops, moved, due, doubted, priced := 0, 0, 0, 0, 0, 0
	for seed := uint64(0); seed < 60; seed++ {
		rng := rand.New(rand.NewPCG(seed, 14))
		seats := engine.MinSeats + rng.IntN(5)
		g, err := New(engine.Setup{Rules: RulesByChance(seed, seats).String(), Seats: seatNames(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 60 && !g.state.Over(); n++ {
			for v := range engine.Seat(seats) {
				snap := g.View(v)
				for _, c := range snap.Legal {
					f, ok := Foresee(&snap, c)
					after := tried(g)
					beats, err := after.Apply(c)
					if err != nil {
						t.Fatal(err)
					}
					if want := c.Verb == engine.VerbPlay && !c.Blind && !after.state.Over(); ok != want {
						t.Fatalf("seed %d: of %s by seat %d it is %v that something is foreseen", seed, c.Verb, v, ok)
					}
					if !ok {
						continue
					}
					now, from := after.View(engine.Spectator), engine.NoSeat
					for _, b := range beats {
						for _, e := range b.Events {
							switch e.Kind {
							case engine.EventHandsSwapped:
								from = e.Target
							case engine.EventHandsRotated:
								from = engine.Seat(g.state.step(int8(v), -int8(e.Count)))
							}
						}
					}
					want := Foreseen{Next: engine.Seat(g.state.next(int8(v))), From: from}
					want.Stops = now.Turn != want.Next
					if p := shed.Of(&now).Pending; p != nil {
						want.Stops = want.Stops || !p.Answerable
						want.Doubted = p.Challenge
						if !p.Paid {
							want.Due = p.Stack
						}
						want.WrongCosts = f.WrongCosts
						if p.Challenge && !after.state.pending.bluff && after.state.drawN > 60 {
							believed, doubts := tried(after), tried(after)
							believed.Apply(engine.Do(p.Victim, engine.VerbAccept))
							doubts.Apply(engine.Do(p.Victim, engine.VerbChallenge))
							want.WrongCosts = int(doubts.state.hands[p.Victim].count - believed.state.hands[p.Victim].count)
							priced++
						}
					}
					if f != want {
						t.Fatalf("seed %d, rules %s: of %s %v by seat %d is foreseen %+v, and it comes to %+v", seed, g.setup.Rules, c.Verb, c.Card, v, f, want)
					}
					plays++
					for _, x := range []struct {
						is bool
						n  *int
					}{{f.Stops, &stops}, {f.From != engine.NoSeat, &moved}, {f.Due > 0, &due}, {f.Doubted, &doubted}} {
						if x.is {
							*x.n++
						}
					}
				}
			}
			if c, legal := legalCommand(t, rng, g); legal {
				if _, err := g.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if plays < 5000 || stops < 500 || moved < 50 || due < 100 || doubted < 100 || priced < 20 {
		t.Errorf("only %d plays: %d stop the next seat, %d move hands, %d have cards due, %d may be doubted, %d doubts were tried", plays, stops, moved, due, doubted, priced)
	}
}
