package anim

import "testing"

// pileSeen is what lies on the discard pile, and the key of the card that landed on it last.
type pileSeen struct {
	top   uint32
	lying map[uint32]bool
}

// stacked checks how the poses lie on each other on this tick, in the order in which they are drawn: what flies above all
// that lies; on top of the pile the card that has landed last; and of a hand each card above its left neighbour.
func (w *watcher) stacked(t *testing.T) {
	t.Helper()
	poses := w.q.Poses()
	flying := false
	at := map[Place]int{} // the last index drawn there
	last, lying := uint32(0), map[uint32]bool{}
	for i := range poses {
		p := &poses[i]
		if p.Flying {
			flying = true
			continue
		}
		if flying {
			t.Fatalf("a card that lies at %v is drawn above one that flies", p.Place)
		}
		if p.Alpha <= 0 {
			continue
		}
		switch p.Place.Zone {
		case Discard:
			last, lying[p.Key] = p.Key, true
		case Hand:
			if n, ok := at[p.Place]; ok && p.Index < n {
				t.Fatalf("in the hand of seat %d card %d is drawn above card %d", p.Place.Seat, p.Index, n)
			}
			at[p.Place] = p.Index
		}
	}
	if !lying[w.pile.top] || !w.pile.lying[last] {
		w.pile.top = last // it has just come, or the pile is another
	}
	if last != w.pile.top {
		t.Fatalf("on top of the pile lies another card (%d) than the one that landed last (%d)", last, w.pile.top)
	}
	w.pile.lying = lying
}
