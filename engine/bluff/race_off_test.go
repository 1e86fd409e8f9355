//go:build !race

package bluff

// raceLists: a program that does not watch for races makes as many lists of several cards as of one.
const raceLists = 0
