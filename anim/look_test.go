package anim

import (
	"testing"

	"fourtell/engine"
)

func TestCardsDrawnUnseenTurnOverOneAfterTheOther(t *testing.T) {
	tb := newTable(3, 5)
	tb.blind = map[engine.Card]bool{tb.hands[0][2]: true, tb.hands[0][3]: true, tb.hands[0][4]: true}
	before := tb.snap(quiet())
	q := settledAt(before, Timing{})
	for i := range 5 {
		if p := q.Layout().HandPose(i); (p.Flip == 1) != (i >= 2) {
			t.Fatalf("card %d of the hand lies at flip %v", i, p.Flip)
		}
	}
	tb.blind = nil
	q.Push(tb.snap(simple(engine.EventPassed, 2), engine.Event{Kind: engine.EventTurn, Seat: 0, Target: engine.NoSeat}))
	began := map[uint32]int{}
	for n := 0; !q.Idle(); n++ {
		q.Tick()
		for _, p := range q.Poses() {
			if _, ok := began[p.Key]; !ok && p.Place.is(0) && p.Moving && p.Flip < 1 && p.Flip > 0 {
				began[p.Key] = n
			}
		}
	}
	atRest(t, q)
	var at []int
	for _, p := range q.Poses() {
		if n, ok := began[p.Key]; ok {
			at = append(at, n)
		}
	}
	if len(at) != 3 || at[1]-at[0] < 6 || at[1]-at[0] > 8 || at[2]-at[1] < 6 || at[2]-at[1] > 8 {
		t.Errorf("the cards begin to turn on ticks %v, left to right", at)
	}
}
