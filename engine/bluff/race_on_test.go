//go:build race

package bluff

// raceLists are how many more lists a challenge may make of several cards than of one in a program that watches for races: what such a
// program keeps on a stack differs from what others do.
const raceLists = 1
