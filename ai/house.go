package ai

import (
	"strings"

	"fourtell/engine"
)

// House is who plays a game for the house.
type House interface {
	// Kinds are all that Named knows, weakest first.
	Kinds() []string
	// Default is the kind of a bot of which nothing else is said ("bot").
	Default() string
	// Named makes the maker of the bots of one of Kinds; nil for any other.
	Named(kind string) func(seat engine.Seat, seed uint64) Bot
}

// ByChance plays any game, for want of somebody who thinks about it.
type ByChance struct{}

// Kinds: chance alone.
func (ByChance) Kinds() []string { return []string{KindRandom} }

// Default is chance.
func (ByChance) Default() string { return KindRandom }

// Named makes a Random.
func (ByChance) Named(kind string) func(engine.Seat, uint64) Bot {
	if kind != KindRandom {
		return nil
	}
	return func(seat engine.Seat, seed uint64) Bot { return NewRandom(seat, seed) }
}

// What begins the name of a level and of a character among the kinds of player: "level:expert", "char:theo".
const (
	LevelMark = "level:"
	CharMark  = "char:"
)

// Players that are no level and no character.
const (
	KindRandom    = "random"
	KindHeuristic = "heuristic" // a few rules of thumb, by which others are measured
)

// Default is a level that is a fair opponent for most people.
const Default = LevelMark + "skilled"

// Canonical is the one name among a house's Kinds of a player that may be said in several ways: "bot" is the Default, a level
// goes without "level:" too, and a character's name has no capitals. False where there is no such player.
func Canonical(h House, kind string) (string, bool) {
	if kind == "bot" {
		return h.Default(), true
	}
	for _, k := range h.Kinds() {
		if k == kind || k == LevelMark+kind || strings.HasPrefix(kind, CharMark) && strings.EqualFold(k, kind) {
			return k, true
		}
	}
	return "", false
}
