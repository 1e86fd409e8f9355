// Package learn is what there is to learn: the lessons and the puzzles, with the deal of the day beside them.
//
//	Page    page.go     the lists of them, and how far the player has come
//	drill   drill.go    a lesson or a puzzle: a scenario, played at a real table
//	guide   guide.go    leads a table (table.Guider) through a drill; puzzle.go sees whether a puzzle has been answered, and tells why
//	        end.go      tells how either has ended, and how to go on
//	daily   daily_panel.go  the place of today's deal on the page, which scene/days plays and keeps the calendar of
//
// Contract: it plays at a table by what a table lets its leader do, and looks into none. What a card does, what is allowed and what a
// bluff was it learns from the game, through the door all games are made by. It leads back to the title by the stage's own route, to
// the calendar (scene/days), and to no other screen.
package learn
