package ai

import (
	"math"

	"fourtell/engine"
)

// PuzzleKind is what a puzzle is about.
type PuzzleKind uint8

// The kinds of puzzle.
const (
	NoPuzzle      PuzzleKind = iota
	PuzzlePlay               // a turn on which one thing is clearly best
	PuzzleDoubt              // a bluff or a lie waits, and is to be called
	PuzzleBelieve            // what waits is none, and is to be let go
	PuzzleCall               // the last card but one is about to go, and is to be called
	puzzleKinds
)

var puzzleNames = [puzzleKinds]string{"", "play", "doubt", "believe", "call"}

// String is the kind's name on the command line: play, doubt, believe or call; "" for NoPuzzle.
func (k PuzzleKind) String() string {
	if k < puzzleKinds {
		return puzzleNames[k]
	}
	return "?"
}

// PuzzleKinds are all of them, without NoPuzzle.
func PuzzleKinds() []PuzzleKind {
	return []PuzzleKind{PuzzlePlay, PuzzleDoubt, PuzzleBelieve, PuzzleCall}
}

// Question is what of a kind the player sees before it is answered: whether to doubt and whether to believe is the same
// question.
func (k PuzzleKind) Question() PuzzleKind {
	if k == PuzzleBelieve {
		return PuzzleDoubt
	}
	return k
}

// Proof is what makes a decision a puzzle: that one answer is clearly the best of it.
type Proof struct {
	Kind   PuzzleKind
	Answer engine.Command
	Told   Told
	// Margin is how much better it is than the next best, in what an option is worth, 0 … 1: the lesser of two looks. 0 for a call,
	// which costs nothing.
	Margin float64
	// Found is, by the house's levels from the weakest up, the share, 0 … 1, of tries in which a player of that level gave it.
	Found []float64
	// Rating is how hard it is, on the scale of the players' ratings.
	Rating int
}

// Prover is a House that knows what makes a puzzle.
type Prover interface {
	// Prove takes up the decision that the viewer of the Snapshot owes. bluff says whether what waits to be doubted is one; it
	// proves nothing unless the answer is right in truth too. False where there is nothing to ask.
	Prove(s engine.Snapshot, bluff bool, seed uint64) (Proving, bool)
	// Quick are those of Kinds that decide at once, and yet play so that there is something to be found.
	Quick() []string
	// Same says whether two answers to what the viewer of the Snapshot owes come to the same.
	Same(s *engine.Snapshot, a, b engine.Command) bool
}

// Proving is a decision being looked at in slices. What comes of it is the same however it is sliced.
type Proving interface {
	Work(units int)
	Done() bool
	// Proof is what came of it, once Done; false where no answer is clearly the best.
	Proof() (Proof, bool)
}

// Hardness is the rating of a puzzle of that margin which the house's levels, from the weakest up, find so often: one that the
// weakest finds every time is for whoever has just begun, one that none below the strongest finds is for who plays like it.
func Hardness(margin float64, found []float64) int {
	const (
		easiest = 800
		level   = 280 // between the levels
		narrow  = 800 // for a margin of nothing
		usual   = 0.15
	)
	r := easiest + narrow*(usual-min(margin, 2*usual))
	for _, share := range found {
		r += level * (1 - share)
	}
	return int(math.Round(r))
}
