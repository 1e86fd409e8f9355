package room

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Store keeps small texts by name: a folder on the desktop, local storage in a browser, memory in tests. Names are those
// ValidName allows; every method refuses others. What is missing is an error that wraps fs.ErrNotExist, and no room left
// one that wraps ErrFull. A Store is not safe for concurrent use by one process; two processes may use one all the same.
type Store interface {
	// Read gives the whole text.
	Read(name string) ([]byte, error)
	// Write replaces the text as a whole: after a crash there is the old one or the new one, never half of either.
	Write(name string, text []byte) error
	// Append puts text at the end of what is there already, and costs little; what is missing can't be lengthened. A crash
	// of the program loses nothing of it, a crash of the machine may leave a part.
	Append(name string, text []byte) error
	// List names the texts, sorted.
	List() ([]string, error)
	// Remove takes a text away; one that is missing is no error.
	Remove(name string) error
	// SetAside renames a text to NAME.bad, NAME.bad-2 and so on, whichever is free, and says to what.
	SetAside(name string) (as string, err error)
	// Claim asks for the store's running match, which one window or tab at a time may write. Later claims of one Store are
	// the same claim.
	Claim() Claim
}

// Claim is the right to write the running match.
type Claim interface {
	// State is asked as often as one likes, once a tick while it is Asking: a browser answers some moments late.
	State() ClaimState
	// Release gives the right back; the end of the program does so too, however it ends.
	Release()
}

// ClaimState says how a claim stands.
type ClaimState uint8

// The states of a claim.
const (
	Asking    ClaimState = iota // not known yet
	Held                        // ours
	Elsewhere                   // another window or tab has it
)

// ErrForbidden is why a page keeps nothing where the browser lets it store nothing. It is the whole reason: who tells it says
// what is not kept.
var ErrForbidden = errors.New("the browser forbids this page to store anything")

// ErrFull is wrapped by the error of a Write or Append for which a store has no room.
var ErrFull = errors.New("no room is left")

// maxText is the largest text a store reads, in bytes: what is larger is none of ours.
const maxText = 16 << 20

// longestName is the most bytes of a name.
const longestName = 100

const (
	lockName  = "lock" // of a folder's lock file
	newSuffix = ".new" // of a text that is being written
	badSuffix = ".bad" // of a text set aside
)

// ValidName says whether a text may have that name: 1 to 100 of a–z, 0–9, '.', '-' and '_', the first a letter or digit;
// not "lock", and not ending in ".new", which are a folder's own.
func ValidName(name string) bool {
	if name == "" || len(name) > longestName || name == lockName || strings.HasSuffix(name, newSuffix) {
		return false
	}
	for i, c := range []byte(name) {
		switch {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
		case i > 0 && (c == '.' || c == '-' || c == '_'):
		default:
			return false
		}
	}
	return true
}

func checkName(name string) error {
	if !ValidName(name) {
		return fmt.Errorf("%q is no name for a text that is kept", name)
	}
	return nil
}

func missing(name string) error { return fmt.Errorf("%s: %w", name, fs.ErrNotExist) }

// badName is the n-th name for a text set aside, n from 1.
func badName(name string, n int) string {
	if n == 1 {
		return name + badSuffix
	}
	return fmt.Sprintf("%s%s-%d", name, badSuffix, n)
}
