package ai

import (
	"math"
	"slices"

	"fourtell/engine"
)

// Moment is one command of a round under review, and how the table stood before it.
type Moment struct {
	Command engine.Command
	Beat    uint32    // Seq of the last beat before it
	Chances []float64 // by seat: of winning the round, all hands open, before the command
	// Decided: the seat had a choice, and Best is what the reviewer would have done with what the seat could know; nothing, for
	// a jump-in that was better left. Lost is
	// how much worse the chosen one was found, in chances of winning, 0 … 1; what chance alone could have made is 0.
	Decided bool
	Best    engine.Command
	Lost    float64
	// Bluff: it played a draw four against the rule, or its claim was a lie. Doubt: it answered one of Accused; Guilty says what was true.
	Bluff   bool
	Doubt   bool
	Accused engine.Seat
	Guilty  bool
	// Judged: Belief is how likely, 0 … 1, the seat could hold it that Accused was guilty by what it had seen, and Even from which belief
	// on a doubt paid.
	Judged       bool
	Belief, Even float64
}

// Grade is a decision in a word, as chess sites do it.
type Grade uint8

// The grades, the best first.
const (
	GradeBest Grade = iota
	GradeFine
	GradeSlip
	GradeMistake
	GradeBlunder
	grades
)

// Grades are all of them.
func Grades() []Grade { return []Grade{GradeBest, GradeFine, GradeSlip, GradeMistake, GradeBlunder} }

// gradesFrom is the chance lost, 0 … 1, from which a grade is given.
func gradesFrom() [grades]float64 { return [...]float64{0, 0.000_1, 0.04, 0.08, 0.15} }

// Grade is the decision's, where there was one.
func (m *Moment) Grade() Grade {
	g := GradeBest
	for i, from := range gradesFrom() {
		if m.Lost >= from {
			g = Grade(i)
		}
	}
	return g
}

// Findings are what a look back at a round has brought to light so far, whatever the game: its moments in order, and how the
// round ended.
type Findings struct {
	Found []Moment
	End   []float64 // by seat, as Final tells it
}

// Moments are what has been looked at so far, in order. They must not be changed.
func (f *Findings) Moments() []Moment { return f.Found }

// Final is each seat's chance when all was over: 1 for a sole winner. Nil before the graph is complete, and where the record
// ends before the round.
func (f *Findings) Final() []float64 { return f.End }

// After are the chances after a moment; nil where they are not known yet.
func (f *Findings) After(i int) []float64 {
	if i+1 < len(f.Found) {
		return f.Found[i+1].Chances
	}
	return f.End
}

// Swing is the seat whose chance a moment changed most, and by how much, -1 … 1; false where that is not known yet.
func (f *Findings) Swing(i int) (seat engine.Seat, by float64, ok bool) {
	before, after := f.Found[i].Chances, f.After(i)
	if len(before) == 0 || len(after) == 0 {
		return engine.NoSeat, 0, false
	}
	for s := range before {
		if d := after[s] - before[s]; math.Abs(d) > math.Abs(by) {
			seat, by = engine.Seat(s), d
		}
	}
	return seat, by, true
}

// Apart is how many moments lie between two turning points at least.
const Apart = 3

// Turns are the indexes of the moments, n at most, whose command changed somebody's chance of winning most, in the order
// of play. Of neighbours only the greater counts.
func (f *Findings) Turns(n int) []int {
	var all []int
	swing := make([]float64, len(f.Found))
	for i := range f.Found {
		if _, by, ok := f.Swing(i); ok {
			swing[i] = math.Abs(by)
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int {
		switch {
		case swing[a] > swing[b]:
			return -1
		case swing[a] < swing[b]:
			return 1
		}
		return a - b
	})
	var out []int
	for _, at := range all {
		near := slices.ContainsFunc(out, func(o int) bool { return max(o-at, at-o) < Apart })
		if !near && len(out) < n {
			out = append(out, at)
		}
	}
	slices.Sort(out)
	return out
}

// Account is a seat's round in a few numbers.
type Account struct {
	Decisions int     // in which there was something to choose
	Lost      float64 // chances given away by them, summed; Lost/Decisions is the average chance lost
	Luck      float64 // what came to it besides: its result, less the chance it began with, less what it gave away
	Grades    [grades]int
}

// Account is the seat's, of what has been looked at so far. Luck is 0 until the graph is complete.
func (f *Findings) Account(seat engine.Seat) Account {
	a := Account{}
	for i := range f.Found {
		if m := &f.Found[i]; m.Command.Seat == seat && m.Decided {
			a.Decisions++
			a.Lost += m.Lost
			a.Grades[m.Grade()]++
		}
	}
	if seat >= 0 && len(f.Found) > 0 && len(f.End) > int(seat) && len(f.Found[0].Chances) > int(seat) {
		a.Luck = f.End[seat] - f.Found[0].Chances[seat] + a.Lost
	}
	return a
}
