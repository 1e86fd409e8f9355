// Package umpire is what a table's picture asks of the game that is played at it and no snapshot says: whether a card would be
// a bluff, what is said to whoever may doubt one, what a verdict proves, who pays, and what nobody has seen. It holds the one list
// of who answers for which game.
//
// It imports engine, words and who answers for each game; no Ebitengine, no screen.
package umpire

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/umpire/bluff"
	"fourtell/scene/umpire/uno"
	"fourtell/words"
)

// Umpire answers for one game. It is a value that holds nothing, and all it says is read from what the snapshot's viewer may know.
type Umpire interface {
	// Bluffs says whether a card that can be doubted would be a bluff, if the viewer laid it now.
	Bluffs(*engine.Snapshot) bool
	// Stake is what a viewer about to lay a card of that face is told of it: whether it would be a bluff, and that the victim,
	// by name, may doubt it; "" for a card that nobody may doubt.
	Stake(l *words.Language, s *engine.Snapshot, face engine.Face, victim string) string
	// Due is the penalty that the card of an event brings at once, whose Seat is still to be filled in; false where it brings none
	// or may be answered first.
	Due(*engine.Snapshot, engine.Event) (engine.Event, bool)
	// Doubt is what is said to the viewer who may doubt the card that is due.
	Doubt(*words.Language, *engine.Snapshot) words.Challenge
	// Odds are those of the card that is due, laid by somebody of that name; false where nobody can reckon them.
	Odds(l *words.Language, s *engine.Snapshot, by string) (words.Odds, bool)
	// Verdict is what a resolved challenge says to a listener, and which of its cards prove a bluff.
	Verdict(l *words.Language, s *engine.Snapshot, e engine.Event, listener engine.Seat, names []string) (words.Verdict, []bool)
	// Unseen is how many copies of each face, by its number, lie where the viewer does not see them; nil where that is not counted.
	Unseen(*engine.Snapshot) []int
}

// Of is who answers for that game; "" is the usual one. A game that nobody answers for has nothing in doubt.
func Of(game string) Umpire {
	if game == "" {
		game = games.All()[0].Name()
	}
	for _, u := range [...]struct {
		game string
		Umpire
	}{{"uno", uno.Umpire{}}, {"bluff", bluff.Umpire{}}} {
		if u.game == game {
			return u.Umpire
		}
	}
	return Plain{}
}

// Plain answers for a game in which nothing is ever doubted and nobody counts cards.
type Plain struct{}

// Bluffs is never so.
func (Plain) Bluffs(*engine.Snapshot) bool { return false }

// Stake is nothing.
func (Plain) Stake(*words.Language, *engine.Snapshot, engine.Face, string) string { return "" }

// Due is nothing.
func (Plain) Due(*engine.Snapshot, engine.Event) (engine.Event, bool) { return engine.Event{}, false }

// Doubt has no words.
func (Plain) Doubt(*words.Language, *engine.Snapshot) words.Challenge { return words.Challenge{} }

// Odds are not reckoned.
func (Plain) Odds(*words.Language, *engine.Snapshot, string) (words.Odds, bool) {
	return words.Odds{}, false
}

// Verdict is what every game's event says, and proves nothing.
func (Plain) Verdict(l *words.Language, _ *engine.Snapshot, e engine.Event, listener engine.Seat, names []string) (words.Verdict, []bool) {
	return words.Verdict{Title: l.Toast(e, listener, names)}, nil
}

// Unseen is not counted.
func (Plain) Unseen(*engine.Snapshot) []int { return nil }
