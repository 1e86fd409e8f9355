//go:build display

package puzzles

// What only the tests of whole screens open: they stand in scene, and have the tag that no game is built with.

import (
	"fourtell/ai/puzzles"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// Stand has the player have tried so many puzzles of that rating, half of them solved.
func Stand(s *stage.Stage, rating, n int) {
	for i := range n {
		note(s, room.PuzzleDone{Game: s.Settings().Game, Tries: 1, Solved: i%2 == 0, Rating: rating, Streak: i, Rush: i})
	}
}

// EndOf is what is said at the end of a puzzle of a mode, or of a rush.
func EndOf(s *stage.Stage, mode Mode) stage.Modal {
	f := puzzles.New("bluff", 3)
	for {
		f.Work(500)
		p, ok := f.Take()
		if !ok {
			continue
		}
		view, err := p.View()
		if err != nil {
			return nil
		}
		g := &asker{run: &run{mode: mode, game: "bluff", solved: 12}, p: posed{Puzzle: p}, view: view}
		if mode == Rush {
			return kit.NewEnding(g.rushOver, away)
		}
		return kit.NewEnding(g.outcome, away)
	}
}

// OpenLink asks for a link.
func OpenLink(s *stage.Stage) { openLink(s) }
