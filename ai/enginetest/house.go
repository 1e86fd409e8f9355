// Package enginetest is who plays the game of package engine/enginetest for the house: a House in some thirty lines, as a second
// game brings its own. It is on the list (package houses) with the build tag enginetest.
//
// It imports engine and ai and nothing else of ours.
package enginetest

import (
	"fourtell/ai"
	"fourtell/engine"
)

// KindHighest lays the highest card.
const KindHighest = "highest"

// House is the game's ai.House and ai.Adviser.
type House struct{}

// Kinds are chance and the highest card.
func (House) Kinds() []string { return []string{ai.KindRandom, KindHighest} }

// Default is the highest card.
func (House) Default() string { return KindHighest }

// Named makes a bot of a kind.
func (House) Named(kind string) func(engine.Seat, uint64) ai.Bot {
	if kind != KindHighest {
		return ai.ByChance{}.Named(kind)
	}
	return func(engine.Seat, uint64) ai.Bot { return highest{} }
}

// Advise knows at once.
func (House) Advise(s engine.Snapshot, _ uint64) (ai.Advising, bool) {
	best, ok := highest{}.Decide(s)
	return known{best}, ok
}

type highest struct{}

// Decide lays the highest card.
func (highest) Decide(s engine.Snapshot) (best engine.Command, ok bool) {
	for _, c := range s.Legal {
		if !ok || c.Card.Face > best.Card.Face {
			best, ok = c, true
		}
	}
	return best, ok
}

// known is an answer that takes no thought.
type known struct{ best engine.Command }

func (known) Work(int)                        {}
func (known) Done() bool                      { return true }
func (k known) Told(*engine.Snapshot) ai.Told { return ai.Told{Best: k.best, Cards: -1} }
