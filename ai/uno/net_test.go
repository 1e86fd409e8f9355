package uno

import (
	"testing"

	"fourtell/engine"
)

func TestANetSaysTheSameOnEveryMachine(t *testing.T) {
	for z, want := range map[int32]int32{0: 1 << 15, 1 << 14: 47910, -(1 << 14): 17626, 1 << 30: 1 << 16, -(1 << 30): 0} {
		if got := squash(z); got != want {
			t.Errorf("squash(%d) is %d, want %d", z, got, want)
		}
	}
	last := int32(0)
	for z := int32(-200000); z < 200000; z += 37 {
		p := squash(z)
		if p < last {
			t.Fatalf("squash falls from %d to %d at %d", last, p, z)
		}
		last = p
	}
}

func TestTheNetForetellsWhoWins(t *testing.T) {
	d, err := NewDrill([]string{"classic", "minimal"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	foretold := func(w *net) float64 { return d.foretells(w, 3000, 99) }
	none := net{base: -9000}
	skill := foretold(&houseNet)
	t.Logf("the house's foretells %.3f, one that always says the same %.3f", skill, foretold(&none))
	if skill < 0.15 {
		t.Errorf("it foretells %.3f of what decides a round", skill)
	}
	if foretold(&none) > 0.02 {
		t.Error("so does one that always says the same")
	}
}

func TestDrillingMakesANetOutOfNothing(t *testing.T) {
	d, err := NewDrill([]string{"classic"}, 3)
	if err != nil {
		t.Fatal(err)
	}
	before := d.Skill(1000, 4)
	d.Rounds(0, 12000, 0.01)
	if after := d.Skill(1000, 4); after < 0.05 || after < before+0.05 {
		t.Errorf("it foretold %.3f at first and %.3f after drilling", before, after)
	}
}

func TestWhatDrillCannotReadIsToldByName(t *testing.T) {
	if _, err := NewDrill([]string{"classic", "no_such"}, 1); err == nil {
		t.Error("rules that are none were taken")
	}
}

// A table asks no more than there is room for, whatever the rules and the seats.
func TestQuestionsHaveRoom(t *testing.T) {
	for _, rules := range tasteTables() {
		for _, seats := range []int{2, 3, 4, 6, 10} {
			for seed := range uint64(10) {
				s, ok := atTable(t, rules, seats, seed)
				if !ok {
					continue
				}
				p := policy{rng: engine.NewRand(seed), strays: strays}
				var a seen
				for n := 0; !s.Over() && n < movesMost; n++ {
					if s.Phase() == engine.PhasePlay {
						a.view(&s, s.Turn(), &p.manners)
						if a.n > len(a.at) {
							t.Fatalf("%s at %d, seed %d: %d questions", rules, seats, seed, a.n)
						}
						for _, at := range a.at[:a.n] {
							if at < 0 || at >= questions {
								t.Fatalf("%s at %d, seed %d: there is no question %d", rules, seats, seed, at)
							}
						}
					}
					m := p.move(&s)
					if p.do(&s, &m) != engine.Legal {
						t.Fatalf("%s at %d, seed %d: refused", rules, seats, seed)
					}
				}
			}
		}
	}
}
