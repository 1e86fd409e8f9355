package uno

import (
	"fmt"
	"math"
	"strings"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// Practice finds a taste by playing: a seat plays what it likes by chance, the better the likelier, and what it chose in
// rounds it won is liked more, what it chose in rounds it lost less (policy gradient: Williams, "Simple statistical
// gradient-following algorithms", 1992; steps: Kingma and Ba, "Adam", 2015). The same rounds and seed give the same taste on
// the same kind of processor. It is a tool of the house: nothing calls it in a game.
type Practice struct {
	rules      []uno.Rules
	seed       uint64
	batch      int // rounds of a step
	weight     [tastes]float64
	mean, vary [tastes]float64
	one        learner
	slopes     [group][tastes]float64
}

// group is how many rounds of a batch begin with the same deal: what one wins is held against what the others win from its seat.
const group = 60

// NewPractice begins from the taste there is, or from nothing.
func NewPractice(presets []string, seed uint64, anew bool) (*Practice, error) {
	p := &Practice{seed: seed, batch: 8040}
	for _, name := range presets {
		r, err := uno.ParseRules(name)
		if err != nil {
			return nil, err
		}
		p.rules = append(p.rules, r)
	}
	for i, n := range houseTaste {
		if !anew {
			p.weight[i] = float64(n) / tasteUnit
		}
	}
	return p, nil
}

// tasteUnit is what makes a thing e times as likely while practising.
const tasteUnit = 64

// learner is the seat that learns, in a round.
type learner struct {
	policy
	weight *[tastes]float64
	bids   []bid
	slope  [tastes]float64
}

type bid struct {
	answers
	face  engine.Face
	color engine.Color
	worth float64
}

// Step plays one batch and moves the taste, by so much at most an entry; it says what share of its rounds the learner
// won, 1 being an even one.
func (p *Practice) Step(n int, most float64) (share float64) {
	var slope [tastes]float64
	var won [group]float64
	l := &p.one
	l.weight = &p.weight
	rounds := float64(p.batch)
	for b := range p.batch {
		seats, r := p.table(n, b)
		k := b % group
		l.slope = [tastes]float64{}
		won[k] = p.round(seats, r, engine.Mix(p.seed, uint64(n), uint64(b/group)), uint64(b), engine.Seat(b%seats), true)
		p.slopes[k] = l.slope
		share += won[k] * float64(seats) / rounds
		if k < group-1 {
			continue
		}
		for k := range won {
			usual, others := 0.0, 0.0
			for i := k % seats; i < group; i += seats {
				if i != k {
					usual, others = usual+won[i], others+1
				}
			}
			gain := won[k] - usual/others
			for i := range slope {
				slope[i] += gain * p.slopes[k][i] / rounds
			}
		}
	}
	const keepMean, keepVary = 0.9, 0.99
	for i, x := range slope {
		p.mean[i] = keepMean*p.mean[i] + (1-keepMean)*x
		p.vary[i] = keepVary*p.vary[i] + (1-keepVary)*x*x
		mean := p.mean[i] / (1 - math.Pow(keepMean, float64(n+1)))
		vary := p.vary[i] / (1 - math.Pow(keepVary, float64(n+1)))
		p.weight[i] += most * mean / (math.Sqrt(vary) + 1e-6)
	}
	return share
}

// table is the number of seats and the rules of a round of a batch.
func (p *Practice) table(n, b int) (int, uno.Rules) {
	seats := [...]int{2, 3, 4, 4, 5, 6}
	x := engine.Mix(p.seed, uint64(n), uint64(b/group), 1)
	return seats[x%uint64(len(seats))], p.rules[x>>32%uint64(len(p.rules))]
}

// Share plays so many rounds at a table of that many seats with what has been learnt, among players that have no taste,
// and says what share of them it won, 1 being an even one.
func (p *Practice) Share(seats, rounds int, seed uint64) (share float64) {
	t := p.taste()
	p.one.taste = &t
	for n := range rounds {
		r := p.rules[n/seats%len(p.rules)]
		share += p.round(seats, r, engine.Mix(seed, uint64(n/seats)), uint64(n), engine.Seat(n%seats), false) * float64(seats) / float64(rounds)
	}
	return share
}

// round plays one round and gives 1 where the seat wins. The deal is of the seed, what the players do by chance of that and of chance.
func (p *Practice) round(seats int, r uno.Rules, seed, chance uint64, seat engine.Seat, trying bool) float64 {
	s := uno.NewState(r, seats)
	s.Seed(seed)
	s.Deal(nil)
	l := &p.one
	l.rng = engine.NewRand(engine.Mix(seed, uint64(seat), chance, 2))
	l.own, l.marks = seat, marks{}
	for i := range l.doubts {
		l.doubts[i] = anybodysDoubt
	}
	if trying {
		l.taste = &taste{} // marks are kept
	}
	for n := 0; !s.Over(); n++ {
		if n == movesMost {
			return 1 / float64(seats)
		}
		var m uno.Move
		if s.Turn() == seat && trying {
			m = l.try(&s, seat)
		} else {
			m = l.move(&s)
		}
		if l.do(&s, &m) != engine.Legal {
			return 1 / float64(seats)
		}
	}
	if s.Won(seat) {
		return 1
	}
	return 0
}

// try chooses by chance and notes which way the taste would have to go to choose so oftener.
func (l *learner) try(s *uno.State, seat engine.Seat) uno.Move {
	phase, may := s.Phase(), s.MayPlay(seat)
	if may == 0 || phase == engine.PhaseChooseColor {
		return l.move(s)
	}
	s.CallAhead()
	g := look(s, &l.marks, seat)
	l.bids = l.bids[:0]
	if g.mayKeep() {
		l.bids = append(l.bids, bid{})
		g.keep(&l.bids[0].answers)
	}
	for f, c := range g.plays(may) {
		l.bids = append(l.bids, bid{face: f, color: c})
		g.play(f, c, &l.bids[len(l.bids)-1].answers)
	}
	top, sum := math.Inf(-1), 0.0
	for i := range l.bids {
		b := &l.bids[i]
		for _, at := range b.at[:b.n] {
			b.worth += l.weight[at]
		}
		top = max(top, b.worth)
	}
	for i := range l.bids {
		l.bids[i].worth = math.Exp(l.bids[i].worth - top)
		sum += l.bids[i].worth
	}
	u, chosen := float64(l.rng.Uint32())/(1<<32)*sum, 0
	for i := range l.bids {
		if chosen = i; u < l.bids[i].worth {
			break
		}
		u -= l.bids[i].worth
	}
	for i := range l.bids {
		b := &l.bids[i]
		x := -b.worth / sum
		if i == chosen {
			x++
		}
		for _, at := range b.at[:b.n] {
			l.slope[at] += x
		}
	}
	b := &l.bids[chosen]
	if b.face == engine.NoFace {
		return s.Doing(engine.VerbPass, engine.NoColor)
	}
	return l.playing(s, seat, b.face, b.color)
}

// taste is what has been learnt, in whole numbers.
func (p *Practice) taste() (t taste) {
	for i, x := range p.weight {
		t[i] = int16(min(max(math.Round(x*tasteUnit), math.MinInt16), math.MaxInt16))
	}
	return t
}

// Table is what has been learnt as the Go file that holds it.
func (p *Practice) Table() string {
	var b strings.Builder
	b.WriteString("package uno\n\n// houseTaste was found by practising (docs/ai.md, \"Taste\"); `make taste` finds it anew.\nvar houseTaste = taste{")
	for i, n := range p.taste() {
		if i%16 == 0 {
			b.WriteString("\n\t")
		} else {
			b.WriteString(" ")
		}
		fmt.Fprintf(&b, "%d,", n)
	}
	b.WriteString("\n}\n")
	return b.String()
}
