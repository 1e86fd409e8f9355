package uno

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

func TestInATrialADrawFourTellsNothingOfTheHand(t *testing.T) {
	trials := 0
	for seed := uint64(0); trials < 6; seed++ {
		if seed == 400 {
			t.Fatalf("of 400 rounds only %d fours could be doubted", trials)
		}
		watching(t, "classic", references(3, seed), seed, func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief) {
			p := shed.Of(v).Pending
			if p == nil || !p.Challenge || c == nil {
				return
			}
			trials++
			c = newTrial(b, table, seed)
			h := &c.hands[p.By]
			last := len(h.choices) - 1
			if last < 0 || h.choices[last].what != choseFour {
				t.Fatalf("seed %d: the four that is judged is not the last that its player chose", seed)
			}
			var hidden [engine.MaxSeats][]engine.Card
			for range 20 {
				c.next(&hidden)
				if h.costs[last] != 0 {
					t.Errorf("seed %d: a hand is thought unlikely for the four, by %d", seed, h.costs[last])
				}
				if len(hidden[p.By]) != table.Need(p.By) {
					t.Errorf("seed %d: a hand of %d cards is imagined, it has %d", seed, len(hidden[p.By]), table.Need(p.By))
				}
			}
		})
	}
}

func TestWhatWasDoneWithFoursTellsHowWillinglyTheirPlayerBluffs(t *testing.T) {
	of := func(made, passed int) float64 {
		var e evidence
		e.bluff[made][passed], e.honest[made][passed] = 0.65, 0.35
		return e.belief(0, 0)
	}
	stranger := of(0, 0)
	for _, c := range []struct {
		name         string
		made, passed int
		more         bool
	}{
		{"who had the four in hand and passed up a bluff is believed", 0, 1, false},
		{"who passed up four is believed more still", 0, 4, false},
		{"who has made one that nobody doubted is believed less", 1, 0, true},
	} {
		if got := of(c.made, c.passed); got > stranger-0.02 && !c.more || got < stranger+0.02 && c.more {
			t.Errorf("%s: the belief in a bluff is %.2f, of a stranger %.2f", c.name, got, stranger)
		}
	}
	if one, four := of(0, 1), of(0, 4); four >= one {
		t.Errorf("passing up one bluff leaves the belief at %.2f, four at %.2f", one, four)
	}
}
