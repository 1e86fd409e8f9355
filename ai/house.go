package ai

import (
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
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

// Of is who plays that game; "" is the usual one. A game without players of its own is played by chance.
func Of(game string) House {
	if game == "" || game == games.All()[0].Name() {
		return guests{}
	}
	return byChance{}
}

// byChance plays any game.
type byChance struct{}

func (byChance) Kinds() []string { return []string{KindRandom} }
func (byChance) Default() string { return KindRandom }
func (byChance) Named(kind string) func(engine.Seat, uint64) Bot {
	if kind != KindRandom {
		return nil
	}
	return func(seat engine.Seat, seed uint64) Bot { return NewRandom(seat, seed) }
}

// guests are the shedding game's.
type guests struct{}

func (guests) Default() string { return Default }

func (guests) Kinds() []string {
	all := []string{KindRandom, KindHeuristic}
	for _, l := range Levels() {
		all = append(all, LevelMark+l.Name)
	}
	for _, c := range Characters() {
		all = append(all, CharMark+c.Name)
	}
	return all
}

func (guests) Named(kind string) func(engine.Seat, uint64) Bot {
	switch kind {
	case KindRandom:
		return byChance{}.Named(kind)
	case KindHeuristic:
		return func(seat engine.Seat, seed uint64) Bot { return NewHeuristic(seat, seed) }
	}
	if l, ok := LevelNamed(strings.TrimPrefix(kind, LevelMark)); ok {
		return func(seat engine.Seat, seed uint64) Bot { return NewPlayer(l, Style{}, seat, seed) }
	}
	if c, ok := CharacterNamed(strings.TrimPrefix(kind, CharMark)); ok {
		return func(seat engine.Seat, seed uint64) Bot { return c.Player(seat, seed) }
	}
	return nil
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

// Default is the usual game's Default: a fair opponent for most people.
const Default = LevelMark + "skilled"

// Kinds are those of the usual game.
func Kinds() []string { return Of("").Kinds() }

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

// Named makes the maker of the usual game's bots of that kind, said as Canonical takes it (CLI.md, "arena"). False for any
// other.
func Named(kind string) (func(seat engine.Seat, seed uint64) Bot, bool) { return NamedOf("", kind) }

// NamedOf is Named of any game.
func NamedOf(game, kind string) (func(seat engine.Seat, seed uint64) Bot, bool) {
	h := Of(game)
	kind, ok := Canonical(h, kind)
	if !ok {
		return nil, false
	}
	return h.Named(kind), true
}
