package room

import (
	"errors"
	"fmt"
	"sort"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Replay is an opened Record: it stands on one beat of it, steps to any other, and shows that beat from any seat or with
// all hands open. It knows no time: whoever shows it steps it. Because it shows every hand it is for matches that are over
// (Desk.Finished), or for a file somebody opens.
//
// The beats of one round are held at a time; those of an earlier round are played anew from the record.
type Replay struct {
	rec   engine.Record
	beats []beatAt
	marks []Mark
	at    int

	book  engine.Rulebook
	game  engine.Game
	next  int           // the command the game takes next
	first int           // the beat that held begins with
	held  []engine.Beat // of one round
}

// beatAt says where a beat comes from.
type beatAt struct {
	commands int // granted up to it, its own included
	round    int // 1 for the first of the match
}

// MarkKind says what there is to jump to.
type MarkKind = engine.MarkKind

// The kinds of marks.
const (
	MarkRound     = engine.MarkRound
	MarkChallenge = engine.MarkChallenge
	MarkVerdict   = engine.MarkVerdict
	MarkCatch     = engine.MarkCatch
	MarkRoundOver = engine.MarkRoundOver
)

// Mark is a beat worth jumping to.
type Mark struct {
	Beat int // 0 … Len()-1
	Kind MarkKind
}

// OpenReplay plays a Record and stands on its first beat. The error says which command is refused, or what in the Setup is
// no table.
func OpenReplay(rec engine.Record) (*Replay, error) {
	r := &Replay{rec: rec}
	if err := r.rewind(); err != nil {
		return nil, err
	}
	round := rec.Setup.FirstRound()
	r.list(r.game.Opening(), 0, &round)
	for i, c := range rec.Commands {
		beats, err := r.game.Apply(c)
		if err != nil {
			return nil, refusedIn(i, c, err)
		}
		r.list(beats, i+1, &round)
	}
	if len(r.beats) == 0 {
		return nil, errors.New("the record has nothing to show")
	}
	if err := r.rewind(); err != nil {
		return nil, err
	}
	r.Seek(0)
	return r, nil
}

func refusedIn(i int, c engine.Command, err error) error {
	return fmt.Errorf("command %d of the record (seat %d, %s) is refused: %w%s", i+1, c.Seat, c.Verb, err, lost(err))
}

// Refusal is why a record's command is refused, in words for whoever has the record.
func Refusal(err error) string { return err.Error() + lost(err) }

// lost says what a record lacks that has a command for a decision nobody owes.
func lost(err error) string {
	var why *engine.Illegal
	if errors.As(err, &why) && why.Code == engine.Stale {
		return ": it answers another decision than is owed, so a line before it is missing or stands twice"
	}
	return ""
}

// list notes where beats come from and what is worth jumping to.
func (r *Replay) list(beats []engine.Beat, commands int, round *int) {
	for _, b := range beats {
		n := len(r.beats)
		for i := range b.Events {
			switch b.Events[i].Kind {
			case engine.EventDealt:
				if n > 0 {
					*round++
				}
				r.mark(n, MarkRound)
			case engine.EventRoundOver:
				r.mark(n, MarkRoundOver)
			default:
				if k, ok := r.book.Mark(b.Events[i].Kind); ok {
					r.mark(n, k)
				}
			}
		}
		r.beats = append(r.beats, beatAt{commands: commands, round: *round})
	}
}

func (r *Replay) mark(beat int, k MarkKind) { r.marks = append(r.marks, Mark{beat, k}) }

// rewind takes a fresh game and holds its opening.
func (r *Replay) rewind() error {
	book, err := games.Named(r.rec.Setup.Game)
	if err != nil {
		return err
	}
	g, err := games.New(r.rec.Setup)
	if err != nil {
		return err
	}
	r.book, r.game, r.next, r.first = book, g, 0, 0
	r.held = append([]engine.Beat(nil), g.Opening()...)
	return nil
}

// Record is what is replayed. It must not be changed.
func (r *Replay) Record() engine.Record { return r.rec }

// Len is how many beats there are, at least 1.
func (r *Replay) Len() int { return len(r.beats) }

// At is the beat it stands on, 0 … Len()-1.
func (r *Replay) At() int { return r.at }

// Round is the round that beat belongs to, 1 for the match's first.
func (r *Replay) Round() int { return r.beats[r.at].round }

// Commands is how many commands had been granted by that beat, its own included.
func (r *Replay) Commands() int { return r.beats[r.at].commands }

// Answered is the last beat before that command of the record, 0 the first: the one to which it was the answer.
func (r *Replay) Answered(command int) int {
	n := sort.Search(len(r.beats), func(i int) bool { return r.beats[i].commands > command })
	return max(n-1, 0)
}

// Marks are the beats worth jumping to, in order. They must not be changed.
func (r *Replay) Marks() []Mark { return r.marks }

// Step goes so many beats on, or back with a negative number, as far as there are; it says whether it has moved.
func (r *Replay) Step(by int) bool {
	was := r.at
	r.Seek(r.at + by)
	return r.at != was
}

// Jump goes to the nearest mark of that kind after the beat it stands on, or before it where forward is false; false, and
// nothing happens, when there is none.
func (r *Replay) Jump(k MarkKind, forward bool) bool {
	to := -1
	for _, m := range r.marks {
		if m.Kind != k {
			continue
		}
		if forward && m.Beat > r.at {
			to = m.Beat
			break
		}
		if !forward && m.Beat < r.at {
			to = m.Beat
		}
	}
	if to < 0 {
		return false
	}
	r.Seek(to)
	return true
}

// Seek goes to a beat; beyond either end it goes to that end.
func (r *Replay) Seek(beat int) {
	r.at = min(max(beat, 0), len(r.beats)-1)
	if r.at < r.first {
		if err := r.rewind(); err != nil {
			panic("a record that has been played has a set-up: " + err.Error())
		}
	}
	for r.at >= r.first+len(r.held) {
		r.play()
	}
}

// play takes one command, and lets the held beats go when it deals another round.
func (r *Replay) play() {
	c := r.rec.Commands[r.next]
	beats, err := r.game.Apply(c)
	if err != nil {
		panic("a record that has been played is refused: " + refusedIn(r.next, c, err).Error())
	}
	r.next++
	end := r.first + len(r.held)
	if len(beats) > 0 && len(r.held) > 0 && r.beats[end].round != r.beats[end-1].round {
		r.first, r.held = end, nil
	}
	r.held = append(r.held, beats...)
}

// View is the beat as that seat saw it; engine.Spectator: as everybody did.
func (r *Replay) View(s engine.Seat) engine.Snapshot { return r.held[r.at-r.first].View(s) }

// TakeOver is a new Table with the match as it stood after the beat's command, its chairs empty: whoever sits down plays
// on from there. The record replayed stays as it is.
func (r *Replay) TakeOver(o Options) (*Table, error) { return NewTableFromRecord(r.Cut(), o) }

// Cut is the record up to the beat's command, for a Table of its own and its save.
func (r *Replay) Cut() engine.Record {
	n := r.beats[r.at].commands
	if r.at+1 == len(r.beats) {
		n = len(r.rec.Commands)
	} else if next := r.beats[r.at+1].commands; next > n {
		n = next - 1 // with those that only moved the clock
	}
	return engine.Record{Setup: r.rec.Setup, Commands: append([]engine.Command(nil), r.rec.Commands[:n]...)}
}
