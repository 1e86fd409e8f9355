package bluff

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/engine/games"
)

// cards are some by their names: "2H KS".
func cards(t *testing.T, text string) (all []engine.SeenCard) {
	t.Helper()
	for _, name := range strings.Fields(text) {
		c, ok := engine.ParseCard(name)
		if !ok {
			t.Fatalf("there is no card %q", name)
		}
		all = append(all, engine.SeenCard{Face: c.Face})
	}
	return all
}

// laidOut is a table with those hands, on which seat 0 is to claim the rank.
func laidOut(t *testing.T, rules, rank string, hands ...string) engine.Game {
	t.Helper()
	p := &engine.Position{Direction: 1, Own: []byte(`{"rank":"` + rank + `"}`)}
	set := engine.Setup{Game: "bluff", Rules: rules, Seed: 1, Position: p}
	for i, h := range hands {
		p.Hands = append(p.Hands, cards(t, h))
		set.Seats = append(set.Seats, string(rune('a'+i)))
	}
	g, err := games.New(set)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// say has a seat do something.
func say(t *testing.T, g engine.Game, c engine.Command) {
	t.Helper()
	if _, err := g.Apply(c); err != nil {
		t.Fatalf("%v: %v", c, err)
	}
}

// claims has a seat lay those cards as that rank.
func claims(t *testing.T, g engine.Game, seat engine.Seat, rank engine.Rank, names string) {
	t.Helper()
	say(t, g, engine.Claim(seat, cards(t, names), rank))
}

// dealt is a table of so many.
func dealt(t *testing.T, rules string, seats int, seed uint64) engine.Game {
	t.Helper()
	set := engine.Setup{Game: "bluff", Rules: rules, Seed: seed}
	for i := range seats {
		set.Seats = append(set.Seats, string(rune('a'+i)))
	}
	g, err := games.New(set)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// whole plays a round by those kinds and calls at every decision; it says whether it ended.
func whole(t *testing.T, g engine.Game, seed uint64, kinds []string, see func(s *engine.Snapshot, c engine.Command)) bool {
	t.Helper()
	bots := map[engine.Seat]interface {
		Decide(engine.Snapshot) (engine.Command, bool)
	}{}
	for i, k := range kinds {
		bots[engine.Seat(i)] = House{}.Named(k)(engine.Seat(i), seed)
	}
	for range 20000 {
		v := g.View(engine.Spectator)
		if v.Over() {
			return true
		}
		seat := v.Turn
		if n := len(v.Owing); n > 0 {
			seat = v.Owing[engine.Mix(seed, uint64(v.Decision), uint64(n))%uint64(n)]
		}
		s := g.View(seat)
		c, ok := bots[seat].Decide(s)
		if !ok {
			t.Fatalf("%s has no answer", kinds[seat])
		}
		if see != nil {
			see(&s, c)
		}
		say(t, g, c)
	}
	return false
}

// lies says whether a claim is one.
func lies(c engine.Command) bool {
	for _, card := range c.Cards {
		if bluff.RankOf(card.Face) != c.Rank {
			return true
		}
	}
	return false
}
