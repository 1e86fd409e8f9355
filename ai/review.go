package ai

import (
	"errors"
	"slices"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// Moment is one command of a round under review, and how the table stood before it.
type Moment struct {
	Command engine.Command
	Beat    uint32    // Seq of the last beat before it
	Chances []float64 // by seat: of winning the round, all hands open, before the command
	// Decided: the seat had a choice, and Best is what the reviewer would have done with what the seat could know. Lost is
	// how much worse the chosen one was found, in chances of winning, 0 … 1.
	Decided bool
	Best    engine.Command
	Lost    float64
	// Bluff: it played a draw four against the rule. Doubt: it answered one; Guilty says what was true.
	Bluff  bool
	Doubt  bool
	Guilty bool
}

// Review looks back at a round: each seat's chance of winning as it went, each decision against the best one, luck apart
// from skill, and what was true of the bluffs. It is made of an opened Record, a slice at a time.
type Review struct {
	game    *uno.Game
	record  engine.Record
	round   int
	seed    uint64
	level   Level
	at      int
	moments []Moment
	final   []float64
	done    bool

	// the command in hand
	thought *Thought
	opened  uno.State
	scratch uno.State
	tally   []float64
	rolled  int
}

// rollsAMoment are the roll-outs behind each point of the graph.
const rollsAMoment = 160

// reviewer is the level whose eyes the review looks with: as strong as can be had for some sixty decisions.
func reviewer() Level {
	l, _ := LevelNamed("expert")
	l.Name, l.Memory, l.Forgets = "reviewer", 1, 0
	return l
}

// NewReview begins the review of one round of a match, 1 the first. The error says why the record can't be played.
func NewReview(record engine.Record, round int) (*Review, error) {
	game, err := uno.New(record.Setup)
	if err != nil {
		return nil, err
	}
	r := &Review{game: game, record: record, round: max(round, 1), seed: engine.Mix(record.Setup.Seed, 77), level: reviewer()}
	for now := 1; now < r.round; {
		if r.at >= len(record.Commands) {
			return nil, errors.New("the record has no such round")
		}
		if record.Commands[r.at].Verb == engine.VerbNextRound {
			now++
		}
		if err := r.apply(); err != nil {
			return nil, err
		}
	}
	return r, nil
}

func (r *Review) apply() error {
	_, err := r.game.Apply(r.record.Commands[r.at])
	r.at++
	return err
}

// Done says that the review is complete.
func (r *Review) Done() bool { return r.done }

// Progress is how far it has come, 0 … 1.
func (r *Review) Progress() float64 {
	if r.done || len(r.record.Commands) == 0 {
		return 1
	}
	return float64(r.at) / float64(len(r.record.Commands))
}

// Work does so many units, a roll-out each, or what is left of them.
func (r *Review) Work(units int) {
	for ; units > 0 && !r.done; units-- {
		r.unit()
	}
}

func (r *Review) unit() {
	switch {
	case r.thought != nil && !r.thought.Done():
		r.thought.Work(1)
	case r.thought != nil:
		r.judge()
	case r.rolled > 0:
		r.roll()
	default:
		r.next()
	}
}

// next takes up the next command, or ends.
func (r *Review) next() {
	v := r.game.View(engine.Spectator)
	if v.Over() || r.at >= len(r.record.Commands) {
		r.finish(&v)
		return
	}
	c := r.record.Commands[r.at]
	if !decides(c.Verb) {
		if r.apply() != nil {
			r.done = true
		}
		return
	}
	r.moments = append(r.moments, Moment{Command: c, Beat: v.Seq})
	r.tally = make([]float64, len(v.Hands))
	r.rolled = rollsAMoment
	r.mark(c)
}

// decides says whether the verb is a seat's answer or a wish to be looked back at.
func decides(v engine.Verb) bool {
	switch v {
	case engine.VerbPlay, engine.VerbDraw, engine.VerbPass, engine.VerbAccept, engine.VerbChallenge, engine.VerbChooseColor,
		engine.VerbTimeout:
		return true
	}
	return false
}

// mark notes what was true of a bluff or a doubt.
func (r *Review) mark(c engine.Command) {
	m := &r.moments[len(r.moments)-1]
	snap := r.game.View(c.Seat)
	switch c.Verb {
	case engine.VerbPlay:
		m.Bluff = c.Card.Face == engine.FaceWildDrawFour && uno.WouldBluff(&snap)
	case engine.VerbAccept, engine.VerbDraw, engine.VerbChallenge:
		if p := snap.Pending; p != nil && p.Challenge {
			m.Doubt, m.Guilty = true, r.game.Truth().Pending.WasBluff
		}
	}
}

// roll plays one of the round's possible ends from the open table.
func (r *Review) roll() {
	seed := engine.Mix(r.seed, uint64(len(r.moments)), uint64(r.rolled))
	r.scratch = r.game.Opened(seed)
	p := policy{rng: engine.NewRand(engine.Mix(seed, 1)), strays: strays}
	for i := range p.doubts {
		p.doubts[i] = uint8(255 * doubtRate(0, 0))
	}
	if over := p.playOut(&r.scratch); over {
		for seat := range r.tally {
			if r.scratch.Won(engine.Seat(seat)) {
				r.tally[seat]++
			}
		}
	}
	if r.rolled--; r.rolled > 0 {
		return
	}
	m := &r.moments[len(r.moments)-1]
	for seat := range r.tally {
		m.Chances = append(m.Chances, r.tally[seat]/rollsAMoment)
	}
	b := NewPlayer(r.level, Style{}, m.Command.Seat, r.seed)
	if t, ok := b.Advise(r.game.View(m.Command.Seat)); ok && m.Command.Verb != engine.VerbTimeout {
		r.thought = t
		return
	}
	if r.apply() != nil {
		r.done = true
	}
}

// judge compares what was done with what looked best.
func (r *Review) judge() {
	a := r.thought.Advice()
	r.thought = nil
	m := &r.moments[len(r.moments)-1]
	chosen := m.Command
	if chosen.Verb == engine.VerbDraw && m.Doubt {
		chosen.Verb = engine.VerbAccept // in respond, draw means accept
	}
	if worth, ok := a.Worth(r.named(chosen)); ok && !a.Alone && len(a.Options) > 1 {
		top := a.Options[0]
		for _, o := range a.Options {
			if o.Win > top.Win && o.Tried*4 >= a.Options[0].Tried {
				top = o
			}
		}
		m.Decided, m.Best, m.Lost = true, top.Command, max(top.Win-worth, 0)
	}
	if r.apply() != nil {
		r.done = true
	}
}

// named fills in what a record may leave out: the face of a card given by its identity, a target nobody had to name.
func (r *Review) named(c engine.Command) engine.Command {
	snap := r.game.View(c.Seat)
	for _, h := range snap.Hands[c.Seat].Cards {
		if h.ID == c.Card.ID && c.Card.ID != 0 {
			c.Card.Face = h.Face
		}
	}
	if c.Verb == engine.VerbPlay && c.Target == engine.NoSeat {
		for _, l := range snap.Legal {
			if l.Verb == c.Verb && l.Card.Face == c.Card.Face && l.Color == c.Color {
				c.Target = l.Target
				break
			}
		}
	}
	if !c.Card.Face.Wild() && c.Verb == engine.VerbPlay {
		c.Color = engine.NoColor
	}
	return c
}

func (r *Review) finish(v *engine.Snapshot) {
	r.done = true
	r.final = make([]float64, len(v.Hands))
	for _, w := range v.Winners {
		r.final[w] = 1 / float64(len(v.Winners))
	}
}

// Moments are what has been looked at so far, in order. They must not be changed.
func (r *Review) Moments() []Moment { return r.moments }

// Final is each seat's chance when all was over: 1 for a sole winner.
func (r *Review) Final() []float64 { return r.final }

// Turns are the indexes of the moments, n at most, whose command changed somebody's chance of winning most, in the order
// of play.
func (r *Review) Turns(n int) []int {
	type swing struct {
		at int
		by float64
	}
	var all []swing
	for i := range r.moments {
		after := r.final
		if i+1 < len(r.moments) {
			after = r.moments[i+1].Chances
		}
		if len(after) == 0 || len(r.moments[i].Chances) == 0 {
			continue
		}
		by := 0.0
		for seat, c := range r.moments[i].Chances {
			by = max(by, c-after[seat], after[seat]-c)
		}
		all = append(all, swing{i, by})
	}
	slices.SortStableFunc(all, func(a, b swing) int {
		switch {
		case a.by > b.by:
			return -1
		case a.by < b.by:
			return 1
		}
		return a.at - b.at
	})
	var out []int
	for _, s := range all[:min(n, len(all))] {
		out = append(out, s.at)
	}
	slices.Sort(out)
	return out
}

// Account is a seat's round in two numbers.
type Account struct {
	Decisions int
	Lost      float64 // chances given away by its decisions, summed
	Luck      float64 // what came to it besides: its result, less the chance it began with, less what it gave away
}

// Account is the seat's.
func (r *Review) Account(seat engine.Seat) Account {
	a := Account{}
	for i := range r.moments {
		if m := &r.moments[i]; m.Command.Seat == seat && m.Decided {
			a.Decisions++
			a.Lost += m.Lost
		}
	}
	if len(r.moments) > 0 && len(r.final) > int(seat) && len(r.moments[0].Chances) > int(seat) {
		a.Luck = r.final[seat] - r.moments[0].Chances[seat] + a.Lost
	}
	return a
}
