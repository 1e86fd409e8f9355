package uno

import (
	"fmt"
	"math"
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Review looks back at a round: each seat's chance of winning as it went, each decision against the best one, luck apart
// from skill, and what was true of the bluffs. All chances, those lost too, are of winning the round, a partner's win being
// one's own; which option is best is judged by what counts in the match. It is made of an opened Record, a slice at a time, and comes out the same
// however it is sliced. First comes the graph, then the decisions of one seat after the other.
type Review struct {
	ai.Findings

	record   engine.Record
	round    int
	from, to int // the round's commands
	seed     uint64
	level    ai.Level
	rolls    int // behind each point of the graph
	duels    int // worlds behind each difference

	game    *uno.Game
	at      int // the command the game takes next
	pass    engine.Seat
	next    engine.Seat // whose decisions come next, where that is not settled by the order
	rated   []bool
	on      int   // of the moments, in a pass over decisions
	marks   []int // of each moment, where it stands among the record's commands
	charted bool
	done    bool
	err     error

	// the moment in hand
	search  *search
	thought *Thought
	chosen  engine.Command
	scratch uno.State
	tally   []float64
	rolled  int
}

// charting is the pass that makes the graph; the others are a seat's.
const charting = engine.Spectator

// A round of reviewCommands gets so many roll-outs; a longer one as many in all.
const (
	reviewCommands = 110
	reviewRolls    = 240  // for a point of the graph
	reviewDuels    = 1000 // for each of two options that are compared
	jumpShare      = 8    // a player gives a jump-in so small a part of its worlds
)

// reviewer is the level whose eyes the review looks with: as strong as can be had for some hundred decisions.
func reviewer() ai.Level {
	l, _ := ai.LevelNamed("expert")
	l.Name, l.Worlds, l.Memory, l.Forgets, l.Ahead = "reviewer", 800, 1, 0, 0
	return l
}

// NewReview begins the review of one round of a match, 1 the first. The error says why there is nothing to look at.
func NewReview(record engine.Record, round int) (*Review, error) {
	r := &Review{record: record, round: max(round, 1), seed: reviewSeed(&record.Setup), level: reviewer(),
		rolls: reviewRolls, duels: reviewDuels, next: engine.NoSeat, rated: make([]bool, len(record.Setup.Seats))}
	if err := r.begin(charting); err != nil {
		return nil, err
	}
	var err error
	if r.from, r.to, err = ai.RoundOf(&r.record, r.round); err != nil {
		return nil, err
	}
	if n := r.to - r.from; n > reviewCommands {
		r.rolls = max(reviewRolls*reviewCommands/n, 40)
		r.duels = max(reviewDuels*reviewCommands/n, 150)
		r.level.Worlds = max(r.level.Worlds*reviewCommands/n, 120)
	}
	return r, nil
}

// reviewSeed is the seed of all chance in a review: of one round alone it is made of what fell in it.
func reviewSeed(s *engine.Setup) uint64 {
	seed := engine.Mix(s.Seed, 77)
	if s.Deal != nil {
		for _, lot := range s.Deal.Lots {
			seed = engine.Mix(seed, uint64(lot))
		}
	}
	return seed
}

// Prefer has that seat's decisions rated before those of the seats that wait.
func (r *Review) Prefer(seat engine.Seat) {
	if seat >= 0 && int(seat) < len(r.rated) {
		r.next = seat
	}
}

// Rated says that all of a seat's decisions have been rated.
func (r *Review) Rated(seat engine.Seat) bool {
	return seat >= 0 && int(seat) < len(r.rated) && (r.rated[seat] || r.done)
}

// Charted says that the graph is complete.
func (r *Review) Charted() bool { return r.charted }

// Done says that the review is complete.
func (r *Review) Done() bool { return r.done }

// Err says which command of the record was refused, where the review ended for that.
func (r *Review) Err() error { return r.err }

// Progress is how far it has come, 0 … 1.
func (r *Review) Progress() float64 {
	if r.done || r.to == r.from {
		return 1
	}
	part := float64(max(r.at-r.from, 0)) / float64(r.to-r.from)
	const graph = 0.25
	if !r.charted {
		return graph * part
	}
	for _, is := range r.rated {
		if is {
			part++
		}
	}
	return min(graph+(1-graph)*part/float64(len(r.rated)), 1)
}

// begin takes a fresh game for a pass.
func (r *Review) begin(pass engine.Seat) error {
	g, err := uno.Known(games.New(r.record.Setup))
	r.game, r.at, r.on, r.pass = g, 0, 0, pass
	return err
}

func (r *Review) apply() {
	if _, err := r.game.Apply(r.record.Commands[r.at]); err != nil {
		r.end(fmt.Errorf("command %d of the record is refused: %w", r.at+1, err))
	}
	r.at++
}

func (r *Review) end(err error) { r.done, r.err = true, err }

// Work does so many units, a roll-out or a command each, or what is left of them.
func (r *Review) Work(units int) {
	for ; units > 0 && !r.done; units-- {
		r.unit()
	}
}

func (r *Review) unit() {
	switch {
	case r.thought != nil:
		if r.thought.Work(1); r.thought.Done() {
			r.judge()
		}
	case r.search != nil:
		if r.search.unit(); r.search.done() {
			r.compare()
		}
	case r.rolled > 0:
		r.roll()
	case r.at < r.from:
		r.apply()
	case r.pass == charting:
		r.chart()
	default:
		r.rate()
	}
}

// chart takes up the next command for the graph.
func (r *Review) chart() {
	if r.at >= r.to {
		r.finish()
		return
	}
	c := r.record.Commands[r.at]
	if !decides(c.Verb) {
		r.apply()
		return
	}
	r.Found = append(r.Found, ai.Moment{Command: c, Beat: r.game.View(engine.Spectator).Seq, Accused: engine.NoSeat})
	r.marks = append(r.marks, r.at)
	r.mark(c)
	r.rolled = r.rolls
	r.tally = make([]float64, len(r.rated))
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
	m := &r.Found[len(r.Found)-1]
	snap := r.game.View(c.Seat)
	c = named(&snap, c)
	if c.Verb == engine.VerbPlay {
		m.Bluff = c.Card.Face == shed.FaceWildDrawFour && uno.WouldBluff(&snap)
	}
	if p := shed.Of(&snap).Pending; p != nil && p.Challenge && p.Victim == c.Seat {
		m.Doubt, m.Accused, m.Guilty = true, p.By, r.game.Truth().Pending.WasBluff
	}
}

// roll plays one of the round's possible ends from the open table.
func (r *Review) roll() {
	seed := engine.Mix(r.seed, uint64(len(r.Found)), uint64(r.rolled))
	r.scratch = r.game.Opened(seed)
	p := policy{rng: engine.NewRand(engine.Mix(seed, 1)), strays: strays}
	for i := range p.doubts {
		p.doubts[i] = anybodysDoubt
	}
	if over := p.playOut(&r.scratch); over {
		for seat := range r.tally {
			if r.scratch.WonRound(engine.Seat(seat)) {
				r.tally[seat]++
			}
		}
	}
	if r.rolled--; r.rolled > 0 {
		return
	}
	m := &r.Found[len(r.Found)-1]
	for seat := range r.tally {
		m.Chances = append(m.Chances, r.tally[seat]/float64(r.rolls))
	}
	r.apply()
}

// finish ends the graph, and begins with the decisions.
func (r *Review) finish() {
	if end := r.game.Opened(r.seed); end.Over() {
		r.End = make([]float64, len(r.rated))
		for seat := range r.End {
			if end.WonRound(engine.Seat(seat)) {
				r.End[seat] = 1
			}
		}
	}
	r.charted = true
	r.follow()
}

// follow begins the pass over the next seat's decisions, or ends the review.
func (r *Review) follow() {
	seat := r.next
	if seat == engine.NoSeat || r.rated[seat] {
		seat = engine.Seat(slices.Index(r.rated, false))
	}
	if seat < 0 {
		r.end(nil)
		return
	}
	if err := r.begin(seat); err != nil {
		r.end(err)
	}
}

// rate goes on to the seat's next decision.
func (r *Review) rate() {
	if r.on >= len(r.Found) {
		r.rated[r.pass] = true
		r.follow()
		return
	}
	m := &r.Found[r.on]
	if r.at < r.marks[r.on] {
		r.apply()
		return
	}
	if m.Command.Seat == r.pass && m.Command.Verb != engine.VerbTimeout {
		view := r.game.View(r.pass)
		if t, ok := r.player(&view, r.level.Worlds, r.seed).Advise(view); ok && t.search != nil {
			r.thought, r.chosen = t, named(&t.snap, m.Command)
			return
		}
	}
	r.on++
}

// player looks with the reviewer's eyes at a decision, with so many worlds: a jump-in, over which no table can wait, gets as
// many as a turn.
func (r *Review) player(s *engine.Snapshot, worlds int, seed uint64) *Player {
	l := r.level
	if l.Worlds = worlds; !s.Owes() {
		l.Worlds *= jumpShare
	}
	return NewPlayer(l, ai.Style{}, r.pass, seed)
}

// judge compares what was done with what looked best; where that is something else, both are tried in worlds of their own,
// since what was found best was also found luckiest.
func (r *Review) judge() {
	t, m := r.thought, &r.Found[r.on]
	r.thought = nil
	best := t.search.options[t.search.best()]
	if c, ok := t.Answer(); ok && t.search.judged {
		best.cmd = c
	}
	m.Decided, m.Best, m.Lost = true, best.cmd, 0
	if same(best.cmd, r.chosen) {
		r.on++
		return
	}
	table, err := uno.Imagine(&t.snap)
	if err != nil {
		m.Decided = false
		r.on++
		return
	}
	b := r.player(&t.snap, 2*r.duels, engine.Mix(r.seed, 78))
	b.level.Obvious = 0
	b.rules, b.text = t.player.rules, t.player.text
	r.search = b.searches(&t.snap, table, []option{{cmd: best.cmd, idle: best.idle}, {cmd: r.chosen}})
	r.search.value.score = uno.ScoreSingle // what was lost is a chance of winning the round, like the graph, whatever counts besides
}

// compare settles the difference.
func (r *Review) compare() {
	q, m := r.search, &r.Found[r.on]
	r.search = nil
	r.on++
	best, chosen := q.worth(0), q.worth(1)
	n := float64(max(q.options[1].n, 1))
	noise := math.Sqrt((best*(1-best) + chosen*(1-chosen)) / n)
	if lost := best - chosen; lost > noise {
		m.Lost = lost
		return
	}
	m.Best = r.chosen
}

// named fills in what a record may leave out, as the seat saw it: the face of a card given by its identity alone, a target nobody
// had to name, and that a draw before a draw four takes it.
func named(snap *engine.Snapshot, c engine.Command) engine.Command {
	c.OfDeck = false
	c = c.Recorded()
	if c.Verb == engine.VerbPlay && c.Target == engine.NoSeat {
		for _, l := range snap.Legal {
			if l.Verb == c.Verb && l.Card.Face == c.Card.Face && l.Color == c.Color {
				c.Target = l.Target
				break
			}
		}
	}
	if c.Verb == engine.VerbDraw && shed.Of(snap).Pending != nil && snap.Phase == engine.PhaseRespond {
		c.Verb = engine.VerbAccept
	}
	if !shed.IsWild(c.Card.Face) && c.Verb == engine.VerbPlay {
		c.Color = engine.NoColor
	}
	return c
}
