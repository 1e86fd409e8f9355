package uno

import (
	"testing"

	"fourtell/engine"
)

// What rules say will be dealt is what lies on the table of such a deal.
func TestRulesSayWhatWillBeDealt(t *testing.T) {
	for _, rules := range []string{"classic,opener_actions=numbers_only", "classic,opener_actions=numbers_only,hand_size=9", "classic,opener_actions=numbers_only,hand_size=5,decks=2"} {
		r, err := ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		for seats := engine.MinSeats; seats <= 5; seats++ {
			g, err := New(engine.Setup{Game: gameName, Rules: rules, Seats: make([]string, seats), Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			s := g.View(engine.NoSeat)
			each, left := r.Dealt(seats)
			if s.Hands[0].Count != each || s.Draw != left {
				t.Errorf("%s: %d seats get %d each and leave %d; said are %d and %d", rules, seats, s.Hands[0].Count, s.Draw, each, left)
			}
		}
	}
}
