package bluff

import (
	"fmt"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/engine/games"
)

// Review looks back at a round of the game of lying. Each decision is judged by the strongest level's own numbers, and these see what the
// seat could see then: its Snapshot. What was true comes from the record alone: whether a claim was a lie, and, since it shows what came of
// whatever was done, the chances. They are a command a unit, so that the graph and the decisions of all seats are complete together.
type Review struct {
	ai.Findings

	record   engine.Record
	from, to int // the round's commands
	seed     uint64
	game     engine.Game
	at       int  // the command the game takes next
	lie      bool // what was claimed last is one
	done     bool
	err      error
}

// Review begins to look back at one round of a match.
func (House) Review(record engine.Record, round int) (ai.Review, error) {
	r := &Review{record: record, seed: engine.Mix(record.Setup.Seed, 77)}
	var err error
	if r.from, r.to, err = ai.RoundOf(&r.record, max(round, 1)); err != nil {
		return nil, err
	}
	if r.game, err = games.New(record.Setup); err != nil {
		return nil, err
	}
	return r, nil
}

// Prefer changes nothing: all seats are looked at together.
func (r *Review) Prefer(engine.Seat) {}

// Rated says that all of a seat's decisions have been rated.
func (r *Review) Rated(seat engine.Seat) bool {
	return r.done && seat >= 0 && int(seat) < len(r.record.Setup.Seats)
}

// Charted says that the graph is complete.
func (r *Review) Charted() bool { return r.done }

// Done says that the review is complete.
func (r *Review) Done() bool { return r.done }

// Err says which command of the record was refused, where the review ended for that.
func (r *Review) Err() error { return r.err }

// Progress is how far it has come, 0 … 1.
func (r *Review) Progress() float64 {
	if r.done || r.to == 0 {
		return 1
	}
	return float64(r.at) / float64(r.to)
}

// Work does so many units, a command each, or what is left of them.
func (r *Review) Work(units int) {
	for ; units > 0 && !r.done; units-- {
		r.unit()
	}
}

func (r *Review) unit() {
	if r.at >= r.to {
		r.finish()
		return
	}
	c := r.record.Commands[r.at]
	switch c.Verb {
	case engine.VerbClaim, engine.VerbChallenge, engine.VerbPass, engine.VerbTimeout:
		if r.at >= r.from {
			r.look(c)
		}
	}
	beats, err := r.game.Apply(c)
	if err != nil {
		r.done, r.err = true, fmt.Errorf("command %d of the record is refused: %w", r.at+1, err)
	}
	for _, beat := range beats {
		open := beat.Open(engine.Spectator)
		if claim, lie := (bluff.Book{}).Lie(&open.Cause); claim {
			r.lie = lie
		}
	}
	r.at++
}

// finish tells how it ended.
func (r *Review) finish() {
	if public := r.game.View(engine.Spectator); public.Over() {
		r.End = make([]float64, len(r.record.Setup.Seats))
		for seat := range r.End {
			if r.game.WonRound(engine.Seat(seat)) {
				r.End[seat] = 1
			}
		}
	}
	r.done = true
}

// look takes down a moment, and what its seat could know of it.
func (r *Review) look(c engine.Command) {
	public := r.game.View(engine.Spectator)
	m := ai.Moment{Command: c, Beat: public.Seq, Chances: read(&public).chances(r.lie), Accused: engine.NoSeat}
	if int(c.Seat) < len(public.Hands) && c.Seat >= 0 {
		s := r.game.View(c.Seat)
		b := strongest(c.Seat, r.seed)
		if w := bluff.Of(&s).Waiting; w != nil {
			m.Doubt, m.Accused, m.Guilty = true, w.Seat, r.lie
			b.reviewDoubt(&s, &m)
		} else {
			b.reviewClaim(&s, &m)
		}
	}
	r.Found = append(r.Found, m)
}

// rough is the difference, in chances of winning, that says nothing of two answers: they are judged by the numbers of cards, not played
// out.
const rough = 0.01

// reviewDoubt judges an answer to the claim that waits.
func (b *Player) reviewDoubt(s *engine.Snapshot, m *ai.Moment) {
	l := read(s)
	c := m.Command
	if !ai.Asks(s) || l.rules[modeSwitch] == modeTruth || c.Verb == engine.VerbTimeout {
		return
	}
	j := l.judge(&b.level)
	m.Judged, m.Belief, m.Even = true, j.belief, l.from(&b.level, &j)
	m.Decided, m.Best = true, c
	better := l.pays(&b.level, &j)
	if c.Verb == engine.VerbChallenge {
		better = -better
	}
	if better > rough {
		verb := engine.VerbChallenge
		if c.Verb == verb {
			verb = engine.VerbPass
		}
		m.Best, m.Lost = engine.Do(c.Seat, verb), better
	}
}

// reviewClaim judges a claim.
func (b *Player) reviewClaim(s *engine.Snapshot, m *ai.Moment) {
	if m.Command.Verb != engine.VerbClaim || !ai.Asks(s) {
		return
	}
	l := read(s)
	chosen := laidAs(s, m.Command)
	m.Bluff = chosen.lie
	all := b.weighed(l, s.Decision)
	course := l.course()
	l.weigh(&chosen, &b.level, &course)
	m.Decided, m.Best = true, chosen.command(s).Recorded()
	m.Command = m.Best // which tells the cards, where the record has their identities
	if best := &all[0]; best.worth-chosen.worth > rough {
		m.Best, m.Lost = best.command(s).Recorded(), best.worth-chosen.worth
	}
}

// laidAs is what a command lays, as the seat that laid it saw its hand.
func laidAs(s *engine.Snapshot, c engine.Command) option {
	o := option{rank: c.Rank, n: len(c.Cards)}
	for _, card := range c.Cards {
		face := card.Face
		for _, held := range s.Hands[c.Seat].Cards {
			if face == engine.NoFace && held.ID == card.ID {
				face = held.Face
			}
		}
		o.cards[bluff.RankOf(face)]++
	}
	o.lie = o.cards[c.Rank] < o.n
	return o
}

// chances are each seat's of winning, 0 … 1, by the numbers of cards; where a claim waits, by what comes of it whether it is doubted or
// not, since it is known whether it is a lie.
func (l *ledger) chances(lie bool) []float64 {
	let := l.stakes()
	doubted := []stakes{let}
	q := 0.0
	if w := l.own.Waiting; w != nil {
		doubted, q = l.doubted(lie)
	}
	steep := charted
	if n := l.own.TurnsLeft; n > 0 { // then the fewest cards win
		steep *= 1 + 2*float64(l.seats)/float64(n)
	}
	out := make([]float64, l.seats)
	for i := range out {
		l.me = engine.Seat(i)
		l.partner = l.rules.Partner(l.me, l.seats)
		then := 0.0
		for _, s := range doubted {
			then += l.wins(s, steep) / float64(len(doubted))
		}
		out[i] = (1-q)*l.wins(let, steep) + q*then
	}
	l.me, l.partner = engine.Spectator, engine.NoSeat
	return out
}

// doubted are the hands as a doubt of the claim that waits would leave them, whoever it is that doubts, and the chance that somebody
// does.
func (l *ledger) doubted(lie bool) (all []stakes, chance float64) {
	w, now := l.own.Waiting, l.stakes()
	believed := 1.0
	for _, seat := range l.own.May {
		d := l.ready(seat, share(Levels()[2].Challenge, l.seats-1))
		if now[w.Seat] == 0 {
			d = 0.9 // a last card is looked at
		}
		believed *= 1 - min(d, 0.95)
		taker := seat
		if lie {
			taker = w.Seat
		}
		all = append(all, now.with(taker, float64(l.own.Pile)))
	}
	if len(all) == 0 {
		return []stakes{now}, 0
	}
	return all, 1 - believed
}
