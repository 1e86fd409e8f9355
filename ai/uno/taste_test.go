package uno

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// tasteTables are rules under which a play is more than a card.
func tasteTables() []string {
	return append(uno.Presets(), "party,teams=opposite,score=single", "classic,finish=no_wild,forced_play=on",
		"classic,draw_after=must_play,wd4_bluff=refused", "strict,decks=2,hand_size=3")
}

// atTable deals a round under rules for everybody, or gives false where they can't be played by so many.
func atTable(t *testing.T, rules string, seats int, seed uint64) (uno.State, bool) {
	t.Helper()
	r, err := uno.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	if r.Check(seats) != nil {
		return uno.State{}, false
	}
	s := uno.NewState(r, seats)
	s.Seed(seed)
	s.Deal(nil)
	return s, true
}

func TestWhatTheTasteChoosesIsLegalUnderEveryPresetAndAtEverySizeOfTable(t *testing.T) {
	for _, rules := range tasteTables() {
		for _, seats := range []int{2, 3, 4, 6, 10} {
			for seed := range uint64(40) {
				s, ok := atTable(t, rules, seats, seed)
				if !ok {
					continue
				}
				p := policy{rng: engine.NewRand(seed), strays: strays, taste: &houseTaste}
				for n := 0; !s.Over() && n < movesMost; n++ {
					p.own = s.Turn() // everybody plays by taste
					m := p.move(&s)
					if code := p.do(&s, &m); code != engine.Legal {
						t.Fatalf("%s at %d, seed %d: %v of seat %d is refused: %s", rules, seats, seed, m.Verb, m.Seat, code)
					}
				}
			}
		}
	}
}

func TestWhoPlaysByTasteWinsMoreThanAnEvenShare(t *testing.T) {
	for _, seats := range []int{2, 4} {
		t.Run(fmt.Sprint(seats, " seats"), func(t *testing.T) {
			p, err := NewPractice([]string{"classic"}, 1, false)
			if err != nil {
				t.Fatal(err)
			}
			if share := p.Share(seats, 12000, 99); share < 1.04 {
				t.Errorf("it wins %.3f of an even share of rounds among players without taste", share)
			}
		})
	}
}

func TestPractisingMakesATasteOutOfNothing(t *testing.T) {
	p, err := NewPractice([]string{"classic"}, 3, true)
	if err != nil {
		t.Fatal(err)
	}
	p.batch = 2000
	first := 0.0
	for n := range 40 {
		share := p.Step(n, 0.1)
		if n == 0 {
			first = share
		}
		if n == 39 && share < first+0.1 {
			t.Errorf("it won %.3f of an even share at first and %.3f after practising", first, share)
		}
	}
}

// Each tries something else, or thirty rounds would teach no more than one.
func TestRoundsOfADealThatAreLearntFromGoDifferentWays(t *testing.T) {
	p, err := NewPractice([]string{"classic"}, 3, false)
	if err != nil {
		t.Fatal(err)
	}
	p.one.weight = &p.weight
	ways := map[[tastes]float64]bool{}
	for chance := range uint64(20) {
		p.one.slope = [tastes]float64{}
		p.round(2, p.rules[0], 7, chance, 0, true)
		ways[p.one.slope] = true
	}
	if len(ways) < 6 {
		t.Errorf("20 rounds of a deal go %d ways", len(ways))
	}
}

func TestWhatPracticeCannotReadIsToldByName(t *testing.T) {
	if _, err := NewPractice([]string{"classic", "no_such"}, 1, true); err == nil {
		t.Error("rules that are none were taken")
	}
}

// What a roll-out marks along the way is what the history of a Snapshot tells.
func TestMarksOfARollOutAreThoseOfTheHistory(t *testing.T) {
	for _, rules := range []string{"classic", "official", "party"} {
		for seed := range uint64(30) {
			setup := engine.Setup{Game: "uno", Rules: rules, Seed: seed, Seats: []string{"A", "B", "C", "D"}}
			g, err := uno.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			r, _ := uno.ParseRules(rules)
			var bots []*Heuristic
			for seat := range engine.Seat(4) {
				bots = append(bots, NewHeuristic(seat, seed))
			}
			var k policy
			k.taste = &houseTaste
			for n := 0; ; n++ {
				v := g.View(engine.Spectator)
				if v.Over() {
					break
				}
				view := g.View(v.Turn)
				if told := believe(&view, &r, trusts{}).marks; told != k.marks {
					t.Fatalf("%s, seed %d, step %d: marked %+v, the history tells %+v", rules, seed, n, k.marks, told)
				}
				c, ok := bots[v.Turn].Decide(view)
				if !ok {
					t.Fatalf("%s, seed %d: seat %d says nothing", rules, seed, v.Turn)
				}
				s := g.Opened(1)
				if c.Verb != engine.VerbCallUno && c.Verb != engine.VerbCatchUno {
					m := s.MoveOf(c.Recorded())
					k.do(&s, &m)
				}
				if _, err := g.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
