package uno_test

import (
	"testing"

	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Whatever is played, the cards unseen are the pile's and the other hands', face by face.
func TestTheUnseenCardsAreThoseInThePileAndInOthersHands(t *testing.T) {
	looked := 0
	for n := range uint64(40) {
		seats := 2 + int(n%5)
		rules := uno.RulesByChance(n, seats).String()
		var makers []maker
		for range seats {
			makers = append(makers, house(t, "random"))
		}
		playWith(t, dealt(rules, seats, n), seat(n, makers...), func(g *uno.Game, view engine.Snapshot, _ engine.Command) {
			left, ok := unoai.Unseen(&view)
			if !ok {
				t.Fatalf("%s is not read", view.Rules)
			}
			sum, hidden := 0, view.Draw
			for _, k := range left {
				sum += k
			}
			held := [shed.Faces]int{}
			for i := range seats {
				hidden += view.Hands[i].Count
				for _, c := range view.Hands[i].Cards { // its own, and those that lie open
					if !c.Hidden() {
						hidden--
					}
				}
				if view.Hands[i].Cards != nil {
					continue
				}
				for _, c := range g.View(engine.Seat(i)).Hands[i].Cards {
					if !c.Hidden() {
						held[c.Face]++
					}
				}
			}
			if sum != hidden {
				t.Fatalf("%s, seed %d: %d cards are unseen, want %d", rules, n, sum, hidden)
			}
			for f, k := range held {
				if k > left[f] {
					t.Fatalf("%s, seed %d: others hold %d of %s, unseen are %d", rules, n, k, engine.Face(f), left[f])
				}
			}
			looked++
		})
	}
	if looked < 1000 {
		t.Errorf("only %d tables were looked at", looked)
	}
}

func TestUnseenCardsOfUnreadableRulesAreNotCounted(t *testing.T) {
	if _, ok := unoai.Unseen(&engine.Snapshot{Rules: "nonsense"}); ok {
		t.Error("they are counted")
	}
}
