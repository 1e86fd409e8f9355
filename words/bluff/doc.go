// Package bluff is what only the game of lying says: the groups of its switches, the chapters of its rules, hints, and why a claim
// is refused. The sentences are in package words, under the game's own name.
//
// A sentence tells a seat what its Snapshot shows that seat, and nothing else: whether a claim of somebody else's is true stands in none.
package bluff
