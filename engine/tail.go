package engine

import (
	"fmt"
	"slices"
)

// Tail is a Snapshot as it goes to somebody who has an earlier one of the same viewer: of the history and of the discard pile
// it holds only what has come since, so that a beat costs what happened in it and not the whole round again.
type Tail struct {
	// Since is the Seq of the earlier one; 0: this is all there is, and goes to whoever has none.
	Since uint32
	// Kept is how many of that one's discards, from the bottom, lie there still; Discard is what lies on them, and History what
	// happened after them.
	Kept int
	Snapshot
}

// After is what the snapshot has more than that earlier one; all of it, where the earlier one is another viewer's or round's, or
// not earlier.
func (s Snapshot) After(earlier *Snapshot) Tail {
	t := Tail{Snapshot: s}
	if earlier.Seq == 0 || earlier.Seq > s.Seq || !s.goesOn(earlier) {
		return t
	}
	t.Since = earlier.Seq
	t.History = s.History[len(earlier.History):]
	for t.Kept < min(len(s.Discard), len(earlier.Discard)) && s.Discard[t.Kept] == earlier.Discard[t.Kept] {
		t.Kept++
	}
	t.Discard = s.Discard[t.Kept:]
	return t
}

// goesOn says whether the snapshot is the earlier one's round, gone on: not where something was taken back.
func (s *Snapshot) goesOn(earlier *Snapshot) bool {
	n := len(earlier.History)
	if earlier.Viewer != s.Viewer || earlier.Round != s.Round || earlier.Game != s.Game || n > len(s.History) {
		return false
	}
	if n == 0 {
		return true
	}
	a, b := &earlier.History[n-1], &s.History[n-1]
	return a.Kind == b.Kind && a.Seat == b.Seat && a.Target == b.Target && a.Beat == b.Beat && a.At == b.At && slices.Equal(a.Cards, b.Cards)
}

// On is the snapshot again, given the earlier one that the tail comes after; of a tail that is all there is it is that. The error
// says why they do not go together: what is missing has to be asked for whole.
func (t Tail) On(earlier *Snapshot) (Snapshot, error) {
	s := t.Snapshot
	if t.Since == 0 {
		return s, nil
	}
	switch {
	case earlier.Seq != t.Since:
		return Snapshot{}, fmt.Errorf("what comes after beat %d is no help to whoever has beat %d", t.Since, earlier.Seq)
	case earlier.Viewer != s.Viewer || earlier.Round != s.Round || earlier.Game != s.Game:
		return Snapshot{}, fmt.Errorf("what comes after beat %d is of another round, or for another seat", t.Since)
	case t.Kept < 0 || t.Kept > len(earlier.Discard):
		return Snapshot{}, fmt.Errorf("%d of %d discards cannot be kept", t.Kept, len(earlier.Discard))
	}
	s.History = slices.Concat(earlier.History, t.History)
	s.Discard = slices.Concat(earlier.Discard[:t.Kept], t.Discard)
	if s.Discard == nil {
		s.Discard = []SeenCard{}
	}
	return s, nil
}
