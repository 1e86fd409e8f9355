package ai

import "fourtell/engine"

// Bot decides for a seat from what the seat may know; false says that it would rather do nothing. It is the same type as
// room.Bot, which this package may not import.
type Bot = interface {
	Decide(engine.Snapshot) (engine.Command, bool)
}

// Thinking is a question being thought about in slices: the same type as room.Thought, which this package may not import.
type Thinking = interface {
	Work(units int)
	Done() bool
	Answer() (engine.Command, bool)
}

// What a number of chance is for, folded into the seed so that none depends on another. A game's own follow from forOwn on.
const (
	ForPlay uint64 = iota + 100
	ForChallenge
	ForOwn
)

// chance is a number that depends on who decides, which question, and what for; never on what was asked before.
func Chance(seed uint64, seat engine.Seat, decision uint32, what uint64) uint64 {
	return engine.Mix(seed, uint64(seat)+1, uint64(decision), what)
}

// fraction is chance as a number from 0 up to 1.
func Fraction(seed uint64, seat engine.Seat, decision uint32, what uint64) float64 {
	return float64(Chance(seed, seat, decision, what)>>11) / (1 << 53)
}

// find is the first legal command with that verb.
func Find(s *engine.Snapshot, v engine.Verb) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb == v {
			return c, true
		}
	}
	return engine.Command{}, false
}

// first is the first legal command with one of these verbs, tried in this order.
func First(s *engine.Snapshot, verbs ...engine.Verb) (engine.Command, bool) {
	for _, v := range verbs {
		if c, ok := Find(s, v); ok {
			return c, true
		}
	}
	return engine.Command{}, false
}

// asks says whether the viewer owes a decision it has an answer to.
func Asks(s *engine.Snapshot) bool { return s.Owes() && len(s.Legal) > 0 }
