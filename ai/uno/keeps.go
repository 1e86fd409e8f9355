package uno

import (
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
)

// Keeps is a yardstick a little above chance, as public benchmarks have it: it keeps its wilds while a card of a colour fits, and
// else plays as ai.Random does.
type Keeps struct{ chance ai.Random }

// NewKeeps makes the bot of a seat.
func NewKeeps(seat engine.Seat, seed uint64) Keeps { return Keeps{ai.NewRandom(seat, seed)} }

// Decide answers as the type says.
func (k Keeps) Decide(s engine.Snapshot) (engine.Command, bool) {
	wild := func(c engine.Command) bool { return c.Verb == engine.VerbPlay && shed.IsWild(c.Card.Face) }
	plain := func(c engine.Command) bool { return c.Verb == engine.VerbPlay && !c.Blind && !wild(c) }
	if slices.ContainsFunc(s.Legal, plain) {
		s.Legal = slices.DeleteFunc(slices.Clone(s.Legal), wild)
	}
	return k.chance.Decide(s)
}
