package bluff

import (
	"math"

	"fourtell/engine/bluff"
)

// duel is a round of two in which the ranks go round, as it is played on in thought: numbers of cards, and nothing else of the table. Whoever
// thinks is side 0. It is copied by assignment, and nothing that is done to it allocates.
type duel struct {
	hand   [2][ranks]int8
	laid   [2][ranks]int8 // what lies on the pile, by who laid it
	left   [2]int         // cards in each hand
	piled  int
	due    int // the rank that the next claim must name
	turn   int // whose claim is due
	copies int // cards of a rank
	most   int // of a claim
	after  int16
	immune bool

	claim lay // the one that waits: whose it is, and the rank it names
	by    int
	rank  int

	over bool
	won  int
}

// lay is what is laid for a claim.
type lay struct {
	cards [ranks]int8
	n     int
}

func (m *lay) add(r, n int) {
	m.cards[r] += int8(n)
	m.n += n
}

// claims lays cards as the rank that is due.
func (d *duel) claims(m *lay) {
	for r, n := range m.cards {
		d.hand[d.turn][r] -= n
		d.laid[d.turn][r] += n
	}
	d.left[d.turn] -= m.n
	d.piled += m.n
	d.claim, d.by, d.rank = *m, d.turn, d.due
	d.due = d.due%(ranks-1) + 1
	if d.immune {
		d.ends()
	}
}

// ends is asked where a claim holds: whoever has no cards left has won.
func (d *duel) ends() {
	if d.left[d.by] == 0 {
		d.over, d.won = true, d.by
	}
}

// lie says whether the claim that waits is one.
func (d *duel) lie() bool { return int(d.claim.cards[d.rank]) < d.claim.n }

// let lets the claim be.
func (d *duel) let() {
	d.turn = 1 - d.by
	d.ends()
}

// doubt has the claim turned up.
func (d *duel) doubt() {
	taker := 1 - d.by
	if d.lie() {
		taker = d.by
	}
	for r := range d.hand[taker] {
		d.hand[taker][r] += d.laid[0][r] + d.laid[1][r]
	}
	d.left[taker] += d.piled
	d.laid, d.piled = [2][ranks]int8{}, 0
	switch d.after {
	case bluff.WinnerLeads:
		d.turn = 1 - taker
	case bluff.LoserLeads:
		d.turn = taker
	default:
		d.turn = 1 - d.by
	}
	d.ends()
}

// manner is how a side plays in thought. Both tell the truth where they can, all of a rank, and doubt what can't be true.
type manner struct {
	counts bool // it knows what it has laid itself, and looks at a last card
	sly    bool // it lays others besides, as many as the other can't know to be lies
}

// may is how many cards the side that is to claim may lay as the rank due before the other knows better, by its own hand and, where it
// counts, by what it has laid itself.
func (d *duel) may(other manner) int {
	o := 1 - d.turn
	n := d.copies - int(d.hand[o][d.due])
	if other.counts {
		n -= int(d.laid[o][d.due])
	}
	return min(n, d.most)
}

// plays is what a side lays.
func (d *duel) plays(own, other manner) (m lay) {
	m.add(d.due, min(int(d.hand[d.turn][d.due]), d.most))
	n := max(m.n, 1)
	if own.sly {
		may := d.may(other)
		if left := d.left[d.turn]; other.counts && may >= left {
			may = left - 1 // it would look at the last
		}
		n = max(n, may)
	}
	d.fill(&m, n)
	return m
}

// fill lays cards besides, up to n, those that come round last.
func (d *duel) fill(m *lay, n int) {
	r := d.due
	for range ranks - 2 {
		if r -= 2; r < 1 { // which the seat names a turn later than the one before it
			r += ranks - 1
		}
		if m.n >= n {
			return
		}
		m.add(r, min(int(d.hand[d.turn][r]), n-m.n))
	}
}

// doubts says whether the claim that waits is doubted.
func (d *duel) doubts(own manner) bool {
	me := 1 - d.by
	can := d.copies - int(d.hand[me][d.rank])
	if own.counts {
		if d.left[d.by] == 0 {
			return true
		}
		can -= int(d.laid[me][d.rank])
	}
	return d.claim.n > can
}

// answered has the claim that waits answered, and says whether it was doubted.
func (d *duel) answered(own manner) bool {
	if d.over {
		return false
	}
	if d.doubts(own) {
		d.doubt()
		return true
	}
	d.let()
	return false
}

// longest is how many claims are played on in thought.
const longest = 80

// firm is how far an end is trusted that is not there yet, and fades how far a claim further on: the other plays as it likes, and not as it
// is thought.
const (
	firm  = 0.6
	fades = 0.97
)

// chance plays the round on, and says how likely side 0 is to win it, between 0 and 1: the surer the sooner it ends, and where it does not,
// by the numbers of cards.
func (d *duel) chance(y [2]manner) float64 {
	if d.over {
		return float64(1 - d.won)
	}
	sure := firm
	for range longest {
		if d.over {
			break
		}
		sure *= fades
		m := d.plays(y[d.turn], y[1-d.turn])
		d.claims(&m)
		d.answered(y[1-d.by])
	}
	if d.over {
		return 0.5 + sure*(0.5-float64(d.won))
	}
	mine, theirs := math.Pow(float64(d.left[0])+few, -charted), math.Pow(float64(d.left[1])+few, -charted)
	return 0.5 + sure*(mine/(mine+theirs)-0.5)
}
