package uno

import (
	"strings"

	"fourtell/ai"
	"fourtell/engine"
)

// House is who plays the shedding game.
type House struct{}

// Default is the level that suits most people.
func (House) Default() string { return ai.Default }

// Kinds are chance, who keeps its wilds, rules of thumb, the levels and the characters.
func (House) Kinds() []string {
	all := []string{ai.KindRandom, ai.KindHeuristic, ai.KindKeeps}
	for _, l := range ai.Levels() {
		all = append(all, ai.LevelMark+l.Name)
	}
	for _, c := range ai.Characters() {
		all = append(all, ai.CharMark+c.Name)
	}
	return all
}

// Named makes a Random, a Heuristic or a Player.
func (House) Named(kind string) func(engine.Seat, uint64) ai.Bot {
	switch kind {
	case ai.KindRandom:
		return ai.ByChance{}.Named(kind)
	case ai.KindKeeps:
		return func(seat engine.Seat, seed uint64) ai.Bot { return NewKeeps(seat, seed) }
	case ai.KindHeuristic:
		return func(seat engine.Seat, seed uint64) ai.Bot { return NewHeuristic(seat, seed) }
	}
	if l, ok := ai.LevelNamed(strings.TrimPrefix(kind, ai.LevelMark)); ok {
		return func(seat engine.Seat, seed uint64) ai.Bot { return NewPlayer(l, ai.Style{}, seat, seed) }
	}
	if c, ok := ai.CharacterNamed(strings.TrimPrefix(kind, ai.CharMark)); ok {
		return func(seat engine.Seat, seed uint64) ai.Bot { return Seated(c, seat, seed) }
	}
	return nil
}

// Rolling makes a Player of a level's strength or a character's manner.
func (House) Rolling(kind string, rolls int) func(engine.Seat, uint64) ai.Bot {
	level, style := strings.TrimPrefix(kind, ai.LevelMark), ai.Style{}
	if c, is := ai.CharacterNamed(strings.TrimPrefix(kind, ai.CharMark)); is {
		level, style = c.Level, c.Style
	}
	l, is := ai.LevelNamed(level)
	if !is {
		return nil
	}
	l.Worlds = rolls
	return func(seat engine.Seat, seed uint64) ai.Bot { return NewPlayer(l, style, seat, seed) }
}

// Advise thinks as the strongest level does.
func (House) Advise(s engine.Snapshot, seed uint64) (ai.Advising, bool) {
	levels := ai.Levels()
	t, ok := NewPlayer(levels[len(levels)-1], ai.Style{}, s.Viewer, seed).Advise(s)
	if !ok {
		return nil, false // and no *Thought in it
	}
	return t, true
}

// Review is NewReview.
func (House) Review(record engine.Record, round int) (ai.Review, error) {
	r, err := NewReview(record, round)
	if err != nil {
		return nil, err
	}
	return r, nil
}
