package anim

import (
	"testing"

	"fourtell/engine"
)

func TestAPlayAndADrawEndInTheLayout(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	atRest(t, q)
	for i := range 12 {
		s := engine.Seat(i % 4)
		q.Push(tb.snap(tb.play(s, i%3)))
		q.Push(tb.snap(tb.take((s+1)%4, i%5)))
		run(t, q)
		atRest(t, q)
	}
}

func TestDrawFourTakesAtMost700Milliseconds(t *testing.T) {
	tb := newTable(4, 7)
	tb.giveWild(1)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Push(tb.snap(tb.play(1, 7)))
	q.Push(tb.snap(tb.take(2, 4)))
	n := 0
	for !q.Idle() {
		q.Tick()
		n++
	}
	if n > 42+1 {
		t.Errorf("the draw-four took %d ticks, at most 42 and the announcing one are allowed", n)
	}
}

func TestAnIdleTickAllocatesNothing(t *testing.T) {
	tb := newTable(10, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Push(tb.snap(tb.play(1, 0)))
	run(t, q)
	for !q.Still() {
		q.Tick()
	}
	if n := testing.AllocsPerRun(100, q.Tick); n != 0 {
		t.Errorf("an idle tick allocates %v times", n)
	}
}

func TestTheDealGoesRoundFromAnEmptyTable(t *testing.T) {
	tb := newTable(3, 7)
	q := NewQueue(desk, Timing{})
	opener := tb.discard
	tb.discard, tb.draw = nil, append(opener, tb.draw...)
	q.Push(tb.snap(engine.Event{Kind: engine.EventDealt, Seat: 0, Target: engine.NoSeat, Count: 7}))
	var ended []Kind
	q.OnIdle = func(k Kind, _ engine.Snapshot) { ended = append(ended, k) }
	q.Tick()
	if got := q.Pile(); got < 106 {
		t.Errorf("the pile shows %d as the deal begins", got)
	}
	run(t, q)
	atRest(t, q)
	tb.discard, tb.draw = opener, tb.draw[1:]
	q.Push(tb.snap(engine.Event{Kind: engine.EventOpener, Seat: 0, Target: engine.NoSeat}))
	run(t, q)
	atRest(t, q)
	if len(ended) != 2 || ended[0] != Deal || ended[1] != Open {
		t.Errorf("ended %v", ended)
	}
}
