package bluff

import (
	"strconv"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
)

// House is who plays the game of lying.
type House struct{}

// Default is the level that suits most people.
func (House) Default() string { return ai.Default }

// Kinds are chance, the simple strategies and design 004's dice, the levels and the characters.
func (House) Kinds() []string {
	all := []string{ai.KindRandom, KindHonest, KindDoubts, KindTrusts, KindLast, KindDice}
	for _, l := range Levels() {
		all = append(all, KindDice+":"+strings.ToLower(l.Other))
	}
	for _, l := range Levels() {
		all = append(all, ai.LevelMark+l.Name)
	}
	for _, c := range ai.Characters() {
		all = append(all, ai.CharMark+c.Name)
	}
	return all
}

// Named makes a Random, a simple one, dice or a Player.
func (House) Named(kind string) func(engine.Seat, uint64) ai.Bot {
	switch kind {
	case ai.KindRandom:
		return ai.ByChance{}.Named(kind)
	case KindHonest, KindDoubts, KindTrusts, KindLast:
		return func(engine.Seat, uint64) ai.Bot { return simple{kind} }
	case KindDice:
		kind += ":insane"
	}
	if other, ok := strings.CutPrefix(kind, KindDice+":"); ok {
		for _, l := range Levels() {
			if strings.ToLower(l.Other) == other {
				return func(seat engine.Seat, seed uint64) ai.Bot { return dice{seat, seed, l} }
			}
		}
		return nil
	}
	if name, ok := strings.CutPrefix(kind, ai.LevelMark); ok {
		if l, ok := LevelNamed(name); ok {
			return func(seat engine.Seat, seed uint64) ai.Bot { return NewPlayer(l, Style{}, seat, seed) }
		}
		return nil
	}
	name, _ := strings.CutPrefix(kind, ai.CharMark)
	if c, ok := ai.CharacterNamed(name); ok && name != kind {
		return func(seat engine.Seat, seed uint64) ai.Bot { return Seated(c, seat, seed) }
	}
	return nil
}

// Table is the one that design 004 sets a level at: so many opponents, so many decks.
func (House) Table(kind string) (opponents int, set engine.Setting, ok bool) {
	name, is := strings.CutPrefix(kind, ai.LevelMark)
	l, known := LevelNamed(name)
	if !is || !known {
		return 0, set, false
	}
	return l.Bots, engine.Setting{Name: "decks", Value: strconv.Itoa(l.Decks)}, true
}

// Seated seats a character of the house.
func Seated(c ai.Character, seat engine.Seat, seed uint64) *Player {
	l, _ := LevelNamed(c.Level)
	p := NewPlayer(l, c.Style, seat, seed)
	p.pace = c.Pace
	return p
}
