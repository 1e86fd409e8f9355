package learn

import (
	"fmt"
	"strings"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/scenario"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// drillKind says what is asked of the player.
type drillKind uint8

const (
	drillLesson drillKind = iota // do what is shown
	drillWin                     // play every card before anybody else can
	drillBluff                   // challenge or believe
)

// drill is a lesson or a puzzle: a scenario, played at a real table. Its commands are what happens there; those of seat 0
// are the player's, who is shown them in a lesson and has to find them in a puzzle. In a puzzle about a bluff the last
// command is the right answer.
type drill struct {
	name   string // of its file
	kind   drillKind
	nth    int // among those of its sort, from 1
	of     int
	setup  engine.Setup
	script []engine.Command
}

// school is what there is to learn of a game, each sort in its order.
type school struct{ lessons, puzzles []drill }

// schoolOf finds it: a file says itself which game it is of.
func schoolOf(game string) (school, error) {
	var of school
	for _, name := range assets.Lessons() {
		text, err := assets.Lesson(name)
		if err != nil {
			return school{}, err
		}
		sc, err := scenario.Load(text)
		if err != nil {
			return school{}, fmt.Errorf("%s: %w", name, err)
		}
		if !kit.SameGame(sc.Setup.Game, game) {
			continue
		}
		d := drill{name: name, setup: sc.Setup}
		for _, s := range sc.Steps {
			d.script = append(d.script, s.Command)
		}
		switch {
		case !strings.HasPrefix(name, "puzzle-"):
			of.lessons = append(of.lessons, d)
			continue
		case d.key() == "bluff":
			d.kind = drillBluff
		default:
			d.kind = drillWin
		}
		of.puzzles = append(of.puzzles, d)
	}
	for _, all := range [][]drill{of.lessons, of.puzzles} {
		for i := range all {
			all[i].nth, all[i].of = i+1, len(all)
		}
	}
	return of, nil
}

// beside are the drills of its game and sort.
func (d *drill) beside() []drill {
	of, err := schoolOf(d.setup.Game)
	switch {
	case err != nil:
		return nil
	case d.kind == drillLesson:
		return of.lessons
	}
	return of.puzzles
}

// key is the end of its name, by which its messages are known: "first" of "lesson-1-first"; a puzzle's says what it asks.
func (d *drill) key() string { return d.name[strings.LastIndexByte(d.name, '-')+1:] }

// title is what it is called.
func (d *drill) title(l *words.Language) string {
	switch d.kind {
	case drillWin:
		return l.Say(words.PuzzleWin)
	case drillBluff:
		return l.Say(words.PuzzleBluff)
	}
	return l.Lesson(d.key(), "")
}

// number is which of how many it is.
func (d *drill) number(l *words.Language) string {
	key := words.LessonNumber
	if d.kind != drillLesson {
		key = words.PuzzleNumber
	}
	return l.Say(key, words.Count("n", d.nth), words.Count("of", d.of))
}

// start puts it on the stage.
func (d drill) start(s *stage.Stage) {
	t, err := table.New(d.table(s.Lang()))
	if err != nil { // every one of them has been tried
		s.Toasts().Alert(d.title(s.Lang()), err.Error())
		return
	}
	s.Toasts().Clear()
	s.Go(t)
}

// table is the table at which it is played: the player on seat 0, and on the others guests who do what the file says.
func (d drill) table(l *words.Language) table.Options {
	set := d.setup
	set.Seats = append([]string(nil), set.Seats...)
	set.Seats[0] = l.Say(words.SeatYou)
	o := table.Options{Setup: set, Persons: []engine.Seat{0}, Led: &guide{d: d}}
	house := guests.QuickSetup(engine.MaxSeats, "", 0).Seats
	for i, name := range d.setup.Seats {
		face := guests.Portraits()[i]
		for k := range house {
			if house[k] == name {
				face = guests.Portraits()[k]
			}
		}
		o.Guests = append(o.Guests, face)
	}
	return o
}

// next starts what comes after it, or shows what there is to learn where it was the last.
func (d *drill) next(s *stage.Stage) {
	if all := d.beside(); d.nth < len(all) {
		all[d.nth].start(s)
		return
	}
	s.Go(New())
}
