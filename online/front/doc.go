// Package front is what a house shows to the street: the page it hands out, and the addresses under which it is found.
//
// Contract: it hands out files and nothing else, to whoever asks, and knows neither rooms nor people. A browser that takes in nothing
// is left; one that is slow is not.
package front
