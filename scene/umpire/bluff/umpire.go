// Package bluff answers for the game of lying what its tables' pictures ask: it brings together what can be counted of a claim and
// the words for it.
//
// It imports engine, engine/bluff and words, and no screen.
package bluff

import (
	"fourtell/engine"
	"fourtell/words"
)

// Umpire is the game's umpire.Umpire and umpire.Claimer.
type Umpire struct{}

// Bluffs is never so of a card by itself: what is a lie is the claim it is laid with.
func (Umpire) Bluffs(*engine.Snapshot) bool { return false }

// Stake is nothing: no single card is doubted.
func (Umpire) Stake(*words.Language, *engine.Snapshot, engine.Face, string) string { return "" }

// Due is nothing.
func (Umpire) Due(*engine.Snapshot, engine.Event) (engine.Event, bool) { return engine.Event{}, false }

// Unseen is not listed: what can be counted is told of the claim that waits.
func (Umpire) Unseen(*engine.Snapshot) []int { return nil }
