package bluff

import (
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

const (
	claimedBy   = 0.03 // by how much, in chances of winning, a claim is better than the next that says another rank, number or truth
	doubtedBy   = 0.04 // and a doubt than letting the claim be, or the other way round
	beliefClear = 0.15 // how far the belief is then from where a doubt begins to pay
	guessed     = 0.7  // how often the weakest level may find an answer that is worth asking for, but for a doubt: these are rare
	finderTries = 6    // of each level that may find the answer
)

// proving is a decision that is looked at for a puzzle: in this game the numbers of cards are counted at once, not rolled out, and then the
// levels try it one after the other.
type proving struct {
	snap  engine.Snapshot
	seed  uint64
	proof ai.Proof
	tries int // of the level that is asked
	hits  int
	done  bool
	ok    bool
}

// Done says that it has been looked at enough.
func (p *proving) Done() bool { return p.done }

// Proof is what came of it.
func (p *proving) Proof() (ai.Proof, bool) { return p.proof, p.ok }

// Work does so many tries, or what is left of them.
func (p *proving) Work(units int) {
	for ; units > 0 && !p.done; units-- {
		p.try()
	}
}

// Prove looks for a puzzle in a claim to make, or in one to doubt or let be.
func (House) Prove(s engine.Snapshot, lie bool, seed uint64) (ai.Proving, bool) {
	if !ai.Asks(&s) {
		return nil, false
	}
	b := strongest(s.Viewer, seed)
	l := read(&s)
	if l.rules[modeSwitch] == modeTruth {
		return nil, false
	}
	p := &proving{snap: s, seed: seed}
	found := false
	switch _, claims := ai.Find(&s, engine.VerbClaim); {
	case bluff.Of(&s).Waiting != nil:
		found = p.doubt(b, &s, l, lie)
	case claims:
		found = p.claim(b, &s, l)
	default:
		return nil, false
	}
	p.done = !found
	return p, true
}

// doubt says whether it is clear what to do about the claim that waits, and true.
func (p *proving) doubt(b *Player, s *engine.Snapshot, l *ledger, lie bool) bool {
	j := l.judge(&b.level)
	margin, clear, verb := l.pays(&b.level, &j), j.belief-l.from(&b.level, &j), engine.VerbChallenge
	p.proof.Kind = ai.PuzzleDoubt
	if !lie {
		p.proof.Kind, verb = ai.PuzzleBelieve, engine.VerbPass
		margin, clear = -margin, -clear
	}
	p.proof.Answer, _ = ai.Find(s, verb)
	p.proof.Margin, p.proof.Told = margin, b.adviseDoubt(s)
	return margin >= doubtedBy && clear >= beliefClear && p.proof.Answer.Verb == verb
}

// claim says whether one claim is clearly the best.
func (p *proving) claim(b *Player, s *engine.Snapshot, l *ledger) bool {
	all := b.weighed(l, s.Decision)
	if len(all) < 2 {
		return false
	}
	p.proof.Kind, p.proof.Answer = ai.PuzzlePlay, all[0].command(s).Recorded()
	p.proof.Margin, p.proof.Told = all[0].worth-all[1].worth, b.adviseClaim(s)
	return p.proof.Margin >= claimedBy
}

// try has the level that is due try it once; after all of them it is said how hard it is. What the weakest finds nearly always is no puzzle,
// but for a doubt.
func (p *proving) try() {
	all := Levels()
	c, ok := NewPlayer(all[len(p.proof.Found)], Style{}, p.snap.Viewer, engine.Mix(p.seed, uint64(p.tries))).Decide(p.snap)
	if ok && sameClaim(&p.snap, c, p.proof.Answer) {
		p.hits++
	}
	if p.tries++; p.tries < finderTries {
		return
	}
	p.proof.Found = append(p.proof.Found, float64(p.hits)/finderTries)
	p.tries, p.hits = 0, 0
	if p.done = p.proof.Kind != ai.PuzzleDoubt && p.proof.Found[0] > guessed; p.done || len(p.proof.Found) < len(all)-1 {
		return
	}
	p.proof.Rating = ai.Hardness(2*p.proof.Margin, p.proof.Found)
	p.proof.Answer = p.proof.Answer.Recorded()
	p.done, p.ok = true, true
	p.snap = engine.Snapshot{}
}

// Quick are the levels that err, all of which count alone.
func (House) Quick() []string {
	return []string{ai.LevelMark + "beginner", ai.LevelMark + "casual", ai.LevelMark + "skilled"}
}

// Same says whether two answers come to the same: the same doubt, or as many of the same cards by the same name.
func (House) Same(s *engine.Snapshot, a, b engine.Command) bool { return sameClaim(s, a, b) }

func sameClaim(s *engine.Snapshot, a, b engine.Command) bool {
	if a.Verb != b.Verb {
		return false
	}
	if a.Verb != engine.VerbClaim {
		return true
	}
	x, y := laidAs(s, a), laidAs(s, b)
	return x.rank == y.rank && x.n == y.n && slices.Equal(x.cards[:], y.cards[:])
}
