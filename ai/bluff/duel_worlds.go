package bluff

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/bluff"
)

// duels says whether the round is one that is played on in thought: of two, with whole decks, the ranks going round, to the last card, and
// all that lies on the pile seen to be laid.
func (l *ledger) duels() bool {
	if l.seats != 2 || l.me < 0 || !l.in[0] || !l.in[1] || l.own.Due == engine.NoRank || l.own.TurnsLeft > 0 {
		return false
	}
	if l.count[0]+l.count[1]+l.own.Pile != l.copies()*(ranks-1) {
		return false
	}
	mode := l.rules[modeSwitch]
	return (mode == bluff.ModeNormal || mode == bluff.ModeChaos) && !slices.ContainsFunc(l.pile, func(c laid) bool {
		return c.rank == engine.NoRank || c.seat == l.me && !c.seen
	})
}

// What is taken for certain of the claim that waits when a world is dealt.
type told uint8

const (
	asSaid told = iota // what it says, where that can be
	asLie
)

// world deals a table as it may be. What the viewer holds or has laid it knows; all else was in the other hand when the pile was last taken,
// so that of two the viewer knows both hands but for what the other has laid since, which is taken to be what it said, where that can be.
func (l *ledger) world(waits told, r *engine.Rand) duel {
	d := duel{copies: l.copies(), most: l.own.Most, after: l.rules[bluff.AfterChallenge], immune: l.rules[bluff.FinalPlay] == bluff.FinalImmune}
	for k := 1; k < ranks; k++ {
		d.hand[0][k] = int8(l.hand[k])
		d.hand[1][k] = int8(d.copies - l.hand[k])
	}
	d.left = [2]int{l.hand.Sum(), 0}
	for i := range l.pile {
		c := &l.pile[i]
		if c.seat == l.me {
			for k, n := range c.cards {
				d.laid[0][k] += int8(n)
				d.hand[1][k] -= int8(n)
			}
			d.piled += c.n
		}
	}
	for _, n := range d.hand[1] {
		d.left[1] += int(n)
	}
	d.turn = 1
	for i := range l.pile {
		if c := &l.pile[i]; c.seat != l.me {
			told := asSaid
			if i == len(l.pile)-1 {
				told = waits
			}
			m := d.laidAs(c, told, r)
			d.due = int(c.rank)
			d.claims(&m)
		}
	}
	d.over = false
	if l.own.Waiting == nil {
		d.turn = 0
	}
	d.due = int(l.own.Due)
	return d
}

// laidAs is what side 1 may have laid for a claim: cards of the rank as far as it holds such, and others by chance.
func (d *duel) laidAs(c *laid, t told, r *engine.Rand) (m lay) {
	others := d.left[1] - int(d.hand[1][c.rank])
	m.add(int(c.rank), min(c.n, int(d.hand[1][c.rank])))
	if t == asLie && m.n == c.n && others > 0 {
		m.add(int(c.rank), -1)
	}
	for ; m.n < c.n && others > 0; others-- {
		at := int8(r.Below(uint32(others)))
		for k := range m.cards {
			if engine.Rank(k) == c.rank {
				continue
			}
			if at -= d.hand[1][k] - m.cards[k]; at < 0 {
				m.add(k, 1)
				break
			}
		}
	}
	return m
}

// Which of so many worlds is one in which the other does not count what it has laid.
const plainly = 5

// manners of the two in the world of that number.
func manners(world int) [2]manner {
	return [2]manner{{counts: true, sly: true}, {counts: world%plainly > 0}}
}

// tried is how likely the viewer's side is to win if something is done at the table as it is, over all worlds that the level thinks of.
func (l *ledger) tried(p *Level, waits told, do func(d *duel, y [2]manner)) float64 {
	sum := 0.0
	for i := range p.Worlds {
		r := engine.NewRand(engine.Mix(uint64(l.me)+1, uint64(l.turns), uint64(i), forDuel))
		d, y := l.world(waits, &r), manners(i)
		do(&d, y)
		sum += d.chance(y)
	}
	return sum / float64(p.Worlds)
}

// try finds what an option is worth, and how likely it is doubted.
func (l *ledger) try(p *Level, o *option) {
	m := lay{n: o.n}
	for r, n := range o.cards {
		m.cards[r] = int8(n)
	}
	doubted := 0
	o.worth = l.tried(p, asSaid, func(d *duel, y [2]manner) {
		d.claims(&m)
		if d.answered(y[1]) {
			doubted++
		}
	})
	o.doubted = float64(doubted) / float64(p.Worlds)
}

// duelled are the claims worth trying in a round of two: some or all of the rank that is due, and as many others besides as somebody who
// does not count lets pass; where there is nothing true to say, one card that comes round last.
func (l *ledger) duelled(p *Level, free bool) (all []option) {
	d := l.world(asSaid, &engine.Rand{})
	held := min(int(d.hand[0][d.due]), d.most)
	most := max(held, 1)
	if free || held == 0 {
		most = max(most, d.may(manner{}))
	}
	for n := 1; n <= most; n++ {
		m := lay{}
		m.add(d.due, min(held, n))
		d.fill(&m, n)
		if m.n < n {
			break
		}
		o := option{rank: l.own.Due, n: n, lie: n > held, free: n > held && held > 0}
		for r, n := range m.cards {
			o.cards[r] = int(n)
		}
		all = append(all, o)
	}
	slices.Reverse(all[:max(held, 1)]) // of equals the first is taken: what is true, and the most of it
	if len(all) > 1 {
		for i := range all {
			l.try(p, &all[i])
		}
	}
	return all
}

// swaps is how likely somebody lies, 0 … 1, who could have told the truth with as many cards: it hardly gains by that.
const swaps = 0.04

// wrongly is what is taken from what a doubt of a claim seems to gain that is true: the pile taken for the sake of its cards. Thought takes
// too rosy a view of what follows.
const wrongly = 0.04

// judgeDuel judges the claim that waits in a round of two: who counts knows whether it can be true, and a doubt is worth what comes of it.
func (l *ledger) judgeDuel(p *Level, j *judged) {
	d := l.world(asSaid, &engine.Rand{})
	if j.belief, j.sure = swaps, d.lie(); j.sure {
		j.belief = 1
	}
	if j.sure || d.left[1] == 0 {
		return
	}
	doubt := func(d *duel, _ [2]manner) { d.doubt() }
	let := func(d *duel, _ [2]manner) { d.let() }
	j.gain = max(0.001, l.tried(p, asLie, doubt)-l.tried(p, asLie, let))
	j.loss = l.tried(p, asSaid, let) - l.tried(p, asSaid, doubt) + wrongly
	j.evens()
}
