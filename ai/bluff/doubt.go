package bluff

import (
	"math"

	"fourtell/engine"
)

// verdictOn is what a doubt is judged by.
type judged struct {
	belief float64 // that the claim is a lie, 0 … 1
	even   float64 // the belief from which on a doubt pays; above 1 where it never does
	sure   bool    // it is a lie beyond doubt
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
	gain, loss := right-ifLie, ifTrue-wrong
	switch {
	case gain <= 0:
		j.even = 2
	case loss <= 0:
		j.even = 0
	default:
		j.even = loss / (gain + loss)
	}
	return j
}

// odds of a belief, as a logarithm: so it is shifted evenly.
func odds(p float64) float64 {
	p = min(max(p, 0.001), 0.999)
	return math.Log(p / (1 - p))
}
