package anim

import (
	"testing"

	"fourtell/engine"
)

// The last cards of a pile are drawn into a hand that lies open, and the discards become the new pile: an identity that was a
// discard's is free again, and the table may know one of the cards drawn by it.
func TestAnIdentityLostInAReshuffleIsNotFollowed(t *testing.T) {
	tb := newTable(3, 2)
	tb.open = map[engine.Seat]bool{2: true}
	tb.discard = []engine.Card{50, 51, 52}
	tb.draw = []engine.Card{60}
	before := tb.snap(quiet())
	tb.hands[2] = append(tb.hands[2], 51)
	tb.discard, tb.draw = []engine.Card{52}, []engine.Card{50, 60}
	d := Between(before, tb.snap(engine.Event{Kind: engine.EventReshuffled, Seat: engine.NoSeat, Target: engine.NoSeat, Count: 2}))
	if got, want := heading(d), "1 draw → seat 2, 2 discard → draw"; got != want {
		t.Errorf("the reshuffle moves %s, want %s", got, want)
	}
}

// Six cards of one play land on the pile, three of which its others cover: moved to another window in flight, they lie in their order.
func TestCardsThatLandUnderOthersKeepTheirOrderInAnotherWindow(t *testing.T) {
	for at := 1; at < 60; at++ {
		tb := newTable(3, 8)
		tb.discard = []engine.Card{80, 81, 82, 83, 84}
		q := settledAt(tb.snap(quiet()), Timing{})
		tb.discard = append(tb.discard, tb.hands[1][:6]...)
		e := engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: engine.NoSeat}
		tb.hands[1] = tb.hands[1][6:]
		q.Push(tb.snap(e))
		w := watcher{q: q}
		for n := 0; !q.Still(); n++ {
			if n == at {
				q.Relayout(Geometry{W: 390, H: 844, TextScale: 1}, true)
			}
			q.Tick()
			w.stacked(t)
		}
		atRest(t, q)
	}
}
