// Package bluff answers for the game of lying what its tables' pictures ask.
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

// Stake is nothing.
func (Umpire) Stake(*words.Language, *engine.Snapshot, engine.Face, string) string { return "" }

// Due is nothing: no card costs anything when it is laid.
func (Umpire) Due(*engine.Snapshot, engine.Event) (engine.Event, bool) { return engine.Event{}, false }

// Doubt has no words.
func (Umpire) Doubt(*words.Language, *engine.Snapshot) words.Challenge { return words.Challenge{} }

// Odds are not reckoned.
func (Umpire) Odds(*words.Language, *engine.Snapshot, string) (words.Odds, bool) {
	return words.Odds{}, false
}

// Verdict is what every game's event says, and proves nothing.
func (Umpire) Verdict(l *words.Language, _ *engine.Snapshot, e engine.Event, listener engine.Seat, names []string) (words.Verdict, []bool) {
	return words.Verdict{Title: l.Toast(e, listener, names)}, nil
}

// Unseen is not counted.
func (Umpire) Unseen(*engine.Snapshot) []int { return nil }
