//go:build display

package learn

// What only the tests of whole screens open: they stand in scene, and have the tag that no game is built with.

import (
	"slices"

	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// EndOf is the end of a lesson or puzzle that has gone well; nil where there is none of that name.
func EndOf(name string) stage.Modal {
	for _, book := range games.All() {
		of, _ := schoolOf(book.Name())
		for _, d := range slices.Concat(of.lessons, of.puzzles) {
			if d.name == name {
				return newDrillEnd(func(s *stage.Stage) kit.Outcome { return (&guide{d: d, verdict: true}).ending(s, nil) })
			}
		}
	}
	return nil
}
