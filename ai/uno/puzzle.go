package uno

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
)

const (
	glanceRolls = 160  // of the first look, which lets most decisions go
	glanced     = 0.09 // margin that it wants
	provedBy    = 0.07 // margin that both of the looks after it want
	doubtedBy   = 0.04 // where a bluff is to be called
	believedBy  = 0.02 // and where there is none: a challenge too many costs two cards, one too few four
	// A proof plays everything to the end and takes nothing for granted of how the others play.
	provedWorlds = 2700
	beliefClear  = 0.12 // how far the belief in it is then from where a challenge begins to pay
	guessed      = 0.7  // how often the weakest level may find an answer that is worth asking for
)

// finders are the levels whose finding the answer tells how hard a puzzle is, and how often each is asked.
func finders() []struct {
	level string
	tries int
} {
	return []struct {
		level string
		tries int
	}{{"beginner", 8}, {"casual", 8}, {"skilled", 3}, {"expert", 2}}
}

// proving is a decision being looked at for a puzzle: first by a glance, then as the levels see it that answer at once, then twice
// by the strongest level with worlds of each look's own, then as the other levels see it.
type proving struct {
	snap  engine.Snapshot
	seed  uint64
	bluff bool // what waits is one
	proof ai.Proof
	look  int // looks so far
	tries int // of the level asked last
	hits  int
	asks  bool // it is a level that is thinking
	mind  *Thought
	done  bool
	ok    bool
}

// Prove looks for a puzzle in a decision.
func (House) Prove(s engine.Snapshot, bluff bool, seed uint64) (ai.Proving, bool) {
	if !ai.Asks(&s) || s.Phase == engine.PhaseDrawn {
		return nil, false
	}
	p := &proving{snap: s, seed: seed, bluff: bluff}
	if _, ok := ai.Find(&s, engine.VerbCallUno); ok {
		p.proof.Kind = ai.PuzzleCall
	} else if _, waits := ai.Find(&s, engine.VerbChallenge); !waits && fewPlays(&s) {
		return nil, false
	}
	if !p.begin() {
		return nil, false
	}
	return p, true
}

// fewPlays says that there is one card to play at the most.
func fewPlays(s *engine.Snapshot) bool {
	face := engine.NoFace
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay {
			if face != engine.NoFace && face != c.Card.Face {
				return false
			}
			face = c.Card.Face
		}
	}
	return true
}

// begin takes up the look that is due; false where there is nothing to choose.
func (p *proving) begin() bool {
	levels := ai.Levels()
	l := levels[len(levels)-1]
	l.Obvious, l.Worlds, l.Ahead, l.Habits = 0, provedWorlds, 0, false
	switch _, waits := ai.Find(&p.snap, engine.VerbChallenge); {
	case p.look == 0 || p.proof.Kind == ai.PuzzleCall:
		l.Worlds = glanceRolls
	case waits:
		l.Worlds *= 2
	}
	t, ok := NewPlayer(l, ai.Style{}, p.snap.Viewer, engine.Mix(p.seed, uint64(p.look))).Advise(p.snap)
	p.mind, p.asks = t, false
	return ok && t.search != nil
}

// Done says that it has been looked at enough.
func (p *proving) Done() bool { return p.done }

// Proof is what came of it.
func (p *proving) Proof() (ai.Proof, bool) { return p.proof, p.ok }

// Work does so many roll-outs, or what is left of them.
func (p *proving) Work(units int) {
	for ; units > 0 && !p.done; units-- {
		switch {
		case !p.mind.Done():
			p.mind.Work(1)
		case p.asks:
			p.answered()
		default:
			p.looked()
		}
	}
}

const looks = 3

// looked takes in a look.
func (p *proving) looked() {
	if p.done = !p.stands(); p.done {
		return
	}
	if p.look++; p.look == 1 && p.proof.Kind != ai.PuzzleCall || p.look == looks {
		p.ask()
		return
	}
	p.begin()
}

// stands judges a look: the same answer as before, and as much better as it has to be.
func (p *proving) stands() bool {
	q := p.mind.search
	if q.judged {
		return p.standsDoubt()
	}
	best, second := q.best(), -1
	for i := range q.options {
		if i != best && q.options[i].n > 0 && (second < 0 || q.worth(i) > q.worth(second)) {
			second = i
		}
	}
	c := q.options[best].cmd
	if second < 0 || shed.Of(&p.snap).Pending != nil || p.mind.isBluff(best) || q.options[best].idle {
		return false
	}
	if p.proof.Kind == ai.PuzzleCall { // whatever is best is a play, so that the call is due
		p.proof.Answer = engine.Do(p.snap.Viewer, engine.VerbCallUno)
		return c.Verb == engine.VerbPlay
	}
	margin, least := q.worth(best)-q.worth(second), provedBy
	if p.look == 0 {
		p.proof.Kind, p.proof.Answer, least = ai.PuzzlePlay, c, glanced
	}
	return margin >= least && same(c, p.proof.Answer) && p.tell(margin)
}

// standsDoubt is stands for a draw four that waits, which may be answered by believing or by doubting it alone.
func (p *proving) standsDoubt() bool {
	q := p.mind.search
	accept, challenge := -1, -1
	for i := range q.options {
		switch q.options[i].cmd.Verb {
		case engine.VerbAccept:
			accept = i
		case engine.VerbChallenge:
			challenge = i
		default:
			return false
		}
	}
	if accept < 0 || challenge < 0 {
		return false
	}
	kind, right, least, margin, clear := ai.PuzzleBelieve, accept, believedBy, q.worth(accept)-q.worth(challenge), p.mind.even()-q.p
	if p.bluff {
		kind, right, least, margin, clear = ai.PuzzleDoubt, challenge, doubtedBy, -margin, -clear
	}
	p.proof.Kind, p.proof.Answer = kind, q.options[right].cmd
	if p.look == 0 {
		return margin > -glanced/2 && clear > 0 // so few roll-outs tell little more than the belief
	}
	return margin >= least && clear >= beliefClear && p.tell(margin)
}

// tell keeps what one of the strongest level's looks says.
func (p *proving) tell(margin float64) bool {
	switch p.look {
	case 0:
		return true
	case 1:
		p.proof.Margin = margin
	}
	p.proof.Margin = min(p.proof.Margin, margin)
	p.proof.Told = p.mind.Told(&p.snap)
	return true
}

// ask has the next level try the decision, or goes on where those have that are due.
func (p *proving) ask() {
	const atOnce = 2 // levels that need no roll-outs
	all, n := finders(), len(p.proof.Found)
	switch {
	case n == len(all) || p.proof.Kind == ai.PuzzleCall:
		p.settle()
	case n == atOnce && p.look == 1:
		p.begin()
	default:
		l, _ := ai.LevelNamed(all[n].level)
		p.mind, p.asks = NewPlayer(l, ai.Style{}, p.snap.Viewer, engine.Mix(p.seed, looks, uint64(p.tries))).think(p.snap), true
	}
}

// answered takes in what a level has answered. What the weakest finds nearly always is no puzzle.
func (p *proving) answered() {
	if c, ok := p.mind.Answer(); ok && same(c, p.proof.Answer) {
		p.hits++
	}
	f := finders()[len(p.proof.Found)]
	if p.tries++; p.tries == f.tries {
		share := float64(p.hits) / float64(p.tries)
		p.proof.Found = append(p.proof.Found, share)
		p.tries, p.hits = 0, 0
		if len(p.proof.Found) == 1 && p.proof.Kind == ai.PuzzlePlay && share > guessed {
			p.done = true
			return
		}
	}
	p.ask()
}

// settle says how hard it is, and ends.
func (p *proving) settle() {
	margin := p.proof.Margin
	if p.proof.Kind == ai.PuzzleCall {
		p.proof.Found, margin = callers(), 1
	}
	p.proof.Rating = ai.Hardness(margin, p.proof.Found)
	p.done, p.ok = true, true
	p.proof.Answer = p.proof.Answer.Recorded()
	p.mind, p.snap = nil, engine.Snapshot{}
}

// callers is how often the levels call.
func callers() (all []float64) {
	for _, f := range finders() {
		l, _ := ai.LevelNamed(f.level)
		share := 1.0
		if l.Forgets > 0 {
			share -= 1 / float64(l.Forgets)
		}
		all = append(all, share)
	}
	return all
}

// Quick are the levels that roll nothing out, and who dares a bluff now and then.
func (House) Quick() []string {
	return []string{ai.LevelMark + "casual", ai.LevelMark + "beginner", ai.KindHeuristic}
}

// Same says whether two commands of one decision come to the same, as the seat sees it.
func (House) Same(s *engine.Snapshot, a, b engine.Command) bool {
	return same(named(s, a), named(s, b))
}
