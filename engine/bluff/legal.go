package bluff

import "fourtell/engine"

// legal is what the seat may do now. Whoever may doubt has two answers. The claims there are of a hand are too many to list: a Snapshot
// lists some that stand for all, and the table grants every other that the rules allow. They are
//   - for every rank that may be named and is held: one, two, three and four of it and as many as may be laid, and as many as are held
//     with one other card beside them;
//   - for every face held: that card alone as a rank it is not, which is the one due, or the nearest after its own that may be named.
//
// Under truth there are the honest ones alone; with none of them, to pass.
func (t *table) legal(v engine.Seat) []engine.Command {
	s := &t.state
	seat := int8(v)
	l := listing{State: s, v: v, most: s.rules.most(int(s.decks))}
	switch {
	case s.phase == engine.PhaseRespond && s.has(s.window.may, seat):
		l.add(engine.Do(v, engine.VerbChallenge))
		l.add(engine.Do(v, engine.VerbPass))
	case s.phase != engine.PhasePlay || s.turn != seat:
	default:
		l.claims()
		if len(l.all) == 0 {
			l.add(engine.Do(v, engine.VerbPass))
		}
	}
	return l.all
}

// listing is the list of a seat's commands as it is made.
type listing struct {
	*State
	v    engine.Seat
	most int
	all  []engine.Command
}

func (l *listing) add(c engine.Command) {
	c.Decision = l.decision
	l.all = append(l.all, c)
}

func (l *listing) claims() {
	h := &l.hands[l.v]
	lies := l.rules[Mode] != ModeTruth
	for r := Ace; r <= King; r++ {
		if l.allows(r) {
			l.honest(r)
		}
	}
	for kind := range h.of {
		if r := l.other(engine.Rank(kind/suits) + Ace); lies && h.of[kind] != 0 && r != engine.NoRank {
			l.add(engine.Claim(l.v, []engine.SeenCard{labelled(kind, h.held(kind)-1)}, r))
		}
	}
}

// honest lists what is true of a rank, and one lie with it.
func (l *listing) honest(r engine.Rank) {
	held := l.ofRank(r)
	n := min(len(held), l.most)
	for k := 1; k <= n; k++ {
		if k <= suits || k == n {
			l.add(engine.Claim(l.v, held[:k:k], r))
		}
	}
	if len(held) == 0 || len(held) >= l.most || l.rules[Mode] == ModeTruth {
		return
	}
	h := &l.hands[l.v]
	for kind := range h.of {
		if h.of[kind] != 0 && engine.Rank(kind/suits)+Ace != r {
			l.add(engine.Claim(l.v, append(held[:n:n], labelled(kind, h.held(kind)-1)), r))
			return
		}
	}
}

// ofRank are the cards of a rank that the seat holds, as it knows them.
func (l *listing) ofRank(r engine.Rank) (cards []engine.SeenCard) {
	h := &l.hands[l.v]
	for kind := int(r-Ace) * suits; kind < int(r-Ace+1)*suits; kind++ {
		for n := range h.held(kind) {
			cards = append(cards, labelled(kind, n))
		}
	}
	return cards
}

// other is a rank that may be named for a card of rank r and is not its own: the nearest after it; NoRank where there is none.
func (l *listing) other(r engine.Rank) engine.Rank {
	for o := after(r); o != r; o = after(o) {
		if l.allows(o) {
			return o
		}
	}
	return engine.NoRank
}
