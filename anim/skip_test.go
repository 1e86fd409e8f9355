package anim

import (
	"testing"

	"fourtell/engine"
)

func TestWhoDrawsAPenaltyIsSeenToDrawBeforeBeingPassedOver(t *testing.T) {
	tb := newTable(4, 7)
	before := tb.snap(quiet())
	two := tb.play(1, 0)
	played := tb.snap(two, simple(engine.EventSkipped, 2))
	played.Phase = engine.PhaseResolving
	draws := tb.take(2, 2)
	drawn := tb.snap(draws, simple(engine.EventTurn, 3))
	for _, s := range []*engine.Snapshot{&played, &drawn} {
		for _, e := range append([]engine.Event{s.Cause}, s.Riders...) {
			e.Beat = s.Seq
			drawn.History = append(drawn.History, e)
		}
	}
	skips := func(prev, s engine.Snapshot) (n int, at float64) {
		plan := Choreograph(Between(prev, s), s, Arrange(&s, desk), Timing{})
		for _, e := range plan.Effects {
			if e.Kind == EffectSkip && e.Seat == 2 {
				n, at = n+1, e.Start
			}
		}
		return n, at
	}
	if n, _ := skips(before, played); n != 0 {
		t.Errorf("with the penalty still to come the seat is passed over %d times", n)
	}
	plan := Choreograph(Between(played, drawn), drawn, Arrange(&drawn, desk), Timing{})
	last := 0.0
	for _, s := range plan.Steps {
		last = max(last, s.Start+s.Ticks)
	}
	if n, at := skips(played, drawn); n != 1 || at < last {
		t.Errorf("passed over %d times at tick %.0f, the cards lie at %.0f", n, at, last)
	}
	next := tb.snap(tb.play(3, 0))
	next.History = append(drawn.History[:len(drawn.History):len(drawn.History)], next.Cause)
	next.History[len(next.History)-1].Beat = next.Seq
	if n, _ := skips(drawn, next); n != 0 {
		t.Errorf("at the next move the seat is passed over %d times again", n)
	}
}
