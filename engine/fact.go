package engine

// Factual is a game of whose tables more is true than every game's snapshots show, so that scenarios can expect it: asked of a Rulebook
// by a type assertion. Of a game without it they expect what all tables have.
type Factual interface {
	// Facts are the keys there are, in the order in which they are printed. None of them is a key of every game's (docs/scenarios.md).
	Facts() []Fact
	// FactsOf is what is true of a table of the game now: a value whose JSON is an object with those keys in that order. The beats are
	// those of the command before, none where it was refused.
	FactsOf(Game, []Beat) any
}

// Placing is a game whose tables in a known state have something besides hands and whose turn it is that no discards, draw pile, opener,
// calls or direction tell: asked of a Rulebook by a type assertion. Such a table has the keys here in place of those.
type Placing interface {
	// PositionKeys are the keys of Position.Own, which are keys of a scenario's table too.
	PositionKeys() []string
}

// Phasing is a game of which scenarios call the phases by names of its own: asked of a Rulebook by a type assertion.
type Phasing interface {
	// PhaseName is what the phase is called; "" for one that its tables are never in.
	PhaseName(Phase) string
}

// Fact is a key under which a scenario may expect something of a table, and what may stand there.
type Fact struct {
	Key   string
	Kind  FactKind
	Null  bool     // null may stand there: there is none
	Among []string // FactWord: the words there are, two at least
	Parts []Fact   // FactParts, FactBySeat: the keys there are, of which an expectation may leave some out
}

// FactKind is how the value of a Fact is written.
type FactKind uint8

// The kinds.
const (
	FactTruth  FactKind = iota // true or false
	FactCards                  // a number of cards
	FactWord                   // one of some words
	FactSeat                   // a seat
	FactSeats                  // a list of seats, in any order
	FactColor                  // a colour, or null for none
	FactParts                  // an object
	FactRank                   // a rank, or null for none
	FactBySeat                 // such an object a seat: a list of them, null for a seat of which nothing is expected; or an object with seats for keys
)

// VerdictIn is that of the last event of the kind in the beats; nil where there is none.
func VerdictIn(beats []Beat, k EventKind) (v *Verdict) {
	for _, b := range beats {
		for i := range b.Events {
			if b.Events[i].Kind == k {
				v = &b.Events[i].Verdict
			}
		}
	}
	return v
}
