//go:build !race

package scenetest

// thinned is of how many views one is shown in each sight: all, but in a program that watches for races, which is many times as slow,
// and learns nothing of a screen in one more language.
const thinned = 1
