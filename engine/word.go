package engine

import (
	"bytes"
	"fmt"
)

// Word is what a game itself calls an event: one to seven of a … z and _, or none. It is kept within the event, of which every viewer's
// history holds all there are.
type Word [7]byte

// WordOf is the word of those letters; what is too long or of other letters is none.
func WordOf(letters string) (w Word) {
	if w.UnmarshalText([]byte(letters)) != nil {
		return Word{}
	}
	return w
}

// String are the letters.
func (w Word) String() string { return string(bytes.TrimRight(w[:], "\x00")) }

// MarshalText writes the letters.
func (w Word) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads letters.
func (w *Word) UnmarshalText(b []byte) error {
	other := func(r rune) bool { return r != '_' && (r < 'a' || r > 'z') }
	if len(b) > len(w) || bytes.ContainsFunc(b, other) {
		return fmt.Errorf("%s is no word of a game's own: it has one to %d of a to z and _", Quote(string(b)), len(w))
	}
	*w = Word{}
	copy(w[:], b)
	return nil
}
