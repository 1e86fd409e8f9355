// Package houses is who plays each of the house's games: the one list of them.
//
// It imports ai and the bots of each game, and nothing of ours besides but the shelf.
package houses

import (
	"fmt"
	"maps"

	"fourtell/ai"
	"fourtell/ai/bluff"
	"fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/games"
)

// all are the houses there are, by the name of their game.
func all() map[string]ai.House {
	list := map[string]ai.House{"uno": uno.House{}, "bluff": bluff.House{}}
	maps.Copy(list, more())
	return list
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

// Cast is who plays that game with the characters of a file besides. The error is one sentence.
func Cast(game string, file []byte) (ai.House, error) {
	h, ok := Of(game).(ai.Casting)
	if !ok {
		return nil, fmt.Errorf("%s takes no characters of one's own", game)
	}
	return h.Cast(file)
}

// Table is the table at which a kind is at home in that game (ai.AtHome); false where there is none.
func Table(game, kind string) (opponents int, set engine.Setting, ok bool) {
	h, some := Of(game).(ai.AtHome)
	if !some {
		return 0, engine.Setting{}, false
	}
	return h.Table(kind)
}

// Advise takes up the decision that the viewer of the Snapshot owes, or what may be done out of turn, for who asks for a hint.
// False where there is neither, or where nobody of the house thinks about the game.
func Advise(s engine.Snapshot, seed uint64) (ai.Advising, bool) {
	h, ok := Of(s.Game).(ai.Adviser)
	if !ok {
		return nil, false
	}
	return h.Advise(s, seed)
}

// Advises says whether anybody of the house does so in that game.
func Advises(game string) bool {
	_, ok := Of(game).(ai.Adviser)
	return ok
}

// Reviews says whether anybody of the house looks back at rounds of that game.
func Reviews(game string) bool {
	_, ok := Of(game).(ai.Reviewer)
	return ok
}

// Review begins to look back at one round of a match, 1 the first. The error says why there is nothing to look at.
func Review(record engine.Record, round int) (ai.Review, error) {
	h, ok := Of(record.Setup.Game).(ai.Reviewer)
	if !ok {
		return nil, fmt.Errorf("nobody of the house looks back at a round of %s", engine.Quote(record.Setup.Game))
	}
	return h.Review(record, round)
}
