package bluff

import (
	"slices"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// follow plays a round of two by those kinds, its first 300 answers, and calls before each with what its seat sees, and what it says.
func follow(t *testing.T, rules string, seed uint64, kinds [2]string, see func(g engine.Game, s *engine.Snapshot, c engine.Command)) engine.Game {
	t.Helper()
	g := dealt(t, rules, 2, seed)
	var bots [2]ai.Bot
	for i, k := range kinds {
		bots[i] = House{}.Named(k)(engine.Seat(i), seed)
	}
	for range 300 {
		v := g.View(engine.Spectator)
		if v.Over() {
			break
		}
		seat := v.Turn
		if len(v.Owing) > 0 {
			seat = v.Owing[0]
		}
		s := g.View(seat)
		c, _ := bots[seat].Decide(s)
		see(g, &s, c)
		say(t, g, c)
	}
	return g
}

// hands are what both seats of a table hold.
func hands(g engine.Game) (h [2]tallied) {
	for i := range h {
		h[i] = tally(g.View(engine.Seat(i)).Hands[i].Cards)
	}
	return h
}

func TestARoundPlayedOnInThoughtGoesAsTheRulesGo(t *testing.T) {
	ends := 0
	for _, rules := range []string{"classic", "classic,after_challenge=winner_leads", "classic,after_challenge=loser_leads", "classic,final_play=immune", "classic,decks=2", "classic,mode=chaos", "classic,cards_per_play=1"} {
		for seed := range uint64(4) {
			kinds := [2]string{KindHonest, ai.LevelMark + "casual"}
			d, begun := duel{}, false
			g := follow(t, rules, seed, kinds, func(g engine.Game, s *engine.Snapshot, c engine.Command) {
				own := bluff.Of(s)
				if !begun {
					l := read(s)
					begun = true
					d = duel{copies: l.copies(), after: l.rules[bluff.AfterChallenge], immune: l.rules[bluff.FinalPlay] == bluff.FinalImmune, turn: int(c.Seat), due: int(own.Due)}
					for i, h := range hands(g) {
						d.left[i] = h.Sum()
						for r, n := range h {
							d.hand[i][r] = int8(n)
						}
					}
				}
				for i, h := range hands(g) {
					for r, n := range h {
						if int(d.hand[i][r]) != n || d.left[i] != h.Sum() {
							t.Fatalf("%s, seed %d: seat %d holds %v, and in thought %v", rules, seed, i, h, d.hand[i])
						}
					}
				}
				if own.Pile != d.piled || own.Waiting == nil && (int(own.Due) != d.due || int(c.Seat) != d.turn) {
					t.Fatalf("%s, seed %d: %d lie on the pile and seat %d owes rank %d, in thought %d, %d, %d", rules, seed, own.Pile, c.Seat, own.Due, d.piled, d.turn, d.due)
				}
				switch c.Verb {
				case engine.VerbClaim:
					m := lay{}
					for _, card := range c.Cards {
						m.add(int(bluff.RankOf(card.Face)), 1)
					}
					d.claims(&m)
				case engine.VerbChallenge:
					d.doubt()
				default:
					d.let()
				}
			})
			v := g.View(engine.Spectator)
			if v.Over() != d.over || d.over && !slices.Equal(v.Winners, []engine.Seat{engine.Seat(d.won)}) {
				t.Errorf("%s, seed %d: %v win, and in thought %d", rules, seed, v.Winners, d.won)
			}
			if d.over {
				ends++
			}
		}
	}
	if ends < 8 {
		t.Errorf("only %d rounds end", ends)
	}
}

func TestAWorldIsTheTableItselfWhileNobodyHasLied(t *testing.T) {
	same := 0
	for seed := range uint64(12) {
		lied := false
		follow(t, "classic,decks="+string(rune('1'+seed%2)), seed, [2]string{KindHonest, KindHonest}, func(g engine.Game, s *engine.Snapshot, c engine.Command) {
			l := read(s)
			if !l.duels() {
				t.Fatal("it is not played on in thought")
			}
			for _, waits := range []told{asSaid, asLie} {
				r := engine.NewRand(seed)
				d := l.world(waits, &r)
				all := d.piled
				for i := range d.hand {
					sum := 0
					for _, n := range d.hand[i] {
						if n < 0 {
							t.Fatalf("seed %d: %v", seed, d.hand)
						}
						sum += int(n)
					}
					if all += sum; sum != d.left[i] {
						t.Fatalf("seed %d: %d cards are %v", seed, d.left[i], d.hand[i])
					}
				}
				if all != 52*l.decks || d.left != [2]int{l.count[l.me], l.count[1-l.me]} {
					t.Fatalf("seed %d: %d cards, %v of %v", seed, all, d.left, l.count[:2])
				}
				if waits == asSaid && !lied {
					same++
					for r, n := range hands(g)[1-l.me] {
						if int(d.hand[1][r]) != n {
							t.Fatalf("seed %d: the other holds %v, in thought %v", seed, hands(g)[1-l.me], d.hand[1])
						}
					}
				}
			}
			lied = c.Verb != engine.VerbChallenge && (lied || c.Verb == engine.VerbClaim && lies(c))
		})
	}
	if same < 100 {
		t.Errorf("only %d tables are looked at", same)
	}
}

// The aces are 0's turn, the twos 1's; 0 holds all of no rank but the kings.
var wholeDeck = []string{
	"AH AD 2H 2D 3H 3D 4H 4D 5H 5D 6H 6D 7H 7D 8H 8D 9H 9D 10H 10D JH JD KH KD KS KC",
	"AS AC 2S 2C 3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C 9S 9C 10S 10C JS JC QH QD QS QC",
}

func TestOfTwoWhoCountsKnowsWhatTheOtherCanHave(t *testing.T) {
	master := Levels()[4]
	for _, c := range []struct {
		what  string
		rank  engine.Rank
		cards string
		doubt bool
	}{
		{"two that it holds", 1, "AS AC", false},
		{"one of two that it holds", 1, "AS", false},
		{"three where it can hold two", 1, "AS AC 2S", true},
		{"a king, of which the other holds all", 13, "2S", true},
	} {
		g := laidOut(t, "classic", map[engine.Rank]string{1: "A", 13: "K"}[c.rank], wholeDeck[1], wholeDeck[0])
		claims(t, g, 0, c.rank, c.cards)
		for seed := range uint64(20) {
			if got, _ := NewPlayer(master, Style{}, 1, seed).Decide(g.View(1)); (got.Verb == engine.VerbChallenge) != c.doubt {
				t.Errorf("%s: %v", c.what, got.Verb)
			}
		}
	}
}

func TestOfTwoNobodyLooksAtWhatTheOtherHasLaid(t *testing.T) {
	for _, kind := range []string{ai.LevelMark + "expert", ai.LevelMark + "master"} {
		var answers [2][]string
		for i, laid := range []string{"2S 2C", "3S 9C"} { // true at one table, a lie at its twin
			g := laidOut(t, "classic", "A", wholeDeck...)
			claims(t, g, 0, 1, "AH AD")
			say(t, g, engine.Do(1, engine.VerbPass))
			claims(t, g, 1, 2, laid)
			for seed := range uint64(20) {
				c, _ := House{}.Named(kind)(0, seed).Decide(g.View(0))
				answers[i] = append(answers[i], c.Verb.String())
			}
			say(t, g, engine.Do(0, engine.VerbPass))
			for seed := range uint64(20) {
				c, _ := House{}.Named(kind)(0, seed).Decide(g.View(0))
				text, _ := c.MarshalJSON()
				answers[i] = append(answers[i], string(text))
			}
		}
		if !slices.Equal(answers[0], answers[1]) {
			t.Errorf("%s says %v at one table, %v at its twin", kind, answers[0], answers[1])
		}
	}
}

func TestOfTwoTheStrongerLevelsBeatWhoIsHonest(t *testing.T) {
	for _, l := range Levels()[3:] {
		if rate := won(t, 60, ai.LevelMark+l.Name, KindHonest); rate <= 50 {
			t.Errorf("%s wins %.1f %% against one that is honest", l.Name, rate)
		}
	}
}

func TestAHintOfTwoSaysWhatTheStrongestLays(t *testing.T) {
	master := ai.LevelMark + "master"
	n := 0
	for seed := range uint64(4) {
		follow(t, "classic", seed, [2]string{master, KindHonest}, func(_ engine.Game, s *engine.Snapshot, c engine.Command) {
			if s.Viewer != 0 || c.Verb != engine.VerbClaim {
				return
			}
			n++
			a, _ := House{}.Advise(*s, 1)
			told := a.Told(s)
			if told.Win <= 0 || told.Win > 1 || lies(told.Best) != lies(c) || len(told.Best.Cards) != len(c.Cards) {
				t.Errorf("seed %d: %+v is advised, and the strongest lays %v", seed, told, c)
			}
		})
	}
	if n == 0 {
		t.Error("nothing is claimed")
	}
}
