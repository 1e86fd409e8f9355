package bluff

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/bluff"
)

// spread is the chance of each number of cards of a rank that a seat may hold, by number; what is beyond its end is 0.
type spread []float64

// atLeast is the chance of so many or more.
func (s spread) atLeast(n int) (p float64) {
	for k := max(0, n); k < len(s); k++ {
		p += s[k]
	}
	return p
}

// holds is how many cards of rank r the seat holds, as far as the viewer can count: with those of the claim that waits where it is the
// claimant, without them else. It is certain where the viewer knows where all are, and hypergeometric where nothing but numbers is
// known; how piles were claimed leans it.
func (l *ledger) holds(seat engine.Seat, r engine.Rank, counts Counting) spread {
	waits := l.own.Waiting
	pile := l.pile
	if waits != nil && len(pile) > 0 {
		pile = pile[:len(pile)-1]
	}
	left := l.copies() - l.hand[r]
	slots, all, lean, leans := 0, 0, 0.0, 0.0
	sure := 0
	for i := range l.seats {
		o := engine.Seat(i)
		if o == l.me {
			continue
		}
		known, likely, count := l.known[i], l.likely[i], l.count[i]
		if waits != nil && o == waits.Seat {
			count += waits.Count
			if n := len(l.pile); n > 0 {
				known, likely = l.places.Before, l.pile[n-1].likely
			}
		}
		if counts < CountsSeen {
			known = tallied{}
		}
		if counts < CountsPiles {
			likely = [ranks]float64{}
		}
		free := max(0, count-known.Sum())
		left -= known[r]
		all += free
		leans += likely[r]
		if o == seat {
			slots, lean, sure = free, likely[r], known[r]
		}
	}
	var there tallied // on the pile, for certain
	if counts >= CountsSeen {
		there = l.places.Pile
	}
	for i := range pile {
		c := &pile[i]
		all += c.n
		switch {
		case c.seen && counts < CountsSeen && c.seat == l.me:
			for k, n := range c.cards {
				there[k] += n
			}
		case !c.seen && c.rank == r && counts >= CountsPiles:
			leans += truths * float64(c.n)
		}
	}
	left, all = left-there[r], max(0, all-there.Sum())
	return drawn(max(0, left), sure, slots, all, lean, leans)
}

// drawn spreads left cards over all places, of which slots are the seat's: lean of them are thought to be there, of leans that are
// thought to be anywhere in particular. sure are there besides.
func drawn(left, sure, slots, all int, lean, leans float64) spread {
	out := make(spread, sure+left+1)
	out[sure] = 1
	if left == 0 {
		return out
	}
	own, any := lean/float64(left), leans/float64(left)
	if any > 0.95 {
		own, any = own*0.95/any, 0.95
	}
	for i := range left {
		for k := sure + i; k >= sure; k-- {
			p := 0.0
			if free := all - i; free > 0 {
				p = own + (1-any)*float64(max(0, slots-(k-sure)))/float64(free)
			}
			if k-sure >= slots {
				p = 0
			}
			p = min(max(p, 0), 1)
			out[k+1] += out[k] * p
			out[k] *= 1 - p
		}
	}
	return out
}

// Lie is how likely a claim is one, 0 … 1, if every deal of the cards whose place is unknown is as likely as any other: 1 where so many of
// the rank cannot have been there, 0 where it is known that they were. It is what the question tells, and what a hint calls the cards alone.
func Lie(c *bluff.Counted) float64 {
	need := c.Count - c.Sure
	if need <= 0 {
		return 0
	}
	if need > min(c.Left, c.Hidden) {
		return 1
	}
	drawn := min(c.Hidden, c.Unseen)
	held := 0.0
	for n := need; n <= min(c.Left, drawn); n++ {
		held += math.Exp(ways(c.Left, n) + ways(c.Unseen-c.Left, drawn-n) - ways(c.Unseen, drawn))
	}
	return math.Max(0, 1-held)
}

// ways is the logarithm of how many ways there are to take k of n: none, minus infinity, where there are not so many.
func ways(n, k int) float64 {
	if k < 0 || k > n {
		return math.Inf(-1)
	}
	return logFactorial(n) - logFactorial(k) - logFactorial(n-k)
}

func logFactorial(n int) float64 {
	f, _ := math.Lgamma(float64(n + 1))
	return f
}
