package room

import (
	"cmp"
	"slices"
)

// MergeProgress puts together what was learned on two devices: whatever either knows is there, once, in whatever order and how often
// it is done. Of two counted tries at one day or week the one that was over first is kept; one of which nobody knows when it was over was
// before all that know it. Of a puzzle the more tries count, and of two deals that are not over the later day's, or the one further on.
func MergeProgress(a, b Progress) Progress {
	return Progress{
		Lessons: merged(a.Lessons, b.Lessons, cmp.Compare, first),
		Puzzles: merged(a.Puzzles, b.Puzzles, func(x, y PuzzleTried) int { return cmp.Compare(x.Name, y.Name) }, mergedPuzzle),
		Daily:   merged(a.Daily, b.Daily, sameDay, earlier),
		Weekly:  merged(a.Weekly, b.Weekly, sameDay, earlier),
		Game:    furtherOn(a.Game, b.Game),
		Odd:     furtherOn(a.Odd, b.Odd),
		Endless: merged(a.Endless, b.Endless, samePuzzling, mergedPuzzling),
		Finds:   mergedFinds(a.Finds, b.Finds),
		rest:    merged(a.rest, b.rest, cmp.Compare, first),
	}
}

// merged are both lists in order, with one of each that are the same.
func merged[T any](a, b []T, compare func(T, T) int, one func(T, T) T) (all []T) {
	both := slices.Concat(a, b)
	slices.SortStableFunc(both, compare)
	for _, x := range both {
		if n := len(all); n > 0 && compare(all[n-1], x) == 0 {
			all[n-1] = one(all[n-1], x)
		} else {
			all = append(all, x)
		}
	}
	return all
}

func first[T any](a, _ T) T { return a }

func mergedPuzzle(a, b PuzzleTried) PuzzleTried {
	return PuzzleTried{Name: a.Name, Tries: max(a.Tries, b.Tries), Solved: a.Solved || b.Solved}
}

func sameDay(a, b DailyPlayed) int { return cmp.Compare(a.Day, b.Day) }

// earlier is the try that was over first. Of two at one moment it is always the same one, whichever comes first here.
func earlier(a, b DailyPlayed) DailyPlayed {
	if cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Place, b.Place), cmp.Compare(a.Of, b.Of), cmp.Compare(a.Held, b.Held), cmp.Compare(a.Caught, b.Caught)) <= 0 {
		return a
	}
	return b
}

func furtherOn(a, b *DailyGame) *DailyGame {
	switch {
	case a == nil:
		return b
	case b == nil || cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(len(a.Record), len(b.Record)), cmp.Compare(a.Record, b.Record)) >= 0:
		return a
	}
	return b
}
