//go:build display

package learn

// What only the tests of whole screens open: they stand in scene, and have the tag that no game is built with.

import (
	"slices"

	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
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

// EndOfDay is the end of a deal of the day.
func EndOfDay(r room.DailyPlayed) stage.Modal {
	return newDrillEnd((&daily{day: r.Day, played: r}).ending)
}

// ShareDay opens the line to pass on.
func ShareDay(s *stage.Stage, r room.DailyPlayed) { shareDaily(s, r) }

// TableOfDay is the table of a day.
func TableOfDay(day string, l *words.Language) table.Options { return dailyTable(day, l) }
