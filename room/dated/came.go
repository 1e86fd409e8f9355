package dated

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Came is how a finished round counts for a seat: its place, from 1, the points left in its hand, or the cards where the game counts none,
// and how many bluffs it found by a challenge. The fewer a hand holds, the better its place; two who hold as much share one.
func Came(end *engine.Snapshot, seat engine.Seat) (place, held, caught int) {
	rules, err := games.Rules(end.Game, end.Rules)
	if err != nil { // the table has been played by them
		return 1, 0, 0
	}
	of, counts := rules.(engine.Scored)
	own := counts && of.Scoring().Own
	all := make([]int, len(end.Hands))
	for i := range end.Hands {
		if all[i] = end.Hands[i].Count; counts {
			all[i] = of.Held(end.Hands[i].Cards)
		}
	}
	won := func(i engine.Seat) bool {
		return slices.ContainsFunc(end.Winners, func(w engine.Seat) bool {
			return w == i || !own && rules.Partner(w, len(end.Hands)) == i && !end.Hands[i].Out
		})
	}
	place, held = 1, all[seat]
	for i := range engine.Seat(len(all)) {
		if i != seat && !won(seat) && (won(i) || all[i] < held) {
			place++
		}
	}
	for i := range end.History {
		if e := &end.History[i]; e.Kind == engine.EventChallengeResolved && e.Verdict == engine.Guilty && e.Target == seat {
			caught++
		}
	}
	return place, held, caught
}
