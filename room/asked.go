package room

import "fourtell/engine"

// asked is room for the order in which chairs are asked what they wish.
type asked [engine.MaxSeats]int

// inTurn is the order of the seats, of which there are n.
func (a *asked) inTurn(n int) []int {
	for i := range n {
		a[i] = i
	}
	return a[:n]
}

// byChance puts seats in an order by chance, where several owe an answer to the same question: which of two doubts of the same moment was
// the first is then nobody's by where they sit. The chance is the match's seed and the question's number, so that it is the same whenever
// that is asked.
func byChance(order []int, seed uint64, decision uint32) {
	r := engine.NewRand(engine.Mix(seed, uint64(decision)))
	for i := len(order) - 1; i > 0; i-- {
		j := r.Below(uint32(i + 1))
		order[i], order[j] = order[j], order[i]
	}
}
