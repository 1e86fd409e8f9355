package bluff

import (
	"slices"

	"fourtell/engine"
)

// option is a claim that might be made: so many cards of each rank, named rank.
type option struct {
	rank  engine.Rank
	cards tallied
	n     int
	lie   bool
	free  bool // a lie where the truth could have been told
	// doubted is the chance that it is, worth what the table is worth then.
	doubted, worth float64
}

// options are the claims worth thinking about: all of a rank that may be named; where there is none a lie of a few cards; and, for who is
// bold, more cards than are held and others than are named. far gives the cards to lie with, the dearest first.
func (l *ledger) options(bold bool, far []int) (all []option) {
	most := l.own.Most
	lies := l.rules[modeSwitch] != modeTruth
	for _, r := range l.own.Ranks {
		held := min(l.hand[r], most)
		if held > 0 {
			o := option{rank: r, n: held}
			o.cards[r] = held
			all = append(all, o)
		}
		if !lies || held > 0 && !bold {
			continue
		}
		if held == 0 && len(l.own.Ranks) > 1 && !bold && l.canBeHonest() {
			continue
		}
		o := option{rank: r, n: held, lie: true, free: held > 0 || l.canBeHonest()}
		o.cards[r] = held
		extra := 0
		for _, k := range far {
			if k == int(r) {
				continue
			}
			for c := 0; c < l.hand[k] && o.n < most && extra < mostLies; c++ {
				o.cards[k]++
				o.n++
				extra++
				all = append(all, o)
			}
		}
		if held > 0 && bold && o.free { // and the truth kept for later
			o := option{rank: r, lie: true, free: true}
			for _, k := range far {
				if k != int(r) && o.n < min(held, most) {
					c := min(l.hand[k], min(held, most)-o.n)
					o.cards[k] += c
					o.n += c
				}
			}
			if o.n > 0 {
				all = append(all, o)
			}
		}
	}
	return all
}

// mostLies is the most false cards thought of in one claim.
const mostLies = 4

// canBeHonest says whether anything that may be named is held.
func (l *ledger) canBeHonest() bool {
	return slices.ContainsFunc(l.own.Ranks, func(r engine.Rank) bool { return l.hand[r] > 0 })
}

// weigh finds what an option is worth.
func (l *ledger) weigh(o *option, p *Level, c *course) {
	if p.Worlds > 0 && l.duels() {
		l.try(p, o)
		return
	}
	left := l.hand
	for r, n := range o.cards {
		left[r] -= n
	}
	rest := float64(left.Sum())
	now := l.stakes()
	own, back := rest, float64(l.hand.Sum()+l.own.Pile)
	if p.Plans && rest > 0 {
		own = c.effort(left, 1)
		back = c.effort(l.hand, 1) + float64(l.own.Pile)*0.95
	}
	pile := float64(l.own.Pile + o.n)
	now[l.me] = own
	o.doubted = l.doubtedBy(o, p, rest == 0)
	let := l.worth(now)
	if rest == 0 {
		let = 1
	}
	then := let
	switch {
	case o.lie:
		then = l.worth(now.with(l.me, back-own))
	case rest == 0:
		then = 1
	default:
		sum, n := 0.0, 0.0
		for i := range l.seats {
			if l.in[i] && !l.side(engine.Seat(i)) {
				sum += l.worth(now.with(engine.Seat(i), pile))
				n++
			}
		}
		then = sum / max(1, n)
	}
	o.worth = (1-o.doubted)*let + o.doubted*then
}

// doubtedBy is the chance that somebody doubts the option: who holds so many of the rank that it can't be true does, and others the
// readier the more cards it has and the more of the rank they hold; a last card is looked at.
func (l *ledger) doubtedBy(o *option, p *Level, last bool) float64 {
	believed := 1.0
	copies := l.copies()
	for i := range l.seats {
		seat := engine.Seat(i)
		if !l.in[i] || l.side(seat) {
			continue
		}
		ready := l.ready(seat, share(p.Challenge, l.seats-1))
		chance := 0.0
		for k, odds := range l.holds(seat, o.rank, p.Counts) {
			if k > copies-o.n {
				chance += odds * 0.95
				continue
			}
			d := ready * float64(o.n+1) / 2.4 * (0.55 + 1.8*float64(k)/float64(copies))
			if last {
				d = 0.9
			}
			chance += odds * min(d, 0.95)
		}
		believed *= 1 - chance
	}
	return 1 - believed
}
