package puzzles

import "fmt"

// Fault says why a link leads to no puzzle.
type Fault uint8

// The faults.
const (
	Torn       Fault = iota // it is none of ours, or not all of it
	TooLong                 // it has more letters than any
	Newer                   // it is of a version that is not known here
	Unplayable              // its round is refused somewhere
	Idle                    // nothing is asked at its table
	Unclear                 // no answer to what is asked is clearly the best
)

// BadLink is a link that leads to no puzzle. Error is one sentence in English; what a window says of it is made of its Fault.
type BadLink struct {
	Fault
	Is, Most int   // letters where it is too long, versions where it is newer
	Why      error // what is refused, where it is unplayable
}

// ErrNoPuzzle says that a link's question has no answer that is clearly the best.
var ErrNoPuzzle error = &BadLink{Fault: Unclear}

func (b *BadLink) Error() string {
	switch b.Fault {
	case TooLong:
		return fmt.Sprintf("this link has %d letters; one of a puzzle has %d at the most", b.Is, b.Most)
	case Newer:
		return fmt.Sprintf("this link is of version %d, a newer Fourtell's; this one reads %d", b.Is, b.Most)
	case Unplayable:
		return fmt.Sprintf("this link is of no puzzle that can be played: %v", b.Why)
	case Idle:
		return "this link leads to a table at which nothing is asked"
	case Unclear:
		return "no answer to it is clearly the best: it is no puzzle"
	}
	return "this is no link of a puzzle, or not all of it"
}

// Unwrap is what is refused.
func (b *BadLink) Unwrap() error { return b.Why }
