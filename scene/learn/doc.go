// Package learn is what there is to learn: the lessons, the puzzles and the deal of the day.
//
//	Page    page.go     the lists of them, and how far the player has come
//	drill   drill.go    a lesson or a puzzle: a scenario, played at a real table
//	guide   guide.go    leads a table (table.Guider) through a drill; puzzle.go sees whether a puzzle has been answered, and tells why
//	daily   daily.go    leads the deal of the day (table.Leader); daily_panel.go is its place on the page
//	        end.go      tells how any of them has ended, and how to go on
//
// Contract: it plays at a table by what a table lets its leader do, and looks into none. What a card does, what is allowed and what a
// bluff was it learns from the game, through the door all games are made by. It leads back to the title by the stage's own route, and to
// no other screen.
package learn
