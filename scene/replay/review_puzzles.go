package replay

import (
	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Routes lead from here to the puzzles without end.
type Routes struct {
	// Pose asks a puzzle at a table, from which one comes back to that scene.
	Pose func(s *stage.Stage, p puzzles.Puzzle, back stage.Scene)
	// Share shows a puzzle's link.
	Share func(s *stage.Stage, p *puzzles.Puzzle)
	// Keep puts a puzzle of a round of the player's own to those that wait; its match began then, in Unix seconds.
	Keep func(s *stage.Stage, p puzzles.Puzzle, begun int64)
}

// finds are the puzzles in one seat's decisions of a round.
type finds struct {
	finder *puzzles.Finder // nil: nothing more is looked for
	all    []puzzles.Puzzle
}

// findsOf are those of a seat, as far as they have been found.
func (a *analysis) findsOf(seat engine.Seat) *finds {
	f := a.found[seat]
	if f == nil {
		f = &finds{}
		if finder, err := puzzles.Within(a.save.Record, a.round, seat); err == nil { // else no link could hold it
			f.finder = finder
		}
		if a.found == nil {
			a.found = map[engine.Seat]*finds{}
		}
		a.found[seat] = f
	}
	return f
}

// seeks says that a seat's decisions have been rated, and that there may be puzzles in them which have not been found.
func (a *analysis) seeks(seat engine.Seat) bool {
	return a.think.Rated(seat) && a.think.Err() == nil && a.findsOf(seat).finder != nil
}

// seek looks on for puzzles in a seat's decisions, and says whether it has found one.
func (a *analysis) seek(s *stage.Stage, seat engine.Seat) (found bool) {
	f := a.findsOf(seat)
	stage.Spare(s, func() bool {
		f.finder.Work(1)
		return !f.finder.Done()
	})
	for p, ok := f.finder.Take(); ok; p, ok = f.finder.Take() {
		if p.Kind == ai.PuzzleCall {
			continue // which everybody has met
		}
		f.all, found = append(f.all, p), true
		if keep := stage.Way[Routes](s).Keep; keep != nil && a.own(s) {
			keep(s, p, max(0, a.save.Head.Begun.Unix()))
		}
	}
	if f.finder.Done() {
		f.finder = nil
	}
	return found
}

// own says whether the round is one of the player's, and not of a record that came from elsewhere.
func (a *analysis) own(s *stage.Stage) bool {
	st := s.Kept().Statistics()
	for seat, who := range a.save.Head.Chairs {
		if _, counted := st.Counted(room.RoundIDs(a.save.Head, a.save.Record.Setup, a.round, engine.Seat(seat))); counted && guests.PersonChair(who) {
			return true
		}
	}
	return false
}

// puzzles are the rows of those that have been found in the seat's decisions, under their heading; none where there are none.
func (r *Review) puzzles(s *stage.Stage) []*reviewRow {
	l, ways := s.Lang(), stage.Way[Routes](s)
	all := r.findsOf(r.seat).all
	if len(all) == 0 || ways.Pose == nil {
		return nil
	}
	from, _, _ := ai.RoundOf(&r.save.Record, r.round) // in which they were found
	rows := []*reviewRow{{heading: true, text: l.Say(words.ReviewPuzzles)}}
	for i := range all {
		p := &all[i]
		at := from + len(p.Record.Commands)
		beat := words.Count("beat", r.table.record.Answered(at)+1)
		play := &reviewRow{key: rowKey{rowPuzzle, at}, icon: s.Painter().Sprite("icon/puzzle"), text: l.Say(words.ReviewPuzzle),
			note: l.Say(words.ReviewTurn, beat, words.With("swing", l.Say(words.EndlessOf, words.Count("n", p.Rating))))}
		play.OnPress = func(s *stage.Stage) { ways.Pose(s, *p, r) }
		share := &reviewRow{key: rowKey{rowPuzzleLink, at}, mark: "#", text: l.Say(words.ReviewPuzzleLink), note: l.Say(words.ReviewAt, words.Count("n", r.table.record.Answered(at)+1))}
		share.OnPress = func(s *stage.Stage) { ways.Share(s, p) }
		rows = append(rows, play, share)
	}
	return rows
}
