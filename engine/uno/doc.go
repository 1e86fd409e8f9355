// Package uno is the colour-matching shedding game with the bluff of the Wild Draw Four: every rule and switch of RULES.md.
//
// The rules exist once, in State.Apply. It runs with a recorder, for a table that is seen (Game), or without one, for
// search and playouts, on a State that is a plain value: no pointers, copied by assignment, nothing allocated for a move.
// A newcomer's map: rules.go the switches, deal.go the piles and the opener, apply.go the turn, fits.go what may be played,
// play.go what a card does, challenge.go the answer to a draw card, call.go the call at one card, score.go the end, leave.go
// empty chairs; legal.go lists what may be done, record.go cuts a command into beats, view.go shows a seat what it may know,
// game.go is the door.
//
// It imports package engine and the standard library only. No floats, no clock, no unseeded chance.
package uno
