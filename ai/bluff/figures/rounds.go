// Package figures measures the game of lying, for cmd/figures: how fast its rules are. Nothing that plays needs it.
package figures

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// RandomRounds is a table of four under classic at which moves are made by chance without a recorder: called, it plays so many rounds and
// says how many moves they took.
func RandomRounds() func(rounds int) (moves int) {
	rules, _ := bluff.ParseRules("classic")
	s := bluff.NewState(rules, 4)
	s.Seed(1)
	chance := engine.NewRand(2)
	return func(rounds int) (moves int) {
		for range rounds {
			s.Deal(nil)
			moves += s.Playout(&chance, bluff.LongestPlayout)
		}
		return moves
	}
}
