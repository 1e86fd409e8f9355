package uno_test

import (
	"fmt"
	"reflect"
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/uno"
)

type maker = func(engine.Seat, uint64) ai.Bot

func house(t testing.TB, kind string) maker {
	t.Helper()
	h := unoai.House{}
	name, ok := ai.Canonical(h, kind)
	if !ok {
		t.Fatalf("there is no bot %q", kind)
	}
	return h.Named(name)
}

func dealt(rules string, seats int, seed uint64) engine.Setup {
	s := engine.Setup{Game: "uno", Rules: rules, Seed: seed, Dealer: engine.Seat(seed % uint64(seats))}
	for i := range seats {
		s.Seats = append(s.Seats, fmt.Sprint("P", i))
	}
	return s
}

// among says whether the command is one of the legal ones.
func among(c engine.Command, legal []engine.Command) bool {
	for _, l := range legal {
		if reflect.DeepEqual(c, l) {
			return true
		}
	}
	return false
}

// playRound plays a round of bots; each is asked about every Snapshot, out of turn too. look sees every answer.
func playRound(t testing.TB, s engine.Setup, bots []ai.Bot, look func(engine.Snapshot, engine.Command)) engine.Snapshot {
	t.Helper()
	return playWith(t, s, bots, func(_ *uno.Game, v engine.Snapshot, c engine.Command) {
		if look != nil {
			look(v, c)
		}
	}).View(engine.Spectator)
}

func playWith(t testing.TB, s engine.Setup, bots []ai.Bot, look func(*uno.Game, engine.Snapshot, engine.Command)) *uno.Game {
	t.Helper()
	g, err := uno.New(s)
	if err != nil {
		t.Fatalf("%s: %v", s.Rules, err)
	}
	for n := 0; n < 20000; n++ {
		turn := g.View(engine.Spectator).Turn
		acted := false
		for i := range bots {
			// The others first: whoever jumps in or catches does it before the seat on turn acts.
			seat := engine.Seat((int(turn) + 1 + i) % len(bots))
			view := g.View(seat)
			if view.Over() {
				return g
			}
			c, ok := bots[seat].Decide(view)
			if !ok {
				continue
			}
			look(g, view, c)
			if !among(c, view.Legal) {
				t.Fatalf("%s, seed %d: seat %d answers %v, which is not legal", s.Rules, s.Seed, seat, c)
			}
			c.At = view.Clock.Now + 1200
			if _, err := g.Apply(c); err != nil {
				t.Fatalf("%s, seed %d: seat %d, %s %v refused: %v", s.Rules, s.Seed, seat, c.Verb, c.Card, err)
			}
			acted = true
			break
		}
		if !acted {
			t.Fatalf("%s, seed %d: nobody does anything in phase %s", s.Rules, s.Seed, g.View(engine.Spectator).Phase)
		}
	}
	t.Fatalf("%s, seed %d: the round does not end", s.Rules, s.Seed)
	return g
}

func seat(seed uint64, makers ...maker) []ai.Bot {
	var out []ai.Bot
	for i, m := range makers {
		out = append(out, m(engine.Seat(i), seed))
	}
	return out
}

func TestHouseBotsAnswerLegallyUnderEveryPresetAndSwitch(t *testing.T) {
	kinds := []maker{house(t, "heuristic"), house(t, "random")}
	rng := engine.NewRand(5)
	play := func(rules string, seats int, seed uint64) {
		var makers []maker
		for i := range seats {
			makers = append(makers, kinds[(i+int(seed))%2])
		}
		playRound(t, dealt(rules, seats, seed), seat(seed, makers...), nil)
	}
	for _, preset := range uno.Presets() {
		for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
			play(preset, seats, uint64(seats))
		}
	}
	for i := range uint64(90) {
		seats := engine.MinSeats + int(rng.Below(engine.MaxSeats-engine.MinSeats+1))
		play(uno.RulesByChance(i, seats).String(), seats, i)
	}
}

func TestTheSameSnapshotGetsTheSameAnswerWhateverWasAskedBefore(t *testing.T) {
	for _, kind := range []string{"random", "heuristic"} {
		m := house(t, kind)
		playRound(t, dealt("chaos", 4, 3), seat(9, m, m, m, m), func(s engine.Snapshot, c engine.Command) {
			fresh, ok := m(s.Viewer, 9).Decide(s)
			if !ok || !reflect.DeepEqual(fresh, c) {
				t.Fatalf("%s: a fresh bot answers %v, the one that played so far %v", kind, fresh, c)
			}
		})
	}
}

func TestTheHeuristicBeatsRandomAtTwoSeats(t *testing.T) {
	const deals = 400
	h, r := house(t, "heuristic"), house(t, "random")
	wins := 0
	for d := range uint64(deals) {
		// Every deal from both seats, so that luck with the cards cancels out.
		for flip := range 2 {
			makers := []maker{h, r}
			if flip == 1 {
				makers = []maker{r, h}
			}
			end := playRound(t, dealt("classic", 2, d), seat(d, makers...), nil)
			if len(end.Winners) == 1 && int(end.Winners[0]) == flip {
				wins++
			}
		}
	}
	rate := float64(wins) / (2 * deals)
	t.Logf("%.1f %% of %d games", 100*rate, 2*deals)
	if rate < 0.53 {
		t.Errorf("it wins %.1f %%, want about 57", 100*rate)
	}
}
