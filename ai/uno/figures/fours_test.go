package figures

import (
	"math"
	"testing"

	unoai "fourtell/ai/uno"
	"fourtell/engine"
)

// foursOf plays two short matches of bluffers at that rate.
func foursOf(t *testing.T, rate float64) (all []four) {
	t.Helper()
	for seed := range uint64(2) {
		m := match{rules: "official", seats: 3, rounds: 3, seed: seed, see: func(f four) { all = append(all, f) }}
		for s := range engine.Seat(3) {
			m.plays = append(m.plays, &bluffer{Bot: unoai.NewHeuristic(s, seed), seed: seed, rate: rate})
			m.doubts = append(m.doubts, unoai.NewHeuristic(s, seed))
		}
		if err := m.play(); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

func TestThePopulationBluffsFromNeverToAlways(t *testing.T) {
	bluffs := func(rate float64) (n int) {
		for _, f := range foursOf(t, rate) {
			if f.guilty {
				n++
			}
			if f.again && f.guilty {
				t.Error("who hides a bluff names the colour that was to be played")
			}
		}
		return n
	}
	if never, always := bluffs(0), bluffs(1); never != 0 || always < 4 {
		t.Errorf("%d bluffs of who never bluffs, %d of who always does", never, always)
	}
}

func TestTheAllKnowingCostNothingAndTheAlwaysWrongAll(t *testing.T) {
	for name, c := range map[string]struct {
		right bool
		want  float64
	}{"right": {true, 0}, "wrong": {false, 1}} {
		var d doubtsOfMatch
		for _, guilty := range []bool{true, false} {
			f := four{guilty: guilty, doubts: guilty == c.right, accept: 0.5, challenge: 0.4}
			if guilty {
				f.challenge = 0.7
			}
			d.see(f)
		}
		if got := d.cost / d.saved; math.Abs(got-c.want) > 1e-12 {
			t.Errorf("always %s costs %.2f of what is saved, want %.2f", name, got, c.want)
		}
	}
}

func TestAFixedRuleGainsWhatItsAnswersAreWorthMore(t *testing.T) {
	fours := [][]four{{{kept: 1, accept: 0.2, challenge: 0.4}}, {{kept: 1, accept: 0.2, challenge: 0.4}}}
	best := [2]fixed{bestOf(fours, 0), bestOf(fours, 1)}
	const mixed = 0.3
	gains := gained(fours, best, mixed)
	if value, half := gains.ratio(); math.Abs(value-100*0.2*(1-mixed)) > 1e-9 || half > 1e-9 {
		t.Errorf("%.2f ± %.2f points, want %.2f", value, half, 20*(1-mixed))
	}
}

func TestTheIntervalOfARatioHoldsItAndNarrows(t *testing.T) {
	width := func(n int) float64 {
		var s sums
		r := engine.NewRand(5)
		for range n {
			under := 1 + uniform(&r)
			s.add(under*0.3+uniform(&r)-0.5, under)
		}
		value, half := s.ratio()
		if math.Abs(value-0.3) > half*1.5 {
			t.Errorf("%.3f ± %.3f of %d, it is 0.3", value, half, n)
		}
		return half
	}
	if few, many := width(100), width(10000); many > few/5 {
		t.Errorf("the interval is ± %.3f of 100 and ± %.3f of 10000", few, many)
	}
}
