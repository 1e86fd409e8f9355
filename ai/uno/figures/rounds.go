package figures

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// RandomRounds is a table of two under classic at which "random" plays without a recorder: called, it plays so many rounds and says
// how many moves they took.
func RandomRounds() func(rounds int) (moves int) {
	rules, _ := uno.Preset("classic")
	s := uno.NewState(rules, 2)
	s.Seed(1)
	chance := engine.NewRand(2)
	return func(rounds int) (moves int) {
		for range rounds {
			s.Deal(nil)
			moves += s.PlayRandom(&chance)
		}
		return moves
	}
}
