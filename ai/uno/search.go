package uno

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// option is one thing the seat could do, and how it has fared in the worlds tried so far.
type option struct {
	cmd   engine.Command
	idle  bool // doing nothing, where that is a choice
	prior float64
	sum   float64
	n     int
}

func (o *option) mean() float64 {
	if o.n == 0 {
		return 0
	}
	return o.sum / float64(o.n)
}

// search tries a seat's options in the same imagined worlds, each to the end of the round, and drops the worse half again
// and again (sequential halving: Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). A
// search is cut into units so that it can be done in slices; a unit is one roll-out, and how many there are is fixed, so
// that the answer does not depend on the machine.
type search struct {
	seat    engine.Seat
	worlds  *worlds
	value   valuer
	policy  policy
	marks   marks // at the beginning of each roll-out
	seed    uint64
	budget  int // roll-outs in all
	ahead   int // turns of its own after which the net says what a table is worth; 0: none
	options []option
	live    []int // indexes of options still in question

	rounds, round int
	each          int // worlds of this round
	world         int // of this round, the one being tried
	at            int // of live, the next to be tried in it
	dealt         int // worlds dealt so far
	here          uno.State
	scratch       uno.State

	// A four that waits for the seat's answer is tried in as many guilty as innocent worlds; p weighs them.
	judged    bool
	accused   engine.Seat
	p         float64 // once weighed
	suspicion suspicion
	parts     [][2]tally // by option: innocent, guilty
	isGuilty  bool
}

type tally struct {
	sum float64
	n   int
}

func (t *tally) mean() float64 {
	if t.n == 0 {
		return 0
	}
	return t.sum / float64(t.n)
}

// begin sets the search up for its options; fewer than two need none.
func (s *search) begin() {
	s.live = s.live[:0]
	for i := range s.options {
		s.live = append(s.live, i)
	}
	s.rounds, s.round = 0, 0
	for n := len(s.options); n > 1; n = (n + 1) / 2 {
		s.rounds++
	}
	s.parts = make([][2]tally, len(s.options))
	s.nextRound()
}

func (s *search) nextRound() {
	s.each = 0
	if s.round < s.rounds {
		s.each = max(s.budget/(s.rounds*len(s.live)), 1)
	}
	s.world, s.at = 0, 0
}

// done says whether nothing is left to be tried.
func (s *search) done() bool { return s.round >= s.rounds && s.suspicion.left == 0 }

// unit weighs one world or makes one roll-out.
func (s *search) unit() {
	if s.suspicion.left > 0 {
		s.weigh()
		return
	}
	if s.at == 0 {
		q := asItIs
		if s.judged {
			q, s.isGuilty = innocent, s.dealt&1 == 1
			if s.isGuilty {
				q = guilty
			}
		}
		s.worlds.deal(&s.here, q, s.accused, engine.Mix(s.seed, uint64(s.dealt), 1))
		if s.worlds.chain != nil && !s.judged {
			s.policy.manners = s.worlds.chain.manners
		}
		s.dealt++
	}
	i := s.live[s.at]
	o := &s.options[i]
	s.scratch = s.here
	s.policy.rng, s.policy.marks = engine.NewRand(engine.Mix(s.seed, uint64(s.dealt), 2)), s.marks
	v := s.try(&s.scratch, o)
	o.sum += v
	o.n++
	if s.judged {
		k := 0
		if s.isGuilty {
			k = 1
		}
		s.parts[i][k].sum += v
		s.parts[i][k].n++
	}
	if s.at++; s.at < len(s.live) {
		return
	}
	s.at = 0
	if s.world++; s.world >= s.each {
		s.halve()
	}
}

// try plays one option and then the round to its end.
func (s *search) try(t *uno.State, o *option) float64 {
	if !o.idle {
		if o.cmd.Verb == engine.VerbPlay {
			t.CallAhead()
		}
		m := t.MoveOf(o.cmd)
		if s.policy.do(t, &m) != engine.Legal {
			return 0
		}
	}
	if s.ahead > 0 {
		if chance, on := s.policy.lookAhead(t, s.ahead); on {
			return chance
		}
	}
	over := s.policy.playOut(t)
	return s.value.of(t, over)
}

// worth is what an option is believed to be worth.
func (s *search) worth(i int) float64 {
	if !s.judged {
		return s.options[i].mean() + s.options[i].prior
	}
	return s.options[i].prior + (1-s.p)*s.parts[i][0].mean() + s.p*s.parts[i][1].mean()
}

// halve keeps the better half of what is in question.
func (s *search) halve() {
	live := s.live
	for i := 1; i < len(live); i++ {
		for j := i; j > 0 && s.worth(live[j]) > s.worth(live[j-1]); j-- {
			live[j], live[j-1] = live[j-1], live[j]
		}
	}
	s.live = live[:(len(live)+1)/2]
	s.round++
	s.nextRound()
}

// best is the index of the option found best.
func (s *search) best() int { return s.live[0] }

// valuer says what an end of the round is worth to a seat, 0 … 1.
type valuer struct {
	seat   engine.Seat
	score  int16
	target float64
	seats  int
}

func newValuer(seat engine.Seat, s *engine.Snapshot, rules *uno.Rules) valuer {
	v := valuer{seat: seat, score: rules[uno.Score], target: float64(rules[uno.Target]), seats: len(s.Hands)}
	return v
}

// of is the chance of winning the round where it stands alone; else match points count too, by the target.
func (v *valuer) of(t *uno.State, over bool) float64 {
	if !over {
		return 1 / float64(v.seats)
	}
	won := 0.0
	for seat := range v.seats {
		if s := engine.Seat(seat); t.Won(s) && (s == v.seat || t.Partners(s, v.seat)) {
			won = 1
		}
	}
	switch v.score {
	case uno.ScoreSingle:
		return won
	case uno.ScoreWinnerTakes:
		// What the winner takes is what the others hold.
		points := 0.0
		for seat := range v.seats {
			points += float64(t.Points(engine.Seat(seat)))
		}
		gain := min(points/v.target, 1)
		if won == 1 {
			return 0.6 + 0.4*gain
		}
		return 0.4 * (1 - gain) * 0.9
	default:
		mine := min(float64(t.Points(v.seat))/v.target, 1)
		return 0.3*won + 0.7*(1-mine)
	}
}
