package bluff

import (
	"fourtell/ai"
	"fourtell/engine"
)

// KindDice plays by design 004's own formulas, as its Insane; "dice004:noob" and the like as another of its levels. It is there to be
// measured against.
const KindDice = "dice004"

// What its chance is for.
const (
	forLie uint64 = iota + ai.ForOwn + 100
	forHonest
	forCard
	forRank
)

// dice is should_bot_lie and should_bot_challenge as they are written there: chance with a few factors, each seat its own.
type dice struct {
	seat  engine.Seat
	seed  uint64
	level Level
}

// Decide answers by them.
func (d dice) Decide(s engine.Snapshot) (engine.Command, bool) {
	if !ai.Asks(&s) {
		return engine.Command{}, false
	}
	l := read(&s)
	if l.own.Waiting != nil {
		if d.roll(&s, ai.ForChallenge) < d.doubtful(l) {
			return ai.First(&s, engine.VerbChallenge, engine.VerbPass)
		}
		return ai.First(&s, engine.VerbPass)
	}
	if _, ok := ai.Find(&s, engine.VerbClaim); !ok {
		return ai.First(&s, engine.VerbPass)
	}
	return d.claim(&s, l).command(&s), true
}

func (d dice) roll(s *engine.Snapshot, what uint64) float64 {
	return ai.Fraction(d.seed, d.seat, s.Decision, what)
}

// doubtful is challenge_threshold.
func (d dice) doubtful(l *ledger) float64 {
	c := l.own.Waiting
	liar := 0.3
	if of := l.own.Seats[c.Seat]; of.Claims > 3 {
		liar = float64(of.Caught) / float64(of.Claims)
	}
	return d.level.Challenge + 0.15*float64(l.hand[c.Rank]) + 0.5*liar
}

// lies is should_bot_lie. Of its lies it knows those that nobody caught.
func (d dice) lies(s *engine.Snapshot, l *ledger, has bool) bool {
	if l.rules[modeSwitch] == modeTruth {
		return false
	}
	if has && d.roll(s, forHonest) > d.level.Bluff {
		return false
	}
	success, claims, through := 0.5, 0, 0
	for i := range s.History {
		if e := &s.History[i]; e.Seat == d.seat {
			switch e.Kind {
			case engine.EventClaimed:
				claims++
				if tally(e.Cards)[e.Rank] < e.Count {
					through++
				}
			case engine.EventRevealed:
				if e.Verdict == engine.Guilty {
					through--
				}
			}
		}
	}
	if claims > 0 {
		success = float64(through) / float64(claims)
	}
	risk := min(1, float64(l.own.Pile)/20)
	return d.roll(s, forLie) < d.level.Bluff*(1-risk)*(1+success)
}

// claim is one card that is no such rank where it lies, else all it holds.
func (d dice) claim(s *engine.Snapshot, l *ledger) *option {
	o := l.plain()
	if len(l.own.Ranks) > 1 && !o.lie { // any of those it holds
		var held []engine.Rank
		for _, r := range l.own.Ranks {
			if l.hand[r] > 0 {
				held = append(held, r)
			}
		}
		r := held[ai.Chance(d.seed, d.seat, s.Decision, forRank)%uint64(len(held))]
		*o = option{rank: r, n: min(l.hand[r], l.own.Most)}
		o.cards[r] = o.n
	}
	if !d.lies(s, l, !o.lie) {
		return o
	}
	var other []int
	for r, n := range l.hand {
		if n > 0 && engine.Rank(r) != o.rank {
			other = append(other, r)
		}
	}
	if len(other) > 0 {
		*o = option{rank: o.rank, n: 1, lie: true}
		o.cards[other[ai.Chance(d.seed, d.seat, s.Decision, forCard)%uint64(len(other))]] = 1
	}
	return o
}
