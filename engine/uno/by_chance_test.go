package uno

import "testing"

// A switch's chance is its own: of what a seed throws, the others' values do not follow from how many there are before it.
func TestOneMoreSwitchShiftsNoOthersChance(t *testing.T) {
	for seed := range uint64(50) {
		r := RulesByChance(seed, 4)
		thrown := func(try uint64) bool {
			for _, s := range Switches() { // each by itself, as if there were no other
				if r[s.ID] != s.byChance(seed, try) {
					return false
				}
			}
			return true
		}
		try := uint64(0)
		for ; !thrown(try); try++ {
			if try == 20 {
				t.Fatalf("seed %d: %s is no throw of single switches", seed, r)
			}
		}
	}
}

func TestChanceThrowsEveryValueOfEverySwitch(t *testing.T) {
	seen := map[SwitchID]map[int16]bool{}
	for seed := range uint64(300) {
		r := RulesByChance(seed, 4)
		for _, s := range Switches() {
			if seen[s.ID] == nil {
				seen[s.ID] = map[int16]bool{}
			}
			seen[s.ID][r[s.ID]] = true
		}
	}
	for _, s := range Switches() {
		for v := range s.Values {
			if !seen[s.ID][int16(v)] {
				t.Errorf("%s is never %s", s.Name, s.Values[v])
			}
		}
		if want := min(s.Max-s.Min+1, 20); len(s.Values) == 0 && s.ID != TurnSeconds && s.ID != BlitzSeconds && len(seen[s.ID]) < want {
			t.Errorf("%s has only %d values", s.Name, len(seen[s.ID]))
		}
	}
}
