package uno

import (
	"slices"
	"testing"

	"fourtell/engine"
)

// What a shuffle of the seats leaves as it was: 0's place, the place of who is out of the match, and of two seats everything.
func TestWhoIsOutOfTheMatchKeepsItsPlaceWhereSeatsAreShuffled(t *testing.T) {
	moved := 0
	for seed := uint64(1); seed <= 40; seed++ {
		s := NewState(RulesByChance(seed, 6), 6)
		s.rules[ShuffleSeats] = On
		s.Seed(seed)
		s.sitAs([]engine.Seat{0, 3, 1, 5, 2, 4})
		s.putOut(bit(5) | bit(4))
		dealing(s.doing(nil)).shuffleSeats()
		order := s.seated()
		if order[0] != 0 || order[3] != 5 || order[5] != 4 {
			t.Fatalf("seed %d: they sit as %v", seed, order[:6])
		}
		all := order[:6:6]
		if sorted := slices.Sorted(slices.Values(all)); !slices.Equal(sorted, []int8{0, 1, 2, 3, 4, 5}) {
			t.Fatalf("seed %d: they sit as %v", seed, all)
		}
		if all[1] != 3 || all[2] != 1 {
			moved++
		}
		for from, seen := s.next(0), 1; from != 0; from, seen = s.next(from), seen+1 {
			if !s.in(from) || seen > 3 {
				t.Fatalf("seed %d: play goes to seat %d, the %dth", seed, from, seen)
			}
		}
	}
	if moved < 20 {
		t.Errorf("they changed places %d times in 40", moved)
	}
	two := NewState(RulesByChance(1, 2), 2)
	two.rules[ShuffleSeats] = On
	if dealing(two.doing(nil)).shuffleSeats(); two.told() != nil {
		t.Errorf("two seats sit as %v", two.told())
	}
}
