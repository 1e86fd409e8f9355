package bluff

import (
	"math"

	"fourtell/engine"
)

// judged is what a doubt is judged by.
type judged struct {
	belief float64 // that the claim is a lie, 0 … 1
	even   float64 // the belief from which on a doubt pays; above 1 where it never does
	sure   bool    // it is a lie beyond doubt
	// gain and loss, chances of winning, are what a doubt brings if the claim is a lie, and what it costs if it is true.
	gain, loss float64
}

// judge weighs the claim that waits: the hands as they would be after a doubt, right or wrong, and after letting it be, when somebody
// else may doubt it.
func (l *ledger) judge(p *Level) judged {
	c := l.own.Waiting
	j := judged{}
	j.belief, j.sure = l.lying(p)
	now := l.stakes()
	pile := float64(l.own.Pile)
	right, wrong := l.worth(now.with(c.Seat, pile)), l.worth(now.with(l.me, pile))
	if now[c.Seat] == 0 { // it wins, unless it has lied
		wrong = 0
	}
	let := l.worth(now)
	others, doubters, theirs := 1.0, 0, 0.0
	for i := range l.seats {
		o := engine.Seat(i)
		if !l.in[i] || o == c.Seat || l.side(o) || now[c.Seat] == 0 {
			continue
		}
		others *= 1 - min(0.9, l.ready(o, share(p.Challenge, l.seats-1)))
		doubters++
		theirs += l.worth(now.with(o, pile))
	}
	ifLie, ifTrue := let, let
	if doubters > 0 {
		q := 1 - others
		ifLie = (1-q)*let + q*right
		ifTrue = (1-q)*let + q*theirs/float64(doubters)
	}
	j.gain, j.loss = right-ifLie, ifTrue-wrong
	j.evens()
	if p.Worlds > 0 && l.duels() {
		l.judgeDuel(p, &j)
	}
	return j
}

// evens finds the belief from which on a doubt pays.
func (j *judged) evens() {
	switch {
	case j.gain <= 0:
		j.even = 2
	case j.loss <= 0:
		j.even = 0
	default:
		j.even = j.loss / (j.gain + j.loss)
	}
}

// from is the belief, 0 … 1, from which on somebody of that level doubts, but for its moods: it wants more than what would just pay.
func (l *ledger) from(p *Level, j *judged) float64 {
	if j.even >= 1 {
		return 1
	}
	return 1 / (1 + math.Exp(-odds(j.even)-l.wary(p)))
}

// wary is how much more belief somebody of that level wants, in odds: the more others there are who might doubt, the likelier it leaves that
// to them.
func (l *ledger) wary(p *Level) float64 {
	crowd := l.crowd()
	return p.Wary*crowd + p.Alone*(1-crowd)
}

// pays is by how much, in chances of winning, a doubt is better than letting the claim be, for somebody of that level; below 0 it is worse.
func (l *ledger) pays(p *Level, j *judged) float64 {
	switch {
	case j.even > 0 && j.even < 1:
		return (j.gain + j.loss) * (j.belief - l.from(p, j))
	case j.even == 0:
		return max(0, j.belief*j.gain-(1-j.belief)*j.loss)
	}
	return min(0, j.belief*j.gain-(1-j.belief)*j.loss)
}

// odds of a belief, as a logarithm: so it is shifted evenly.
func odds(p float64) float64 {
	p = min(max(p, 0.001), 0.999)
	return math.Log(p / (1 - p))
}
