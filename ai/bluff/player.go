package bluff

import (
	"math"
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// What else a number of chance is for.
const (
	forBluff uint64 = iota + ai.ForOwn
	forBlur
	forWeigh
	forTired
	forDuel
)

const (
	modeSwitch = bluff.Mode
	modeTruth  = bluff.ModeTruth
)

// Player counts, believes and lies as its Level says.
type Player struct {
	seat  engine.Seat
	seed  uint64
	level Level
	style Style
	pace  int
}

// NewPlayer seats a player of that level and style.
func NewPlayer(l Level, y Style, seat engine.Seat, seed uint64) *Player {
	return &Player{seat: seat, seed: seed, level: l, style: y, pace: 100}
}

// Pace is how long the player thinks by others, in percent.
func (b *Player) Pace() int { return b.pace }

// Decide answers at once.
func (b *Player) Decide(s engine.Snapshot) (engine.Command, bool) {
	if !ai.Asks(&s) {
		return engine.Command{}, false
	}
	if bluff.Of(&s).Waiting != nil {
		if b.doubts(read(&s), s.Decision) {
			return ai.First(&s, engine.VerbChallenge, engine.VerbPass)
		}
		return ai.First(&s, engine.VerbPass)
	}
	if _, ok := ai.Find(&s, engine.VerbClaim); !ok {
		return ai.First(&s, engine.VerbPass)
	}
	l := read(&s)
	return b.claim(l, s.Decision).command(&s), true
}

// doubts says whether the claim that waits is doubted.
func (b *Player) doubts(l *ledger, decision uint32) bool {
	if l.rules[modeSwitch] == modeTruth {
		return false // it is true
	}
	if b.style.Flat > 0 {
		return ai.Fraction(b.seed, b.seat, decision, ai.ForChallenge) < share(b.style.Flat, l.seats-1)
	}
	j := l.judge(&b.level)
	if ai.Fraction(b.seed, b.seat, decision, forTired) < l.tired() {
		return false
	}
	if j.sure && j.even < 1 {
		return true
	}
	lean := odds(j.belief) - 2*b.style.Doubts + b.moods(l)
	lean += b.level.Blur * b.bell(decision, forBlur)
	return lean > odds(min(1, j.even))+l.wary(&b.level)
}

// tired is how often, 0 … 1, a claim is let be whatever it is, in a round that does not come to an end: where two count as well as can be,
// no lie of either comes through, and both hold half the deck for ever.
func (l *ledger) tired() float64 {
	return min(0.5, max(0, float64(l.turns-30*l.seats)/600))
}

// crowd is how far there are others who might doubt instead, 0 … 1: the more there are, the better it is to leave that to them.
func (l *ledger) crowd() float64 {
	n := 0
	for i := range l.seats {
		if l.in[i] && !l.side(engine.Seat(i)) {
			n++
		}
	}
	return min(1, float64(n-1)/2)
}

// moods are small shifts: who has just taken a pile is out of temper, and who bears a grudge doubts whoever it had one from.
func (b *Player) moods(l *ledger) (lean float64) {
	if at := l.of[b.seat].tookAt; at > 0 && l.turns-at <= l.seats {
		lean += 0.12
	}
	if of := &l.of[l.own.Waiting.Seat]; b.style.Grudge && of.wronged > 0 {
		lean += 0.35
	}
	return lean
}

// bell is a number of chance about 0, mostly between -1 and 1.
func (b *Player) bell(decision uint32, what uint64) float64 {
	sum := 0.0
	for i := range uint64(4) {
		sum += ai.Fraction(b.seed, b.seat, decision, what<<8|i)
	}
	return (sum - 2) * math.Sqrt(3)
}

// bold says whether the player thinks of a lie where it could tell the truth: the readier, the better it has fared with that, the smaller
// the pile, and the less the others doubt.
func (b *Player) bold(l *ledger, decision uint32) bool {
	if b.style.Bluffs < 0 {
		return false
	}
	often := b.level.Bluff
	if b.style.Bluffs != 0 {
		often *= b.style.Bluffs
	}
	caught, told := 1.0, 2.0
	for _, v := range l.of[b.seat].verdicts {
		told++
		if v.lie {
			caught++
		}
	}
	often *= 1.5 - caught/told
	often *= 1 - min(1, float64(l.own.Pile)/(40*float64(l.decks)))/2
	return ai.Fraction(b.seed, b.seat, decision, forBluff) < often+b.style.Nerve
}

// claim is what the player lays.
func (b *Player) claim(l *ledger, decision uint32) *option {
	if b.level.Worlds > 0 && l.duels() {
		return b.duelled(l)
	}
	c := l.course()
	if !b.level.Plans {
		c.known = false
	}
	all := l.options(b.bold(l, decision), b.far(l, &c, decision))
	best := 0
	for i := range all {
		l.weigh(&all[i], &b.level, &c)
		all[i].worth += 0.02 * b.level.Blur * b.bell(decision, forWeigh<<8|uint64(i))
		if all[i].worth > all[best].worth {
			best = i
		}
	}
	return &all[best]
}

// duelled is what the player lays in a round of two that it has played on in thought.
func (b *Player) duelled(l *ledger) *option {
	all := l.duelled(&b.level, b.style.Bluffs >= 0 && b.level.Bluff > 0)
	best := 0
	for i := range all {
		if all[i].worth > all[best].worth {
			best = i
		}
	}
	return &all[best]
}

// far are the ranks to lie with: those that come round last, or, for who does not plan, in an order by chance.
func (b *Player) far(l *ledger, c *course, decision uint32) []int {
	var far []int
	for r := 1; r < ranks; r++ {
		if l.hand[r] > 0 {
			far = append(far, r)
		}
	}
	key := func(r int) int {
		if c.known {
			return c.away[r]*16 - min(l.hand[r], 15)
		}
		return int(ai.Chance(b.seed, b.seat, decision, forWeigh<<16|uint64(r)) >> 33)
	}
	slices.SortStableFunc(far, func(x, y int) int { return key(y) - key(x) })
	return far
}

// command is the claim of those cards of the viewer's hand.
func (o *option) command(s *engine.Snapshot) engine.Command {
	left := o.cards
	var cards []engine.SeenCard
	for _, c := range s.Hands[s.Viewer].Cards {
		if r := bluff.RankOf(c.Face); left[r] > 0 {
			left[r]--
			cards = append(cards, c)
		}
	}
	c := engine.Claim(s.Viewer, cards, o.rank)
	c.Decision = s.Decision
	return c
}
