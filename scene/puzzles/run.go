package puzzles

import (
	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// Mode is how puzzles follow each other.
type Mode uint8

// The modes.
const (
	Endless Mode = iota // one after the other, rated
	Streak              // until the first mistake, rated
	Rush                // for three minutes
	shared              // one of a link
	modes
)

const (
	rushTicks = 3 * 60 * stage.TicksPerSecond
	rushFine  = 10 * stage.TicksPerSecond // of a mistake
)

// run is a row of puzzles.
type run struct {
	mode   Mode
	game   string
	stock  *Stock
	last   ai.PuzzleKind // the question asked last
	solved int           // in a row, or in the rush
	left   int           // ticks of the rush
	stands room.PuzzleStanding
	best   bool        // it is the best there has been
	told   string      // how the last one of a rush went, which is said before the next is asked
	back   stage.Scene // from which a single one was opened, and to which one comes back; nil: the page of puzzles
}

// Begin puts the first puzzle of a mode on the stage, as soon as there is one.
func Begin(s *stage.Stage, game string, mode Mode) {
	r := &run{mode: mode, game: game, stock: stockOf(s), left: rushTicks, stands: standing(s, game)}
	r.next(s)
}

// Pose asks one puzzle at a table, from which one comes back to that scene.
func Pose(s *stage.Stage, p puzzles.Puzzle, back stage.Scene) {
	game := p.Record.Setup.Game
	r := &run{mode: shared, game: game, stock: stockOf(s), stands: standing(s, game), back: back}
	known := s.Kept().Progress()
	r.ask(s, posed{Puzzle: p, own: known.Found(p.Code())})
}

// away leaves the puzzles.
func (r *run) away(s *stage.Stage) {
	if r.back != nil {
		s.Go(r.back)
		return
	}
	away(s)
}

// leads is what the verb says that leaves them.
func (r *run) leads() words.Key {
	if r.back != nil {
		return words.ReviewTitle
	}
	return words.EndlessAll
}

// next asks the next one.
func (r *run) next(s *stage.Stage) {
	r.stock.For(s, r.game)
	p, ok := r.stock.Take(r.last, r.stands.Rating)
	if !ok {
		r.tell(s)
		s.Go(&looking{run: r})
		return
	}
	r.ask(s, p)
}

// ask puts the table of a puzzle on the stage.
func (r *run) ask(s *stage.Stage, p posed) {
	r.last = p.Kind.Question()
	o := tableOf(p, s.Lang())
	o.Led = &asker{run: r, p: p}
	t, err := table.New(o)
	if err != nil { // it has been played so far
		s.Toasts().Alert(s.Lang().Say(words.EndlessBadLink), fault(s.Lang(), err))
		return
	}
	s.Toasts().Clear()
	r.tell(s)
	s.Go(t)
}

// tell says how the last one went, once.
func (r *run) tell(s *stage.Stage) {
	if r.told != "" {
		s.Toasts().Show(r.told, "")
		r.told = ""
	}
}

// tableOf is the table at which a puzzle is asked: the guests of the house have played up to it.
func tableOf(p posed, l *words.Language) table.Options {
	set := p.Record.Setup
	house := guests.QuickSetup(engine.MaxSeats, "", 0).Seats
	o := table.Options{Persons: []engine.Seat{p.Seat}}
	set.Seats = nil
	next := 1 // of the house's guests; the first is the player
	for i := range p.Record.Setup.Seats {
		at := 0
		if engine.Seat(i) != p.Seat {
			at, next = next, next+1
		}
		set.Seats = append(set.Seats, house[at])
		o.Guests = append(o.Guests, guests.Portraits()[at])
	}
	set.Seats[p.Seat] = l.Say(words.SeatYou)
	o.Setup = set
	o.Resume = &room.Save{Record: engine.Record{Setup: set, Commands: p.Record.Commands}}
	return o
}

// took takes in an answer: what it changes is kept at once.
func (r *run) took(s *stage.Stage, p posed, right bool) {
	d := room.PuzzleDone{Game: r.game, Tries: 1, Solved: right}
	switch {
	case right:
		r.solved++
	case r.mode == Rush:
		r.left = max(0, r.left-rushFine)
	}
	switch r.mode {
	case Endless:
		d.Rating = p.Rating
	case Streak:
		d.Rating, d.Streak = p.Rating, r.solved
	}
	r.best = r.mode == Streak && right && r.solved > r.stands.Streak
	r.stands = note(s, d)
	if p.own {
		code := p.Code()
		s.Kept().NoteProgress(func(to *room.Progress) { to.FindDone(code) })
		r.stock.drop(code)
	}
}

// timeUp ends a rush.
func (r *run) timeUp(s *stage.Stage) {
	r.best = r.solved > r.stands.Rush
	r.stands = note(s, room.PuzzleDone{Game: r.game, Rush: r.solved})
}
