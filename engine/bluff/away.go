package bluff

import "fourtell/engine"

// Away is how many turns of the seat that is to claim, from now on, each rank comes due: 0 for the one that is due. Every turn is one of so
// many seats. It is known where the ranks go round, each of them for every seat.
func (o *Own) Away(seats int) (away [King + 1]int, known bool) {
	if o.Due == engine.NoRank || seats%int(King) == 0 {
		return away, false
	}
	r := int(o.Due)
	for turn := range int(King) {
		away[r] = turn
		r = (r-1+seats)%int(King) + 1
	}
	return away, true
}
