package engine

import (
	"encoding/json"
	"fmt"

	"fourtell/engine/notation"
)

// Rank is what a card is apart from its suit, as a number; 0 is none. Which there are is their game's affair, and how they are
// written package notation's.
type Rank uint8

// NoRank is none: of a game without ranks, or before one is named.
const NoRank Rank = 0

// String is the rank as files have it: A, 10, K; "" for none.
func (r Rank) String() string { return notation.Rank(uint8(r)) }

// ParseRank reads what String writes.
func ParseRank(s string) (Rank, bool) {
	n, ok := notation.RankNamed(s)
	return Rank(n), ok
}

// MarshalJSON writes the name, or null for none.
func (r Rank) MarshalJSON() ([]byte, error) {
	if r == NoRank {
		return []byte("null"), nil
	}
	return []byte(`"` + r.String() + `"`), nil
}

// UnmarshalJSON reads a name or null.
func (r *Rank) UnmarshalJSON(b []byte) error {
	if string(b) == "null" {
		*r = NoRank
		return nil
	}
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return fmt.Errorf("a rank is %s, not %s", notation.Ranks, Shorten(string(b)))
	}
	v, ok := ParseRank(s)
	if !ok {
		return fmt.Errorf("a rank is %s, not %s", notation.Ranks, Quote(s))
	}
	*r = v
	return nil
}
