// Package days is what is dealt to everybody by the calendar: the deal of a day, the odd one of a week, and the calendar of both.
//
//	leader    leader.go    leads a dated deal (table.Leader), whether a day's or a week's: the first try counts
//	          sentence.go  how one has come out, in a sentence and in a line to pass on
//	world     world.go     how everybody's tries at a deal came out, as the house tells that the player was last in
//	Calendar  calendar.go  month by month what has come of each; month.go which days it shows, cell.go one of them, lay.go and draw.go
//	          where all of it stands
//
// Contract: which cards, rules and guests a date has it learns from room/dated, and what has been counted from the player's progress. It
// plays at a table by what a table lets its leader do. A house is told of a result, and asked, only where the
// player has been in one. It leads on to no other screen but by its Routes.
package days
