// Package houses is who plays each of the house's games: the one list of them.
//
// It imports ai and the bots of each game, and nothing of ours besides but the shelf.
package houses

import (
	"fourtell/ai"
	"fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/games"
)

// all are the houses there are, by the name of their game.
func all() map[string]ai.House {
	return map[string]ai.House{"uno": uno.House{}}
}

// Of is who plays that game; "" is the usual one. A game without players of its own is played by chance.
func Of(game string) ai.House {
	if game == "" {
		game = games.All()[0].Name()
	}
	if h, ok := all()[game]; ok {
		return h
	}
	return ai.ByChance{}
}

// Kinds are those of the usual game.
func Kinds() []string { return Of("").Kinds() }

// Named makes the maker of the usual game's bots of that kind, said as ai.Canonical takes it (CLI.md, "arena"). False for any
// other.
func Named(kind string) (func(seat engine.Seat, seed uint64) ai.Bot, bool) { return NamedOf("", kind) }

// NamedOf is Named of any game.
func NamedOf(game, kind string) (func(seat engine.Seat, seed uint64) ai.Bot, bool) {
	h := Of(game)
	kind, ok := ai.Canonical(h, kind)
	if !ok {
		return nil, false
	}
	return h.Named(kind), true
}
