// Package bluff is the game of lying (RULES.md, "Bluff"): its switches, its rules and what each seat sees of them. Cards of a
// standard deck are laid face down with the word that they are all of one rank, and whoever doubts it has them turned up.
//
// State is the whole truth as a plain value, and Apply on it the one core of the rules. Game is a State with a recorder, as the
// house has it. What a seat may know of a table beyond what every game's shows is Own, for which Of asks a Snapshot.
//
// It imports engine and nothing else of ours.
package bluff
