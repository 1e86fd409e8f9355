package uno

import (
	"math"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// watching plays a round among players of a kind and shows each question put to seat 0 with the chain that begins there.
func watching(t *testing.T, rules string, kinds []ai.Bot, seed uint64, see func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief)) {
	t.Helper()
	g, err := uno.New(dealtTo(rules, len(kinds), seed))
	if err != nil {
		t.Fatal(err)
	}
	r, _ := uno.ParseRules(rules)
	for {
		public := g.View(engine.Spectator)
		if public.Over() {
			return
		}
		if v := g.View(0); public.Turn == 0 {
			table, err := uno.Imagine(&v)
			if err != nil {
				t.Fatal(err)
			}
			b := believe(&v, &r, trusts{})
			see(g, &v, newChain(b, table, seed), table, b)
		}
		v := g.View(public.Turn)
		c, ok := kinds[public.Turn].Decide(v)
		if !ok {
			t.Fatalf("seat %d says nothing", public.Turn)
		}
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
}

func dealtTo(rules string, seats int, seed uint64) engine.Setup {
	s := engine.Setup{Game: "uno", Rules: rules, Seed: seed}
	for i := range seats {
		s.Seats = append(s.Seats, string(rune('A'+i)))
	}
	return s
}

func references(seats int, seed uint64) (all []ai.Bot) {
	for seat := range engine.Seat(seats) {
		all = append(all, NewHeuristic(seat, seed))
	}
	return all
}

// However often cards change places, which were in a hand at a choice, and what that choice costs, is what they say now.
func TestAGuessKeepsTrackOfWhatWasInAHandAtEachChoice(t *testing.T) {
	choices := 0
	for seed := range uint64(6) {
		watching(t, "classic", references(2+int(seed%2)*2, seed), seed, func(_ *uno.Game, _ *engine.Snapshot, c *chain, _ *uno.Imagined, _ *belief) {
			if c == nil {
				return
			}
			c.warm()
			for seat := range c.hands {
				h := &c.hands[seat]
				for k := range h.choices {
					choices++
					at, there := h.choices[k].at, uint64(0)
					for i := range h.tokens {
						if x := &h.tokens[i]; h.gains[x.gain].at < at && x.lost >= at {
							there |= 1 << i
						}
					}
					if h.there[k] != there {
						t.Fatalf("seed %d, choice %d of seat %d: %b was there, and is counted as %b", seed, k, seat, there, h.there[k])
					}
					if cost := c.cost(h, k, c.manners[seat]); h.costs[k] != cost {
						t.Fatalf("seed %d, choice %d of seat %d costs %d and is counted as %d", seed, k, seat, cost, h.costs[k])
					}
				}
			}
		})
	}
	if choices < 500 {
		t.Fatalf("only %d choices were looked at", choices)
	}
}

// Every card is somewhere once, each hand as long as it is, and what has been proved of a hand is so.
func TestAGuessIsATableThatCouldBe(t *testing.T) {
	for _, rules := range []string{"classic", "official", "minimal", "strict", "party", "chaos", "wild_night"} {
		guesses := 0
		for seed := range uint64(12) {
			var s uno.State
			var hidden [engine.MaxSeats][]engine.Card
			watching(t, rules, references(4, seed), seed, func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief) {
				if c == nil {
					return
				}
				c.warm()
				for range 5 {
					guesses++
					c.next(&hidden)
					held := map[engine.Card]bool{}
					for seat := range v.Hands {
						if n := table.Need(engine.Seat(seat)); len(hidden[seat]) != n {
							t.Fatalf("%s, seed %d: seat %d gets %d cards and needs %d", rules, seed, seat, len(hidden[seat]), n)
						}
						for _, id := range hidden[seat] {
							if held[id] {
								t.Fatalf("%s, seed %d: card %d is in two places", rules, seed, id)
							}
							held[id] = true
						}
					}
					table.Deal(&s, &hidden, 1)
					known := b.proved()
					for seat := range v.Hands {
						for id := range known.cards[seat] {
							if c := c.indexOf(id); engine.Seat(seat) != v.Viewer && c >= 0 && !held[id] {
								t.Fatalf("%s, seed %d: card %d is known to be in the hand of seat %d", rules, seed, id, seat)
							}
						}
					}
				}
			})
		}
		if guesses == 0 {
			t.Errorf("%s: there was never a chain", rules)
		}
	}
}

// Where nobody has chosen anything yet each card is as likely in a hand as any other.
func TestWithoutChoicesEveryCardIsAsLikely(t *testing.T) {
	seen := false
	for seed := uint64(0); !seen; seed++ {
		watching(t, "classic", references(2, seed), seed, func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief) {
			if seen || c == nil || len(b.choices) > 0 {
				return
			}
			seen = true
			const guesses = 4000
			count := map[engine.Card]int{}
			var hidden [engine.MaxSeats][]engine.Card
			c.warm()
			for range guesses {
				c.next(&hidden)
				for _, id := range hidden[1] {
					count[id]++
				}
			}
			want := float64(guesses) * float64(table.Need(1)) / float64(len(c.pool))
			for _, x := range c.pool {
				if n := float64(count[x.ID]); math.Abs(n-want) > 0.5*want {
					t.Errorf("card %d was guessed %v times, and each is due %.0f times", x.ID, n, want)
				}
			}
		})
	}
}

// overlap is how many cards of the others' hands are guessed, of all.
func overlap(guess, truth *uno.State, seats int) (n int) {
	for seat := engine.Seat(1); int(seat) < seats; seat++ {
		for f := engine.Face(1); int(f) < shed.Faces; f++ {
			n += min(guess.Held(seat, uno.SetOf(f)), truth.Held(seat, uno.SetOf(f)))
		}
	}
	return n
}

func TestWhatWasChosenTellsMoreOfAHandThanWhatWasDenied(t *testing.T) {
	chosen, denied := 0, 0
	var s uno.State
	for seed := range uint64(25) {
		watching(t, "classic", references(4, seed), seed, func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief) {
			r, _ := uno.ParseRules("classic")
			truth := g.Opened(1)
			w := newWorlds(table, believe(v, &r, trusts{draw: 240, wild: 200, four: 150, recall: always}), always, seed)
			if c == nil {
				t.Fatalf("seed %d: there is no chain", seed)
			}
			c.warm()
			for n := range uint64(12) {
				w.chain = nil
				w.deal(&s, asItIs, 0, n)
				denied += overlap(&s, &truth, 4)
				w.chain = c
				w.deal(&s, asItIs, 0, n)
				chosen += overlap(&s, &truth, 4)
			}
		})
	}
	if float64(chosen) < 1.12*float64(denied) {
		t.Errorf("by what was chosen %d cards are guessed, by what was denied %d", chosen, denied)
	}
}

func TestHowASeatPlaysIsFoundOut(t *testing.T) {
	for _, of := range []struct {
		name string
		bot  func(engine.Seat, uint64) ai.Bot
		is   []manner
	}{
		{"the reference", func(seat engine.Seat, seed uint64) ai.Bot { return NewHeuristic(seat, seed) }, []manner{obvious}},
		{"random", func(seat engine.Seat, seed uint64) ai.Bot { return ai.NewRandom(seat, seed) }, []manner{chancing, keeping}},
		{"keeps", func(seat engine.Seat, seed uint64) ai.Bot { return NewKeeps(seat, seed) }, []manner{keeping, chancing}},
	} {
		right, all := 0, 0
		var by [manners]int
		for seed := range uint64(20) {
			bots := []ai.Bot{NewHeuristic(0, seed), of.bot(1, seed)}
			watching(t, "classic", bots, seed, func(g *uno.Game, v *engine.Snapshot, c *chain, table *uno.Imagined, b *belief) {
				if c == nil || len(b.choices) < 12 {
					return
				}
				var hidden [engine.MaxSeats][]engine.Card
				c.warm()
				for range 40 {
					c.next(&hidden)
					all++
					by[c.manners[1]]++
					for _, m := range of.is {
						if c.manners[1] == m {
							right++
						}
					}
				}
			})
		}
		t.Logf("%s: %d of %d guesses are right; by manner %v", of.name, right, all, by)
		if all == 0 || float64(right)/float64(all) < 0.6 {
			t.Errorf("%s: %d of %d guesses are right", of.name, right, all)
		}
	}
}
