package bluff

import (
	"math"
	"slices"

	"fourtell/engine"
)

// willing is how readily a seat is believed to lie where it need not: a Beta of which the prior is the house's, changed only by claims
// that were revealed, and by those the less the longer ago they were. memory is in turns of everybody; after it nothing is left.
func (l *ledger) willing(seat engine.Seat, memory int) float64 {
	lies, truths := 1.0, 9.0
	span := float64(max(1, memory*l.seats))
	for _, v := range l.of[seat].verdicts {
		weight := 1 - float64(l.turns-v.turn)/span
		switch {
		case weight <= 0:
		case v.lie:
			lies += weight / 2 // it may have had to
		default:
			truths += weight
		}
	}
	return lies / (lies + truths)
}

// suspects is how many times as suspicious a claim is for what the seat lied about of late: one of the last five ranks that it was seen
// lying about, and a trust that is low. Both are forgotten with the memory.
func (l *ledger) suspects(seat engine.Seat, r engine.Rank, memory int) float64 {
	var lies []engine.Rank
	told, honest := 0, 0
	for _, v := range l.of[seat].verdicts {
		if l.turns-v.turn > memory*l.seats {
			continue
		}
		told++
		if v.lie {
			lies = append(lies, v.rank)
		} else {
			honest++
		}
	}
	times := 1.0
	if slices.Contains(lies[max(0, len(lies)-5):], r) {
		times *= 1.15
	}
	if told >= 2 && float64(honest)/float64(told) < 0.3 {
		times *= 1.1
	}
	return times
}

// sizeOfLie is how much likelier a lie of so many cards is than that somebody holds a rank and lays it: measured at tables of all levels.
// Who lies where it need not, lies with more of them too.
func sizeOfLie(n int, willing float64) float64 {
	switch n {
	case 1:
		return 0.45
	case 2:
		return 0.7 * willing
	case 3:
		return 0.16 * willing
	}
	return 0.08 * willing / float64(max(1, n-3))
}

// lying is the belief, 0 … 1, that the claim which waits is a lie; sure says that it is beyond doubt.
func (l *ledger) lying(p *Level) (belief float64, sure bool) {
	c := l.own.Waiting
	holds := l.holds(c.Seat, c.Rank, p.Counts)
	if p.Counts == CountsNothing {
		return l.naive(p)
	}
	willing := l.willing(c.Seat, p.Memory)
	lie, honest := 0.0, 0.0
	for j, chance := range holds {
		switch n := c.Count; {
		case j == 0:
			lie += chance * sizeOfLie(n, willing)
		case j < n:
			lie += chance * willing * sizeOfLie(n-j, willing)
		case j == n:
			honest += chance * (1 - willing)
			lie += chance * willing * sizeOfLie(n, willing) / 2
		default:
			honest += chance * (1 - willing) * 0.12 // who holds more mostly lays more
			lie += chance * willing * sizeOfLie(n, willing) / 2
		}
	}
	if holds.atLeast(c.Count) < 1e-9 {
		return 1, p.Counts >= CountsSeen || l.hand[c.Rank] > l.copies()-c.Count
	}
	lie *= l.suspects(c.Seat, c.Rank, p.Memory)
	return tempered(lie / (lie + honest)), false
}

// tempered is a belief as often as it has been seen to be right: what is reckoned is too sure of itself.
func tempered(belief float64) float64 {
	return 1 / (1 + math.Exp(0.45-0.75*odds(belief)))
}

// naive is the belief of who does not count: only what its own hand proves, the size of the claim, and whether the seat was caught of
// late.
func (l *ledger) naive(p *Level) (belief float64, sure bool) {
	c := l.own.Waiting
	if l.hand[c.Rank] > l.copies()-c.Count {
		return 1, true
	}
	belief = 0.22 + 0.08*float64(c.Count-1) + 0.06*float64(l.hand[c.Rank])
	return min(0.9, belief*(0.5+2.5*l.willing(c.Seat, p.Memory))), false
}

// ready is how often, 0 … 1, a seat doubts a claim that is like any: a Beta of what it has shown, begun as its table has it.
func (l *ledger) ready(seat engine.Seat, rate float64) float64 {
	asked := 0
	for i := range l.seats {
		if engine.Seat(i) != seat {
			asked += l.of[i].claims
		}
	}
	const weight = 12
	return (weight*rate + float64(l.of[seat].doubts)) / (weight + float64(asked))
}

// share is the rate of one of so many seats, of which together doubt rate.
func share(rate float64, seats int) float64 {
	return 1 - math.Pow(1-min(max(rate, 0), 0.99), 1/float64(max(1, seats)))
}
