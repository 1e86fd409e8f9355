//go:build display

package days

// What only the tests of whole screens open: they stand in scene, and have the tag that no game is built with.

import (
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// EndOf is the end of a dated deal.
func EndOf(r room.DailyPlayed) stage.Modal {
	d, _ := dated.Of(r.Day)
	return kit.NewEnding((&leader{deal: d, played: r}).ending, back)
}

// TableOf is the table of a day or a week.
func TableOf(name string, l *words.Language) table.Options {
	d, _ := dated.Of(name)
	return tableOf(d, l)
}
