package ai

import (
	"strings"

	"fourtell/engine"
)

// Bot decides for a seat from what the seat may know; false says that it would rather do nothing. It is the same type as
// room.Bot, which this package may not import.
type Bot = interface {
	Decide(engine.Snapshot) (engine.Command, bool)
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

// Kinds are all that Named knows, weakest first.
func Kinds() []string {
	all := []string{KindRandom, KindHeuristic}
	for _, l := range Levels() {
		all = append(all, LevelMark+l.Name)
	}
	for _, c := range Characters() {
		all = append(all, CharMark+c.Name)
	}
	return all
}

// Default is the kind of a bot of which nothing else is said ("bot"): a fair opponent for most people.
const Default = LevelMark + "skilled"

// Canonical is the one name among Kinds of a player that may be said in several ways: "bot" is the Default, a level goes
// without "level:" too, and a character's name has no capitals. False where there is no such player.
func Canonical(kind string) (string, bool) {
	if kind == "bot" {
		return Default, true
	}
	for _, k := range Kinds() {
		if k == kind || k == LevelMark+kind || strings.HasPrefix(kind, CharMark) && strings.EqualFold(k, kind) {
			return k, true
		}
	}
	return "", false
}

// Named makes the maker of the house bots of that kind, said as Canonical takes it (CLI.md, "arena"). False for any other.
func Named(kind string) (func(seat engine.Seat, seed uint64) Bot, bool) {
	kind, _ = Canonical(kind)
	switch kind {
	case KindRandom:
		return func(seat engine.Seat, seed uint64) Bot { return NewRandom(seat, seed) }, true
	case KindHeuristic:
		return func(seat engine.Seat, seed uint64) Bot { return NewHeuristic(seat, seed) }, true
	}
	if name, ok := strings.CutPrefix(kind, LevelMark); ok {
		l, _ := LevelNamed(name)
		return func(seat engine.Seat, seed uint64) Bot { return NewPlayer(l, Style{}, seat, seed) }, true
	}
	if name, ok := strings.CutPrefix(kind, CharMark); ok {
		c, _ := CharacterNamed(name)
		return func(seat engine.Seat, seed uint64) Bot { return c.Player(seat, seed) }, true
	}
	return nil, false
}

// What a number of chance is for, folded into the seed so that none depends on another.
const (
	forPlay uint64 = iota + 100
	forChallenge
	forJumpIn
	forBluff
	forSearch
	forLapse
	forBoldness
)

// chance is a number that depends on who decides, which question, and what for; never on what was asked before.
func chance(seed uint64, seat engine.Seat, decision uint32, what uint64) uint64 {
	return engine.Mix(seed, uint64(seat)+1, uint64(decision), what)
}

// fraction is chance as a number from 0 up to 1.
func fraction(seed uint64, seat engine.Seat, decision uint32, what uint64) float64 {
	return float64(chance(seed, seat, decision, what)>>11) / (1 << 53)
}

// find is the first legal command with that verb.
func find(s *engine.Snapshot, v engine.Verb) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb == v {
			return c, true
		}
	}
	return engine.Command{}, false
}

// first is the first legal command with one of these verbs, tried in this order.
func first(s *engine.Snapshot, verbs ...engine.Verb) (engine.Command, bool) {
	for _, v := range verbs {
		if c, ok := find(s, v); ok {
			return c, true
		}
	}
	return engine.Command{}, false
}

// asks says whether the viewer owes a decision it has an answer to.
func asks(s *engine.Snapshot) bool { return s.Owes() && len(s.Legal) > 0 }
