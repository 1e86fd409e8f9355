package words

import "fourtell/engine"

// Afterwards is what a game says of the seats when a round is over. A Teller may be one.
type Afterwards interface {
	// Honours are the seats that stood out; none before the round is over.
	Honours(*Language, *engine.Snapshot) []Honour
	// Did is what a seat has done in the round, in one phrase; "" before it is over.
	Did(*Language, *engine.Snapshot, engine.Seat) string
}

// Honour is what a seat, or several alike, stood out in.
type Honour struct{ Title, Names, Why string }

// Counted is what a game says of what its statistics count (engine.Counting). A Teller may be one; without it there are rounds and
// wins alone.
type Counted interface {
	// Counts are what a player has done in many rounds, by the names of the deeds: at most three wholes of two parts, and at most one
	// number, which comes last.
	Counts(l *Language, did map[string]int) []Tallied
}

// Tallied is a whole of two parts, or a number.
type Tallied struct {
	Title, Side string // Side is said beside the title, of a whole
	Good, Bad   string // what the parts are; of a number Good is the line under it
	Parts       [2]int // never negative
	Number      string // "" is a whole
}
