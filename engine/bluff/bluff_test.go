package bluff

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
)

// names are those of n seats.
func names(n int) []string {
	return []string{"Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Joe"}[:n]
}

// rulesByChance are rules that many seats can play by.
func rulesByChance(r *engine.Rand, seats int) Rules {
	var rules Rules
	for id, sw := range switches() {
		switch {
		case len(sw.Values) > 0:
			rules[id] = int16(r.Below(uint32(len(sw.Values))))
		case r.Below(2) == 0:
			rules[id] = sw.Default
		default:
			least := max(sw.Min, sw.Least)
			rules[id] = int16(least + int(r.Below(uint32(sw.Max-least+1))))
		}
	}
	if rules.Check(seats) != nil {
		rules[Mode] = ModeNormal
	}
	return rules
}

func TestTenThousandRoundsOfRandomSwitchesEndWithAllTheirCards(t *testing.T) {
	longest := 0
	for seed := range uint64(10_000) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(engine.MaxSeats-engine.MinSeats+1))
		s := NewState(rulesByChance(&r, seats), seats)
		s.Seed(seed)
		s.Deal(nil)
		const most = 2_000_000
		moves := 0
		for ; !s.Over() && moves < most; moves++ {
			m := s.ByChance(&r)
			if code := s.Apply(&m, nil); code != engine.Legal {
				t.Fatalf("seed %d, %s: move %d is refused: %v", seed, s.rules, moves, code)
			}
			if moves%97 == 0 || s.Over() {
				if err := conserved(&s); err != nil {
					t.Fatalf("seed %d, %s, after move %d: %v", seed, s.rules, moves, err)
				}
			}
		}
		if err := owed(&s); err != nil || !s.Over() {
			t.Fatalf("seed %d, %s with %d seats: after %d moves %v, %v", seed, s.rules, seats, moves, s.phase, err)
		}
		longest = max(longest, moves)
	}
	t.Logf("the longest round has %d moves", longest)
}

func TestADealIsTheSameForEverAndDiffersBySeed(t *testing.T) {
	for _, pinned := range []struct {
		seed  uint64
		seats int
		rules string
		ann   string
	}{
		{1, 4, "classic", "AS 2C 3S 7C 9C 10C 10H JD JS QH KC KD KH "},
		{2, 4, "classic", "2D 3H 5S 6S 7S 8H 9C 9H JC JD QD QH QS "},
		{1, 10, "arcade", "2D 3C 4D 6C 6H 8D 8D 10D QD QH "},
	} {
		g, err := New(engine.Setup{Rules: pinned.rules, Seats: names(pinned.seats), Seed: pinned.seed})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, c := range g.View(0).Hands[0].Cards {
			got += c.String() + " "
		}
		if got != pinned.ann {
			t.Errorf("seed %d, %d seats: Ann is dealt %q, not %q", pinned.seed, pinned.seats, got, pinned.ann)
		}
	}
}

func TestAllCardsAreDealtAsEvenlyAsCanBe(t *testing.T) {
	for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
		for decks := 0; decks <= maxDecks; decks++ {
			g, err := New(engine.Setup{Rules: fmt.Sprintf("classic,decks=%d", decks), Seats: names(seats), Seed: 7, Dealer: 1})
			if err != nil {
				t.Fatal(err)
			}
			cards := decks * cardsPerDeck
			if decks == 0 {
				cards = cardsPerDeck * (1 + seats/6)
			}
			if err := g.Sound(); err != nil || int(g.state.decks)*cardsPerDeck != cards {
				t.Errorf("%d seats, %d decks: %d decks, %v", seats, decks, g.state.decks, err)
			}
			for seat, h := range g.View(engine.Spectator).Hands {
				if h.Count != cards/seats && h.Count != cards/seats+1 || h.Cards != nil {
					t.Errorf("%d seats, %d decks: seat %d is dealt %d, shown %v", seats, decks, seat, h.Count, h.Cards)
				}
			}
		}
	}
}

func TestRulesReadBackAsTheyAreWritten(t *testing.T) {
	r := engine.NewRand(3)
	for range 500 {
		rules := rulesByChance(&r, 4)
		back, err := ParseRules(rules.String())
		if err != nil || back != rules || back.String() != rules.String() {
			t.Fatalf("%s reads as %s, %v", rules, back, err)
		}
	}
	for text, why := range map[string]string{
		"noir":                     `there is no preset "noir"`,
		"classic,cards_per_play=5": "switch cards_per_play is one of 4, 1, not \"5\"",
		"classic,turn_limit=x":     "switch turn_limit is a number from 0 to 200",
		"classic,decks=9":          "switch decks is a number from 0 to 8",
		"classic,rounds=off":       "switch rounds is a number from 1 to 20",
		"classic,turn_seconds=9":   "switch turn_seconds is 0 or a number from 10 to 300, not \"9\"",
		"classic,stack_two=on":     `there is no switch "stack_two"`,
	} {
		if _, err := ParseRules(text); err == nil || len(err.Error()) < len(why) || err.Error()[:len(why)] != why {
			t.Errorf("%s: %v; want %s", text, err, why)
		}
	}
	if (Rules{Mode: ModeTeam, Rounds: 1}).Check(5) == nil || (Rules{Mode: ModeTeam, Rounds: 1}).Check(2) == nil {
		t.Error("teams of five, or of two")
	}
}

func TestAMatchIsWonByWhoWinsTheMostRounds(t *testing.T) {
	for seed := range uint64(40) {
		g, err := New(engine.Setup{Rules: "classic,rounds=3", Seats: names(3), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		r := engine.NewRand(seed)
		won := make([]int, 3)
		for round := 1; ; round++ {
			playToTheEnd(t, g, &r)
			for seat := range won {
				if g.WonRound(engine.Seat(seat)) {
					won[seat]++
				}
			}
			s := g.View(0)
			if !slices.Equal(s.Totals, won) || s.Round != round {
				t.Fatalf("round %d: the totals are %v; want %v", s.Round, s.Totals, won)
			}
			if round == 3 {
				best := slices.Max(won)
				for seat, n := range won {
					if slices.Contains(s.Winners, engine.Seat(seat)) != (n == best) {
						t.Errorf("%v are won, and the winners %v", won, s.Winners)
					}
				}
				if s.Phase != engine.PhaseMatchOver {
					t.Errorf("after three rounds: %v", s.Phase)
				}
				break
			}
			if _, err := g.Apply(engine.Do(0, engine.VerbNextRound)); err != nil || s.Phase != engine.PhaseRoundOver {
				t.Fatalf("round %d: %v, %v", round, s.Phase, err)
			}
			if next := g.View(0); next.Dealer != engine.Seat(round%3) || next.Turn != engine.Seat((round+1)%3) {
				t.Errorf("round %d is dealt by %d and begun by %d", round+1, next.Dealer, next.Turn)
			}
		}
	}
}

// playToTheEnd plays the round by chance, with commands such as seats give, and now and then one whose time is up where a clock runs.
func playToTheEnd(t *testing.T, g *Game, r *engine.Rand) (all []engine.Command) {
	t.Helper()
	for n := 0; !g.state.Over(); n++ {
		if n > 100_000 {
			t.Fatal("the round does not end")
		}
		m := g.state.ByChance(r)
		c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Rank: m.Rank, Target: engine.NoSeat}
		for _, i := range m.cards[:m.n] {
			c.Cards = append(c.Cards, engine.SeenCard{Face: i.face()})
		}
		if time := g.state.rules.Time(); time > 0 && r.Below(9) == 0 {
			c = engine.Do(c.Seat, engine.VerbTimeout)
			c.At = g.state.askedAt + time
		}
		if _, err := g.Apply(c); err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		all = append(all, c)
	}
	return all
}
