package uno

import (
	"math/rand/v2"
	"testing"

	"fourtell/engine"
)

func TestARandomPlayoutIsNeverRefusedUnderAnySwitch(t *testing.T) {
	for seed := uint64(1); seed <= 400; seed++ { // 367 holds a face twice, one of them blind
		rng := rand.New(rand.NewPCG(seed, 3))
		seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
		s := NewState(RulesByChance(seed, seats), seats)
		s.Seed(seed)
		s.Deal(nil)
		chance := engine.NewRand(seed)
		for n := 0; !s.Over(); n++ {
			var m Move
			if s.RandomMove(&chance, &m); s.Apply(&m, nil) != engine.Legal {
				t.Fatalf("seed %d: move %d, %s by seat %d, is refused; rules %s", seed, n, m.Verb, m.Seat, s.rules)
			}
			if n > 100_000 {
				t.Fatalf("seed %d: the round does not end; rules %s", seed, s.rules)
			}
		}
	}
}

func TestAMoveFoundByChanceIsMadeAsIfTheRulesHadBeenAsked(t *testing.T) {
	for seed := uint64(1); seed <= 60; seed++ {
		seats := engine.MinSeats + int(seed)%(engine.MaxSeats-1)
		made := NewState(RulesByChance(seed, seats), seats)
		made.Seed(seed)
		made.Deal(nil)
		chance := engine.NewRand(seed)
		for n := 0; n < 500 && !made.Over(); n++ {
			var m Move
			made.RandomMove(&chance, &m)
			asked, again := made, m
			made.make(&m)
			if code := asked.Apply(&again, nil); code != engine.Legal || made != asked {
				t.Fatalf("seed %d: move %d, %s by seat %d, leads elsewhere (%s); rules %s", seed, n, m.Verb, m.Seat, code, made.rules)
			}
		}
	}
}

func TestARoundByChanceIsItsMovesOneByOne(t *testing.T) {
	for seed := uint64(1); seed <= 60; seed++ {
		seats := engine.MinSeats + int(seed)%(engine.MaxSeats-1)
		rules := RulesByChance(seed, seats)
		if seed%3 == 0 { // whatever fits may be played: the short way
			rules, _ = Preset("classic")
		}
		whole := NewState(rules, seats)
		whole.Seed(seed)
		whole.Deal(nil)
		single := whole
		chance, again := engine.NewRand(seed), engine.NewRand(seed)
		moves := whole.PlayRandom(&chance)
		for n := 0; n < moves; n++ {
			var m Move
			single.CallAhead()
			if single.RandomMove(&again, &m); single.Apply(&m, nil) != engine.Legal {
				t.Fatalf("seed %d: move %d is refused; rules %s", seed, n, rules)
			}
		}
		if single != whole || chance != again {
			t.Fatalf("seed %d: the round ends elsewhere after %d moves; rules %s", seed, moves, rules)
		}
	}
}

// The same core runs with a recorder and without: both ways the same commands give the same table.
func TestARecorderChangesNothing(t *testing.T) {
	for seed := uint64(1); seed <= 30; seed++ {
		rng := rand.New(rand.NewPCG(seed, 4))
		seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
		rules := RulesByChance(seed, seats)
		g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed, Dealer: engine.Seat(seats - 1)})
		if err != nil {
			t.Fatal(err)
		}
		bare := NewState(rules, seats)
		bare.Seed(seed)
		bare.Deal(nil)
		chance := engine.NewRand(seed)
		for n := 0; n < 500 && !bare.Over(); n++ {
			var m Move
			bare.RandomMove(&chance, &m)
			c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Color: m.Color, Target: engine.Seat(m.Target), Blind: m.blind}
			if m.card != noCard {
				c.Card.ID, c.OfDeck = m.card.id(), true
			}
			bare.Apply(&m, nil)
			if _, err := g.Apply(c); err != nil {
				t.Fatalf("seed %d: with a recorder %+v is refused: %v", seed, c, err)
			}
			if bare.decision != g.state.decision || bare.rng != g.state.rng || bare.hands != g.state.hands || bare.turn != g.state.turn {
				t.Fatalf("seed %d: after move %d the two tables differ", seed, n)
			}
		}
	}
}

func TestNothingIsAllocatedForAMove(t *testing.T) {
	rules, _ := Preset("chaos")
	s := NewState(rules, 4)
	s.Seed(3)
	chance := engine.NewRand(3)
	if n := testing.AllocsPerRun(50, func() { s.Deal(nil); s.PlayRandom(&chance) }); n != 0 {
		t.Errorf("a round without a recorder allocates %v times", n)
	}
}

func BenchmarkRandomRounds(b *testing.B) {
	rules, _ := Preset("classic")
	s := NewState(rules, 2)
	s.Seed(7)
	chance := engine.NewRand(1)
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		s.Deal(nil)
		moves += s.PlayRandom(&chance)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
