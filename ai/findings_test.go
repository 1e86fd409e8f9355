package ai

import (
	"math"
	"slices"
	"testing"

	"fourtell/engine"
)

func TestADecisionIsGradedByTheChanceItLost(t *testing.T) {
	for lost, want := range map[float64]Grade{0: GradeBest, 0.01: GradeFine, 0.04: GradeSlip, 0.079: GradeSlip, 0.08: GradeMistake, 0.15: GradeBlunder, 0.9: GradeBlunder} {
		if got := (&Moment{Lost: lost}).Grade(); got != want {
			t.Errorf("%v lost: %d, want %d", lost, got, want)
		}
	}
}

// found is a round of two in which the first seat's chance goes as said, and each seat decides in turn.
func found(chances ...float64) *Findings {
	f := &Findings{}
	for i, p := range chances[:len(chances)-1] {
		f.Found = append(f.Found, Moment{Command: engine.Do(engine.Seat(i%2), engine.VerbPass), Chances: []float64{p, 1 - p}, Decided: true})
	}
	end := chances[len(chances)-1]
	f.End = []float64{end, 1 - end}
	return f
}

func TestOfTurningPointsThatAreCloseOnlyTheGreaterCounts(t *testing.T) {
	f := found(0.5, 0.8, 0.3, 0.3, 0.3, 0.3, 0.6, 0.6, 0.6, 1)
	for n, want := range map[int][]int{0: nil, 1: {1}, 2: {1, 8}, 3: {1, 5, 8}, 9: {1, 5, 8}} {
		if got := f.Turns(n); !slices.Equal(got, want) {
			t.Errorf("the %d greatest: %v, want %v", n, got, want)
		}
	}
	if seat, by, ok := f.Swing(1); !ok || seat != 0 || math.Abs(by+0.5) > 1e-9 {
		t.Errorf("the swing is %v of seat %d, %v", by, seat, ok)
	}
	for _, at := range f.Turns(9) {
		for _, other := range f.Turns(9) {
			if d := max(at-other, other-at); d != 0 && d < Apart {
				t.Errorf("%d and %d are closer than %d", at, other, Apart)
			}
		}
	}
}

func TestLuckIsWhatIsLeftOfTheResultWhenTheLossesAreCounted(t *testing.T) {
	f := found(0.4, 0.4, 0.9, 1)
	f.Found[0].Lost, f.Found[2].Lost = 0.2, 0.05
	a := f.Account(0)
	if a.Decisions != 2 || math.Abs(a.Lost-0.25) > 1e-9 || math.Abs(a.Luck-(1-0.4+0.25)) > 1e-9 || a.Grades[GradeBlunder] != 1 || a.Grades[GradeSlip] != 1 {
		t.Errorf("the account is %+v", a)
	}
	f.End = nil
	if a := f.Account(0); a.Luck != 0 || f.After(2) != nil {
		t.Errorf("before the end is known luck is %v", a.Luck)
	}
}
