package bluff

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// The strategies by which others are measured: all tell the truth where they can, all of a rank, and else lay the one card of which the
// rank comes round last; they differ in what they doubt.
const (
	KindHonest = "honest"      // what its own hand disproves
	KindDoubts = "doubts"      // every claim
	KindTrusts = "trusts"      // none
	KindLast   = "doubts-last" // a last card
)

// simple is one of them.
type simple struct{ kind string }

// Decide answers as its kind says.
func (b simple) Decide(s engine.Snapshot) (engine.Command, bool) {
	if !ai.Asks(&s) {
		return engine.Command{}, false
	}
	own := bluff.Of(&s)
	if c := own.Waiting; c != nil {
		l := read(&s)
		doubts := false
		switch b.kind {
		case KindHonest:
			doubts = l.hand[c.Rank] > l.copies()-c.Count
		case KindDoubts:
			doubts = true
		case KindLast:
			doubts = l.count[c.Seat] == 0
		}
		if doubts {
			return ai.First(&s, engine.VerbChallenge, engine.VerbPass)
		}
		return ai.First(&s, engine.VerbPass)
	}
	if _, ok := ai.Find(&s, engine.VerbClaim); !ok {
		return ai.First(&s, engine.VerbPass)
	}
	return read(&s).plain().command(&s), true
}

// plain is the claim of who tells the truth where it can.
func (l *ledger) plain() *option {
	o := option{rank: l.own.Ranks[0]}
	for _, r := range l.own.Ranks {
		if min(l.hand[r], l.own.Most) > o.n {
			o = option{rank: r, n: min(l.hand[r], l.own.Most)}
			o.cards[r] = o.n
		}
	}
	if o.n == 0 {
		c := l.course()
		o.cards[c.last(&l.hand, int(o.rank))], o.n, o.lie = 1, 1, true
	}
	return &o
}
