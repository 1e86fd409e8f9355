package puzzles

import (
	"slices"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
)

// Finder looks for puzzles, a slice at a time: in round after round that quick players of the house play, or in one round that
// has been played.
type Finder struct {
	game  string
	seed  uint64
	round uint64 // of those played here, the how manieth
	bots  []ai.Bot
	deal  engine.Game // the round that is being played
	rec   engine.Record
	whose engine.Seat // of a round that has been played: whose decisions; engine.Spectator: everybody's
	at    int         // the command at which is looked next
	walk  engine.Game // the round as far as that
	mind  ai.Proving
	found []Puzzle
	asked []ai.PuzzleKind // the questions found in this round
	wants []ai.PuzzleKind // the questions that are looked for; none: all
	done  bool
}

// New looks without end in rounds of a game, "" the usual one: the same for the same seed.
func New(game string, seed uint64) *Finder {
	return &Finder{game: game, seed: seed, whose: engine.Spectator}
}

// Within looks in one round of a record, 1 the first, for what one seat could have been asked.
func Within(record engine.Record, round int, seat engine.Seat) (*Finder, error) {
	plain, err := plainRound(record, round)
	if err != nil {
		return nil, err
	}
	f := &Finder{game: record.Setup.Game, rec: plain, whose: seat}
	f.begin()
	return f, nil
}

// Done says that nothing more can be found: never of a Finder without end.
func (f *Finder) Done() bool { return f.done }

// Take gives the puzzle found first of those not taken yet.
func (f *Finder) Take() (p Puzzle, ok bool) {
	if len(f.found) == 0 {
		return p, false
	}
	p, f.found = f.found[0], f.found[1:]
	return p, true
}

// Want has it look for these questions alone from now on; for all where none is named.
func (f *Finder) Want(questions ...ai.PuzzleKind) { f.wants = questions }

// wanted says whether such a question is looked for, and the round has not given enough of it.
func (f *Finder) wanted(q ai.PuzzleKind) bool {
	n := 0
	for _, k := range f.asked {
		if k == q {
			n++
		}
	}
	return n < mostOfARound && (len(f.wants) == 0 || slices.Contains(f.wants, q))
}

// question is what a seat is asked, as it sees the table.
func question(s *engine.Snapshot) ai.PuzzleKind {
	if _, waits := ai.Find(s, engine.VerbChallenge); waits {
		return ai.PuzzleDoubt
	}
	if _, calls := ai.Find(s, engine.VerbCallUno); calls {
		return ai.PuzzleCall
	}
	return ai.PuzzlePlay
}

// Work does so many units: a roll-out or a command each.
func (f *Finder) Work(units int) {
	for ; units > 0 && !f.done; units-- {
		switch {
		case f.mind != nil:
			if f.mind.Work(1); f.mind.Done() {
				f.judge()
			}
		case f.walk != nil:
			f.step()
		case f.deal != nil:
			f.play()
			units -= played
		default:
			f.next()
		}
	}
}

const (
	longest      = 160  // commands of a round that is looked at
	commandMs    = 2000 // table time from one command of it to the next: whoever could be caught is, or isn't, long before
	played       = 8    // units that a command costs which is played, besides the first
	mostOfARound = 2    // puzzles that ask alike
	early        = 4    // commands before which nobody knows enough to be asked
)

// next deals another round for quick players.
func (f *Finder) next() {
	f.round++
	lot := func(what uint64, of int) int {
		return int(engine.Mix(f.seed, f.round, what) >> 16 % uint64(of))
	}
	const forSeats, forDealer, forSeed, forKind = 1, 2, 3, 16
	set := engine.Setup{Game: f.game, Rules: "classic", Seed: uint64(lot(forSeed, 1<<30))}
	n := 2 + lot(forSeats, 3)
	h := houses.Of(f.game)
	prover, ok := h.(ai.Prover)
	if f.done = !ok; f.done {
		return
	}
	kinds := prover.Quick()
	f.bots = nil
	for seat := range n {
		set.Seats = append(set.Seats, seatName(seat))
		kind := kinds[lot(forKind+uint64(seat), len(kinds))]
		f.bots = append(f.bots, h.Named(kind)(engine.Seat(seat), engine.Mix(f.seed, f.round, forKind, uint64(seat))))
	}
	set.Dealer = engine.Seat(lot(forDealer, n))
	g, err := games.New(set)
	if err != nil { // a game of other presets
		f.done = true
		return
	}
	f.deal, f.rec = g, engine.Record{Setup: set}
}

// play has the next bot that wants to do something do it; a round that is over is looked at.
func (f *Finder) play() {
	over := f.deal.View(engine.Spectator)
	if over.Over() || len(f.rec.Commands) >= longest {
		f.deal = nil
		f.begin()
		return
	}
	for seat, bot := range f.bots {
		view := f.deal.View(engine.Seat(seat))
		if len(view.Legal) == 0 {
			continue
		}
		c, ok := bot.Decide(view)
		if !ok {
			continue
		}
		c = c.Recorded()
		c.At = engine.Millis(len(f.rec.Commands)+1) * commandMs
		if _, err := f.deal.Apply(c); err == nil {
			f.rec.Commands = append(f.rec.Commands, c)
			return
		}
	}
	f.deal = nil // nobody knows what to do: such a round is let go
}

// begin takes up the round that has been played.
func (f *Finder) begin() {
	f.at, f.asked = 0, f.asked[:0]
	g, err := games.New(f.rec.Setup)
	if err != nil {
		f.end()
		return
	}
	f.walk = g
}

// end leaves a round.
func (f *Finder) end() {
	f.walk = nil
	f.done = f.bots == nil
}

// step looks at the next command.
func (f *Finder) step() {
	if f.at >= len(f.rec.Commands) {
		f.end()
		return
	}
	c := f.rec.Commands[f.at]
	if f.at >= early && (f.whose == c.Seat || f.whose == engine.Spectator) && !c.Verb.OfTable() {
		if view := f.walk.View(c.Seat); f.wanted(question(&view)) {
			p := f.puzzle(c.Seat)
			if mind, ok := p.prove(view); ok {
				f.mind = mind
				return
			}
		}
	}
	f.walks()
}

// puzzle is the question to a seat at the command that is looked at.
func (f *Finder) puzzle(seat engine.Seat) Puzzle {
	return Puzzle{Record: engine.Record{Setup: f.rec.Setup, Commands: f.rec.Commands[:f.at:f.at]}, Seat: seat}
}

func (f *Finder) walks() {
	if _, err := f.walk.Apply(f.rec.Commands[f.at]); err != nil {
		f.end()
		return
	}
	f.at++
}

// judge takes in what came of a decision.
func (f *Finder) judge() {
	proof, ok := f.mind.Proof()
	f.mind = nil
	if ok {
		p := f.puzzle(f.rec.Commands[f.at].Seat)
		p.Proof = proof
		f.found = append(f.found, p)
		f.asked = append(f.asked, proof.Kind.Question())
	}
	f.walks()
}
