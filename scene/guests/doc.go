// Package guests is who may sit at a table of the house: people, the house's bots and characters, programs from outside, and
// the words for them in the settings, on the command line and in a save.
//
//	Sitter     sitter.go     one of the things that may sit on a chair, and the bot of a seat
//	Character  character.go  what a bot's name says: which character, how well it plays
//	house      house.go      the guests' names and portraits
//	plan       plan.go       a table as it is set, seat by seat: the house's, the remembered one, who is a person
//	seating    seating.go    the same, read from the command line
//	program    program.go    the command line of a program on a chair
//	chair      chair.go      what a save's head says of its chairs, its portraits and the rounds that do not count
//
// Several screens name them; it knows none of those, draws nothing and holds no table.
package guests
