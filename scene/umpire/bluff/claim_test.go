package bluff_test

import (
	"slices"
	"testing"

	"fourtell/engine"
	rules "fourtell/engine/bluff"
	"fourtell/scene/umpire/bluff"
)

func TestAClaimIsALieByEachCardThatIsNotOfItsRank(t *testing.T) {
	of := bluff.Umpire{}
	king, _ := engine.ParseRank("K")
	for _, c := range []struct {
		cards []string
		want  int
	}{{nil, 0}, {[]string{"KH"}, 0}, {[]string{"KH", "4C"}, 1}, {[]string{"4C", "QD"}, 2}} {
		var cards []engine.SeenCard
		for _, name := range c.cards {
			card, ok := engine.ParseCard(name)
			if !ok {
				t.Fatalf("%s is no card", name)
			}
			cards = append(cards, card)
		}
		if got := of.Lies(&engine.Snapshot{}, cards, king); got != c.want {
			t.Errorf("%v claimed to be kings hold %d lies, want %d", c.cards, got, c.want)
		}
	}
}

func TestWhatMayBeClaimedIsReadFromTheTable(t *testing.T) {
	of := bluff.Umpire{}
	king, _ := engine.ParseRank("K")
	s := engine.Snapshot{Own: rules.Own{Due: king, Ranks: []engine.Rank{king}, Most: 4}}
	if due, ranks, most := of.Claims(&s); due != king || !slices.Equal(ranks, []engine.Rank{king}) || most != 4 {
		t.Errorf("due is %s, to name are %v, at most %d", due, ranks, most)
	}
	if all := of.Ranks(); len(all) != 13 || all[0].String() != "A" || all[12] != king {
		t.Errorf("the ranks come due as %v", all)
	}
}
