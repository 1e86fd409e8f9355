// Package replay is what can be done with a round that is over: the list of the records that are kept, the player that shows one
// beat by beat, and the review that looks back at it.
//
//	List       list.go, list_row.go      the kept records, newest first: show one, save it to a file, delete it
//	Player     player.go, controls.go    a record on the table it was played at, with the track, the steps and whose view it is
//	           take.go                   playing on from a beat
//	           drop.go, file.go          records that come from outside: dropped on a window, chosen, named on the command line
//	Review     review.go                 the look back: its rows (review_row.go), what they say (review_tell.go), its places (review_lay.go)
//	graph      review_graph.go           everybody's chances over the beats, drawn by a pen (review_pen.go)
//	analysis   review_analysis.go        the thinking, a slice a tick, and what of it is counted
//	truths     truths.go, truths_lay.go  every lie that was told in a round, and who stood out; truth.go marks them in the player
//	finds      review_puzzles.go         the puzzles in a seat's decisions: found after these are rated, offered in the review
//	hindsight  review_hindsight.go       how a table looks back at its rounds: in the background of a result, and by its button
//
// It sees the table, because that is what a record is shown on and played on at; a result knows nothing of it: it opens the review
// by what the table hands it (table.Routes.Hindsight). The title is reached by the stage's route, the
// puzzles without end by Routes.
package replay
