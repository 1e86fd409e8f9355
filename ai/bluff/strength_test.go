package bluff

import (
	"slices"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
)

// won is how many of so many deals, each from every seat, the first of the kinds wins, in percent of the rounds.
func won(t *testing.T, deals int, first string, others ...string) float64 {
	t.Helper()
	wins, n := 0, 1+len(others)
	for deal := range deals {
		for at := range n {
			kinds := slices.Insert(slices.Clone(others), at, first)
			g := dealt(t, "classic", n, uint64(deal))
			if !whole(t, g, engine.Mix(uint64(deal), uint64(at)), kinds, nil) {
				t.Fatalf("a round of %v does not end", kinds)
			}
			if v := g.View(engine.Spectator); slices.Contains(v.Winners, engine.Seat(at)) {
				wins++
			}
		}
	}
	return 100 * float64(wins) / float64(deals*n)
}

func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	all := Levels()
	for i := 1; i < len(all); i++ {
		if rate := won(t, 60, ai.LevelMark+all[i].Name, ai.LevelMark+all[i-1].Name); rate <= 50 {
			t.Errorf("%s wins %.1f %% against %s", all[i].Name, rate, all[i-1].Name)
		}
	}
}

func TestNoSimpleStrategyPaysAgainstThreeExperts(t *testing.T) {
	const hard = ai.LevelMark + "expert"
	for _, kind := range []string{KindHonest, KindDoubts, KindTrusts, KindLast, KindDice} {
		if rate := won(t, 30, kind, hard, hard, hard); rate > 25 {
			t.Errorf("%s wins %.1f %% of its rounds", kind, rate)
		}
	}
}

func TestARoundOfTwoWhoCountAsWellAsCanBeEnds(t *testing.T) {
	kinds := []string{ai.LevelMark + "master", ai.LevelMark + "master"}
	for seed := range uint64(60) {
		if !whole(t, dealt(t, "classic", 2, seed), seed, kinds, nil) {
			t.Errorf("the round of seed %d does not end", seed)
		}
	}
}
