package bluff

import (
	"math"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

func TestWithNothingKnownASeatHoldsARankAsUrnsHaveIt(t *testing.T) {
	// Of 39 cards that a seat of four does not see 13 are another's; 4 aces among them.
	got := drawn(4, 0, 13, 39, 0, 0)
	choose := func(n, k int) float64 {
		c := 1.0
		for i := range k {
			c = c * float64(n-i) / float64(i+1)
		}
		return c
	}
	for k, p := range got {
		if want := choose(4, k) * choose(35, 13-k) / choose(39, 13); math.Abs(p-want) > 1e-9 {
			t.Errorf("%d aces: %.6f, want %.6f", k, p, want)
		}
	}
}

func TestWhoHoldsEveryCardOfARankKnowsThatAClaimOfItIsALie(t *testing.T) {
	g := laidOut(t, "classic", "K", "2H 3H 4H", "KH KS KD KC 5H", "6H 7H 8H")
	claims(t, g, 0, 13, "2H")
	s := g.View(1)
	l := read(&s)
	for _, p := range Levels() {
		if belief, sure := l.lying(&p); belief != 1 || !sure {
			t.Errorf("%s believes in a lie by %.2f, for certain: %v", p.Name, belief, sure)
		}
	}
}

func TestAtATableOfTwoAllIsKnownUntilSomethingIsLaid(t *testing.T) {
	g := dealt(t, "classic", 2, 3)
	s := g.View(0)
	l := read(&s)
	other := g.View(1)
	theirs := tally(other.Hands[1].Cards)
	for r := engine.Rank(1); r <= 13; r++ {
		if p := l.holds(1, r, CountsPiles)[theirs[r]]; math.Abs(p-1) > 1e-9 {
			t.Errorf("%v: that it holds %d is believed by %.2f", r, theirs[r], p)
		}
	}
}

func TestWhatWasLaidAndTakenIsKnownToBeThere(t *testing.T) {
	g := laidOut(t, "classic", "2", "2H 3H 3S 4H", "5H 6H 7H 8H", "9H 10H JH QH")
	claims(t, g, 0, 2, "2H 3H") // a lie of one
	say(t, g, engine.Do(2, engine.VerbChallenge))
	claims(t, g, 1, 3, "5H 6H") // and 0, who took the pile, is believed to hold what lay there
	s := g.View(2)
	l := read(&s)
	if l.known[0][2] != 1 || l.known[0][3] != 1 {
		t.Errorf("of what was revealed and taken back %v is known", l.known[0])
	}
	if of := l.of[0]; len(of.verdicts) != 1 || !of.verdicts[0].lie {
		t.Errorf("what was revealed of it: %+v", of)
	}
	say(t, g, engine.Do(0, engine.VerbPass))
	say(t, g, engine.Do(2, engine.VerbPass))
	claims(t, g, 2, 4, "9H")
	say(t, g, engine.Do(0, engine.VerbChallenge)) // 2 takes its own and what 1 laid
	s = g.View(0)
	l = read(&s)
	if l.known[2][9] != 1 || l.likely[2][3] < 1 {
		t.Errorf("2 is known to hold %v and thought to hold %v", l.known[2], l.likely[2])
	}
}

func TestSuspicionOfALiarFadesWithTheMemory(t *testing.T) {
	l := &ledger{seats: 2, turns: 10}
	l.of[1].verdicts = []verdict{{turn: 10, rank: 5, lie: true}, {turn: 10, rank: 6, lie: true}}
	fresh := l.willing(1, 3)
	again := l.suspects(1, 5, 3)
	l.turns = 17
	if old := l.willing(1, 3); old >= fresh || math.Abs(old-0.1) > 1e-9 {
		t.Errorf("believed willing by %.3f then and %.3f when it is forgotten", fresh, old)
	}
	if again <= 1 || l.suspects(1, 5, 3) != 1 {
		t.Errorf("a rank lied about is %.2f times as suspicious, and %.2f when that is forgotten", again, l.suspects(1, 5, 3))
	}
	if long := l.willing(1, 15); long <= 0.1 {
		t.Errorf("a longer memory holds %.3f", long)
	}
}

func TestALieIsAsLikelyAsTheCardsSay(t *testing.T) {
	claim := func(n int) bluff.Claim { return bluff.Claim{Seat: 1, Rank: 7, Count: n} }
	for _, c := range []struct {
		name string
		of   bluff.Counted
		want float64
	}{
		{"two are left and three are claimed", bluff.Counted{Claim: claim(3), All: 4, Own: 2, Left: 2, Unseen: 40, Hidden: 12}, 1},
		{"what is claimed was known to be there", bluff.Counted{Claim: claim(2), All: 4, Sure: 2, Left: 2, Unseen: 40, Hidden: 12}, 0},
		{"everything unseen is in one hand", bluff.Counted{Claim: claim(2), All: 4, Own: 2, Left: 2, Unseen: 12, Hidden: 12}, 0},
		{"one of one, in half of the cards", bluff.Counted{Claim: claim(1), All: 4, Own: 3, Left: 1, Unseen: 20, Hidden: 10}, 0.5},
		{"one of two, in half of the cards", bluff.Counted{Claim: claim(1), All: 4, Own: 2, Left: 2, Unseen: 20, Hidden: 10}, 45.0 / 190},
		{"both of two, in half of the cards", bluff.Counted{Claim: claim(2), All: 4, Own: 2, Left: 2, Unseen: 20, Hidden: 10}, 1 - 45.0/190},
		{"one is known, one more of two", bluff.Counted{Claim: claim(2), All: 4, Own: 1, Sure: 1, Left: 2, Unseen: 20, Hidden: 10}, 45.0 / 190},
		{"more than the hand can hold", bluff.Counted{Claim: claim(2), All: 4, Left: 4, Unseen: 20, Hidden: 1}, 1},
		{"all that is left", bluff.Counted{Claim: claim(4), All: 4, Left: 4, Unseen: 52, Hidden: 26}, 1 - 14950.0/270725},
	} {
		if got := Lie(&c.of); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestThePlayersCountAsTheQuestionDoes(t *testing.T) {
	kind := ai.LevelMark + "skilled"
	for n, rules := range []string{"classic", "classic,mode=team", "classic,decks=2,rank_rule=free", "classic,mode=chaos,rank_rule=same_or_higher"} {
		asked, doubtful := 0, 0
		whole(t, dealt(t, rules+",turn_limit=30", 4, uint64(n)), 3, []string{kind, kind, "honest", "dice004"}, func(s *engine.Snapshot, _ engine.Command) {
			c, ok := bluff.Count(s)
			if !ok {
				return
			}
			l := read(s)
			asked++
			got, want := 1-l.holds(c.Seat, c.Rank, CountsSeen).atLeast(c.Count), Lie(&c)
			if want > 0 && want < 1 {
				doubtful++
			}
			if math.Abs(got-want) > 1e-9 || l.copies() != c.All {
				t.Errorf("%s: %+v is a lie by %v, counted %v", rules, c, want, got)
			}
		})
		if asked < 50 || doubtful < 20 {
			t.Errorf("%s: %d claims were asked about, %d of them open", rules, asked, doubtful)
		}
	}
}
