// Package setup is the screen on which a table is set: who sits where, and by which rules.
//
//	Setup      setup.go; lay.go its places, speech.go what is told of the focus, buttons.go the way to deal
//	Table      start.go: what has been set, and why nobody can play by it
//	chairs     chairs*.go, a row a seat (seats.go); guest_pick.go is the choice of a character, program.go that of a program
//	ruleSets   sets.go: the rules, and what they started from; preset.go their text
//	ruleBoard  board*.go: every switch in a row (rules*.go), and one place where the one that is looked at is told of
//	switches   switches.go: the board alone, over the whole window, for a table that is set elsewhere; walk.go leads the keys on it
//	mark       mark.go: the picture of a switch; marks.go reads them from marks.txt
//
// It knows games by their engine.Rulebook and their words.Teller alone, and no other screen: Routes lead to the table.
package setup
