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

// Adviser is a House that tells what it thinks of a decision, to who asks for a hint.
type Adviser interface {
	// Advise takes up the decision that the viewer of the Snapshot owes, or what may be done out of turn, as the strongest
	// player would. False where there is neither.
	Advise(s engine.Snapshot, seed uint64) (Advising, bool)
}

// Advising is a decision being thought about for somebody else, in slices.
type Advising interface {
	Work(units int)
	Done() bool
	// Told is what came of it, once Done; the Snapshot is the one it was taken up with.
	Told(*engine.Snapshot) Told
}

// Reviewer is a House that looks back at a round.
type Reviewer interface {
	// Review begins to look at one round of a match whose hands lie open, 1 the first. The error says why there is nothing
	// to look at.
	Review(record engine.Record, round int) (Review, error)
}

// Review is a look back at a round, a slice at a time: first the chances as they went, then the decisions of one seat after the
// other. What it finds is the same however it is sliced.
type Review interface {
	// Work does so many units, or what is left of them.
	Work(units int)
	// Prefer has that seat's decisions rated before those of the seats that wait.
	Prefer(engine.Seat)
	// Progress is how far it has come, 0 … 1.
	Progress() float64
	// Charted says that the chances are complete, Rated that a seat's decisions are, Done that all is.
	Charted() bool
	Rated(engine.Seat) bool
	Done() bool
	// Err says which command of the record was refused, where the review ended for that.
	Err() error
	Moments() []Moment
	Final() []float64
	After(moment int) []float64
	Swing(moment int) (seat engine.Seat, by float64, ok bool)
	Turns(n int) []int
	Account(engine.Seat) Account
}

// Roller is a House whose players think in roll-outs, of which they may be given more or fewer than their level has.
type Roller interface {
	// Rolling makes the maker of the bots of one of Kinds that play so many roll-outs a decision, at least 1; nil for a kind that
	// plays none.
	Rolling(kind string, rolls int) func(seat engine.Seat, seed uint64) Bot
}

// Casting is a House that takes characters of one's own besides.
type Casting interface {
	// Cast reads them from the text of a file. The House it gives has them among its Kinds, each by CharMark and its name. The error is
	// one sentence.
	Cast(text []byte) (House, error)
}

// AtHome is a House of which some kinds are at home at a table of their own.
type AtHome interface {
	// Table is how many opponents of that kind one plays against, and what is set in the rules then; false for a kind that plays anywhere.
	Table(kind string) (opponents int, set engine.Setting, ok bool)
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
	KindKeeps     = "keeps"     // keeps its wilds and else plays by chance: another measure
)

// Measures says whether players of that kind are there for others to be measured by, not for company.
func Measures(kind string) bool { return kind == KindHeuristic || kind == KindKeeps }

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
