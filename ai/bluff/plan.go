package bluff

// course is which ranks the viewer will have to name at its coming turns, where that is known: the ranks go round, and with them the
// seats. away is how many of its turns from now a rank is due, 0 for the claim it owes.
type course struct {
	known bool
	away  [ranks]int
}

// course of the viewer's turns from the claim it owes on; steps are how many claims lie between two of its turns.
func (l *ledger) course() (c course) {
	steps := 0
	for i := range l.seats {
		if l.in[i] {
			steps++
		}
	}
	c.away, c.known = l.own.Away(steps)
	return c
}

// last is the rank in hand that comes round last, besides those to keep; 0 where there is none.
func (c *course) last(hand *tallied, besides int) (rank int) {
	for r := 1; r < ranks; r++ {
		if r != besides && hand[r] > 0 && (rank == 0 || c.away[r] > c.away[rank] || c.away[r] == c.away[rank] && hand[r] < hand[rank]) {
			rank = r
		}
	}
	return rank
}

// effort is how many cards a hand is as good as: it is played on in thought, honestly where that can be and else with a lie of one card
// of those that come last, which nobody doubts. from is the turn that is next.
func (c *course) effort(hand tallied, from int) float64 {
	n := hand.Sum()
	if n == 0 || !c.known {
		return float64(n)
	}
	var due [ranks - 1]int
	for r := 1; r < ranks; r++ {
		due[c.away[r]] = r
	}
	turns, lies, left := 0, 0, n
	for at := from; left > 0 && turns < 3*ranks; at++ {
		turns++
		r := due[at%(ranks-1)]
		if hand[r] > 0 {
			left -= hand[r]
			hand[r] = 0
			continue
		}
		lies++
		far, rank := -1, 0
		for k := 1; k < ranks; k++ {
			if away := (c.away[k] - at%(ranks-1) + ranks - 1) % (ranks - 1); hand[k] > 0 && (away > far || away == far && hand[k] < hand[rank]) {
				far, rank = away, k
			}
		}
		left--
		hand[rank]--
		if left == 0 {
			lies += 3 // the last card is looked at
		}
	}
	return (float64(n) + 1.25*(float64(turns)+0.5*float64(lies))) / 2
}
