package uno

import (
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// What else a number of chance is for.
const (
	forJumpIn uint64 = iota + ai.ForOwn
	forBluff
	forSearch
	forLapse
	forBoldness
)

// Player thinks: it imagines tables that fit what its seat knows, tries its options in them, and takes the best. How far
// it thinks and how it errs is its Level.
type Player struct {
	seat    engine.Seat
	seed    uint64
	level   ai.Level
	text    string
	rules   uno.Rules
	style   ai.Style
	pace    int // of thinking, percent
	obvious *Heuristic
}

// NewPlayer seats a player of that level and style.
func NewPlayer(l ai.Level, y ai.Style, seat engine.Seat, seed uint64) *Player {
	h := NewHeuristic(seat, seed)
	h.bold = max(y.Bluffs-1, 0) / 2
	return &Player{seat: seat, seed: seed, level: l, style: y, pace: 100, obvious: h}
}

// Decide answers at once.
func (b *Player) Decide(s engine.Snapshot) (engine.Command, bool) {
	t := b.think(s)
	for !t.Done() {
		t.Work(64)
	}
	return t.Answer()
}

// Forgets is one call in so many that the player never makes; 0: none.
func (b *Player) Forgets() int { return b.level.Forgets }

// Thought is a decision being thought about. It can be worked on in slices; how much there is to do does not depend on
// how it is cut, so that the answer is the same on every machine.
type Thought struct {
	player *Player
	snap   engine.Snapshot
	search *search
	cmd    engine.Command
	ok     bool
}

// Think takes up a question: the decision owed, or whether to do something out of turn.
func (b *Player) Think(s engine.Snapshot) ai.Thinking { return b.think(s) }

func (b *Player) think(s engine.Snapshot) *Thought {
	t := &Thought{player: b, snap: s}
	if s.Rules != b.text {
		b.rules, _ = uno.ParseRules(s.Rules)
		b.text = s.Rules
	}
	if c, ok := ai.Find(&s, engine.VerbCallUno); ok {
		t.cmd, t.ok = c, true
		return t
	}
	if catch, ok := ai.Find(&s, engine.VerbCatchUno); ok {
		t.cmd, t.ok = b.obvious.Decide(s)
		if t.ok && t.cmd.Verb == catch.Verb {
			return t
		}
	}
	options := b.options(&s)
	if f := b.plainDoubts(&s); f >= 0 {
		options = b.flat(&s, options, f)
		s.Legal = slices.DeleteFunc(slices.Clone(s.Legal), func(c engine.Command) bool { return c.Verb == engine.VerbChallenge })
	}
	switch {
	case len(options) == 0:
		return t
	case len(options) == 1:
		t.cmd, t.ok = options[0].cmd, !options[0].idle
		return t
	}
	if l := b.level.Lapse; l > 0 && s.Phase == engine.PhasePlay && ai.Fraction(b.seed, b.seat, s.Decision, forLapse) < l {
		t.cmd, t.ok = b.lapse(&s, options)
		return t
	}
	if b.level.Worlds == 0 {
		t.cmd, t.ok = b.obvious.Decide(s)
		return t
	}
	table, err := uno.Imagine(&s)
	if err != nil {
		t.cmd, t.ok = b.obvious.Decide(s)
		return t
	}
	b.favour(options, &s)
	t.search = b.searches(&s, table, options)
	return t
}

// strays is how often of 256 a roll-out plays something else that is legal, so that no hand is counted on too firmly.
const strays = 24

// grudge is added to the belief in a bluff of somebody who was caught at one in this match.
const grudge = 0.3

// plainDoubts is how often a draw four is challenged by who does not weigh it: three times in ten where nothing of its
// style says otherwise; below 0 by who does.
func (b *Player) plainDoubts(s *engine.Snapshot) float64 {
	switch {
	case b.style.Flat > 0:
		return b.style.Flat
	case b.level.Worlds > 0 || shed.Of(s).Pending == nil || !shed.Of(s).Pending.Challenge || !s.Owes():
		return -1
	}
	share := float64(challengesInTen)/10 - b.style.Doubts
	if b.style.Grudge && believe(s, &b.rules, trusts{}).caught[shed.Of(s).Pending.By] > 0 {
		share += grudge
	}
	return min(max(share, 0), 1)
}

// flat makes of a challenge a matter of chance alone: it is the one option so often, and none otherwise.
func (b *Player) flat(s *engine.Snapshot, options []option, share float64) []option {
	does := ai.Fraction(b.seed, b.seat, s.Decision, ai.ForChallenge) < share
	for i := range options {
		if options[i].cmd.Verb == engine.VerbChallenge {
			if does {
				return options[i : i+1]
			}
			return append(options[:i], options[i+1:]...)
		}
	}
	return options
}

// favour marks the obvious option, the house's.
func (b *Player) favour(options []option, s *engine.Snapshot) {
	c, ok := b.obvious.Decide(*s)
	for i := range options {
		o := &options[i]
		if ok && !o.idle && o.cmd.Verb == c.Verb && o.cmd.Card.Face == c.Card.Face && o.cmd.Color == c.Color && o.cmd.Target == c.Target {
			o.prior = b.level.Obvious
		}
	}
}

// lapse is what somebody plays who does not look at the rest of the hand: anything that fits, a wild in the colour that
// comes to mind first, the longest.
func (b *Player) lapse(s *engine.Snapshot, options []option) (engine.Command, bool) {
	var faces []engine.Face
	for _, o := range options {
		if f := o.cmd.Card.Face; o.cmd.Verb == engine.VerbPlay && f != engine.NoFace && (len(faces) == 0 || faces[len(faces)-1] != f) {
			faces = append(faces, f)
		}
	}
	if len(faces) == 0 || !s.Owes() {
		return b.obvious.Decide(*s)
	}
	only := *s
	only.Legal = nil
	face := faces[ai.Chance(b.seed, b.seat, s.Decision, ai.ForPlay)%uint64(len(faces))]
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay && c.Card.Face == face {
			only.Legal = append(only.Legal, c)
		}
	}
	return b.obvious.Decide(only)
}

// options are what the seat could do: everything legal, and nothing where it is not asked.
func (b *Player) options(s *engine.Snapshot) []option {
	var all []option
	hand, bluff := uno.FaceSet(0), s.Owes() && uno.WouldBluff(s)
	for _, c := range s.Hands[s.Viewer].Cards {
		hand |= uno.SetOf(c.Face)
	}
	for _, c := range s.Legal {
		switch c.Verb {
		case engine.VerbCallUno, engine.VerbCatchUno:
			continue
		case engine.VerbPlay:
			// A colour one does not hold is named only by who holds none.
			if c.Color != engine.NoColor && hand&uno.ColorSet(c.Color) == 0 && hand&^uno.WildFaces != 0 {
				continue
			}
			// A bluff that names the very colour it should have played gives itself away.
			if bluff && c.Card.Face == shed.FaceWildDrawFour && c.Color == shed.Of(s).Color && shed.Of(s).Color != engine.NoColor {
				continue
			}
		}
		all = append(all, option{cmd: c})
	}
	if len(all) > 0 && !s.Owes() {
		all = append(all, option{idle: true})
	}
	return all
}

// searches sets up the search over them.
func (b *Player) searches(s *engine.Snapshot, table *uno.Imagined, options []option) *search {
	seed := engine.Mix(b.seed, uint64(b.seat)+1, uint64(s.Decision), uint64(s.Round), forSearch)
	l := &b.level
	trust := trusts{recall: uint16(l.Memory * always)}
	if l.Belief {
		trust.draw, trust.wild, trust.four = 240, 200, 150
	}
	budget := l.Worlds
	if !s.Owes() {
		budget = max(l.Worlds/8, 60) // a race: and asked for all at once
	}
	belief := believe(s, &b.rules, trust)
	q := &search{seat: b.seat, seed: seed, budget: budget, options: options,
		worlds: newWorlds(table, belief, trust.recall, engine.Mix(seed, 3)), value: newValuer(b.seat, s, &b.rules)}
	q.policy.strays = strays
	q.policy.own = b.seat
	if l.Taste {
		q.policy.taste, q.marks = &houseTaste, belief.marks
	}
	stranger := StrangersDoubt(playing(s), &b.rules)
	for i := range s.Hands {
		q.policy.doubts[i] = uint8(255 * doubtRate(stranger, belief.doubted[i], belief.took[i]))
	}
	if p := shed.Of(s).Pending; p != nil && p.Challenge && s.Owes() && table.Judged() != 0 {
		q.judged, q.accused = true, p.By
		if l.Habits {
			q.worlds.chain = newTrial(belief, table, engine.Mix(seed, 4, 0))
		}
		extra := -b.style.Doubts
		if b.style.Grudge && belief.caught[p.By] > 0 {
			extra += grudge
		}
		q.suspect(s, belief, extra)
		q.begin()
		return q
	}
	if l.Habits {
		if q.worlds.chain = newChain(belief, table, engine.Mix(seed, 4)); q.worlds.chain != nil {
			q.worlds.chain.warm()
		}
	}
	if b.rules[uno.Score] == uno.ScoreSingle && b.rules[uno.Teams] == uno.Off {
		q.ahead = l.Ahead
		if playing(s) == 2 {
			q.ahead *= 2 // a turn tells little where it comes round so soon
		}
	}
	q.begin()
	return q
}

// Done says that the answer is ready.
func (t *Thought) Done() bool { return t.search == nil || t.search.done() }

// Work does so many units of thinking, a few millionths of a second each, or what is left of them.
func (t *Thought) Work(units int) {
	for ; units > 0 && !t.Done(); units-- {
		t.search.unit()
	}
}

// Answer is the decision, once Done; false says that it would rather do nothing.
func (t *Thought) Answer() (engine.Command, bool) {
	if t.search == nil {
		return t.cmd, t.ok
	}
	at := t.search.best()
	if t.search.judged {
		at = t.doubt(at)
	}
	switch {
	case t.isBluff(at):
		if !t.dares() {
			at = t.honest()
		}
	case t.player.nerve() > 0 && t.snap.Owes():
		if bold := t.boldest(t.search.worth(at) - t.player.nerve()); bold >= 0 && t.dares() {
			at = bold
		}
	}
	o := &t.search.options[at]
	return o.cmd, !o.idle
}

// doubt settles whether a draw four is challenged or let pass: the belief against the belief from which on it pays.
func (t *Thought) doubt(at int) int {
	q := t.search
	verb := q.options[at].cmd.Verb
	if verb != engine.VerbChallenge && verb != engine.VerbAccept {
		return at
	}
	want := engine.VerbAccept
	if q.p > t.even() {
		want = engine.VerbChallenge
	}
	for i := range q.options {
		if q.options[i].cmd.Verb == want {
			return i
		}
	}
	return at
}

// isBluff says whether the option is a draw four that could be challenged with success.
func (t *Thought) isBluff(at int) bool {
	c := &t.search.options[at].cmd
	return c.Verb == engine.VerbPlay && c.Card.Face == shed.FaceWildDrawFour && uno.WouldBluff(&t.snap)
}

// nerve is how much worse than the best, in chances of winning, a bluff may look to the player.
func (b *Player) nerve() float64 {
	if b.style.Nerve == 0 && b.level.Habits {
		return habitsNerve
	}
	return b.style.Nerve
}

// dares: a bluff is made only so often that its victim learns nothing from its being good. Who is known for its nerve weighs one at every
// chance, and lets some pass, or nobody would believe it any more; everybody else weighs it only where it looks good.
func (t *Thought) dares() bool {
	b := t.player
	share := bluffShare(&t.snap, &b.rules, b.style.Nerve == 0)
	if b.style.Bluffs != 0 {
		share *= b.style.Bluffs
	}
	if b.style.Nerve > 0 {
		share = min(share, 7.0/8)
	}
	return ai.Fraction(b.seed, b.seat, t.snap.Decision, forBluff) < share
}

// boldest is the best bluff that is worth so much at least; -1 where there is none.
func (t *Thought) boldest(least float64) int {
	at := -1
	for i := range t.search.options {
		if t.isBluff(i) && t.search.options[i].n > 0 && t.search.worth(i) >= least && (at < 0 || t.search.worth(i) > t.search.worth(at)) {
			at = i
		}
	}
	return at
}

// honest is the best option that is no bluff; the best of all where there is none.
func (t *Thought) honest() int {
	best, found := t.search.best(), false
	for i := range t.search.options {
		if !t.isBluff(i) && t.search.options[i].n > 0 && (!found || t.search.worth(i) > t.search.worth(best)) {
			best, found = i, true
		}
	}
	return best
}
