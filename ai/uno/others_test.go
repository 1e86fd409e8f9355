package uno

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// Whoever is guessed to play as the house's reference does so in a roll-out too, but for what it leaves to chance.
func TestTheObviousPlayerOfARollOutPlaysAsTheReferenceDoes(t *testing.T) {
	for _, rules := range []string{"classic", "official", "minimal"} {
		for _, seats := range []int{2, 4} {
			for seed := range uint64(60) {
				names := []string{"A", "B", "C", "D"}
				g, err := uno.New(engine.Setup{Game: "uno", Rules: rules, Seed: seed, Seats: names[:seats]})
				if err != nil {
					t.Fatal(err)
				}
				for {
					public := g.View(engine.Spectator)
					if public.Over() {
						break
					}
					view := g.View(public.Turn)
					c, _ := NewHeuristic(public.Turn, seed).Decide(view)
					asks := view.Phase == engine.PhasePlay || view.Phase == engine.PhaseDrawn
					if asks && c.Verb != engine.VerbCallUno && c.Verb != engine.VerbCatchUno {
						s := g.Opened(1)
						want := s.MoveOf(c.Recorded())
						told := fmt.Sprint(want.Verb, s.FaceOf(&want), want.Color)
						found := ""
						for chance := range uint64(40) { // it dares a bluff one time in three
							p := policy{rng: engine.NewRand(chance)}
							for i := range seats {
								p.manners[i] = obvious
							}
							m := p.move(&s)
							if found = fmt.Sprint(m.Verb, s.FaceOf(&m), m.Color); found == told {
								break
							}
						}
						if found != told {
							t.Fatalf("%s at %d, seed %d, decision %d: the reference does %s, a roll-out %s", rules, seats, seed, view.Decision, told, found)
						}
					}
					if _, err := g.Apply(c); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}
