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

func TestATickInMotionAllocatesNothing(t *testing.T) {
	tb := newTable(10, 7)
	q := settledAt(tb.snap(quiet()), Timing{Speed: Slow})
	rotated := rotateHands(tb, 1)
	q.Push(tb.snap(rotated))
	q.Tick()
	if n := testing.AllocsPerRun(20, q.Tick); n != 0 || !q.running {
		t.Errorf("a tick in motion allocates %v times (running %v)", n, q.running)
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

func TestANewDealSweepsTheTableFirst(t *testing.T) {
	for name, timing := range everyTiming {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), timing)
		next := newTable(4, 5)
		next.seq = tb.seq
		opener := next.discard
		next.discard, next.draw = nil, append(opener, next.draw...)
		s := next.snap(engine.Event{Kind: engine.EventDealt, Seat: 1, Target: engine.NoSeat, Count: 5})
		s.Round = 2
		q.Push(s)
		deals := 0
		for !q.Idle() {
			q.Tick()
			for _, c := range q.Cues() {
				if c == CueDeal {
					deals++
				}
			}
		}
		atRest(t, q)
		if deals == 0 {
			t.Errorf("%s: a deal without a sound", name)
		}
	}
}

func TestAnEmptyTableIsLaidOutAndTicks(t *testing.T) {
	q := NewQueue(desk, Timing{})
	q.SetTiming(Timing{Speed: Fast})
	q.Tick()
	q.Relayout(Geometry{W: 390, H: 844}, true)
	if !q.Still() || len(q.Poses()) != 0 || q.Pile() != 0 || q.Held(3) != 0 {
		t.Error("an empty table shows something")
	}
	l := Arrange(&engine.Snapshot{Viewer: engine.Spectator}, desk)
	if len(l.Poses) != 0 {
		t.Error("an empty table has cards")
	}
}

func TestFastForwardPlaysFourTimesAsFast(t *testing.T) {
	length := func(hurry bool) int {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), Timing{Speed: Slow})
		q.FastForward(hurry)
		q.Push(tb.snap(tb.take(2, 4)))
		return run(t, q)
	}
	if slow, fast := length(false), length(true); fast > slow/4+3 {
		t.Errorf("%d ticks, and %d in a hurry", slow, fast)
	}
}

func TestOrderWithoutAnEventIsAPlainMove(t *testing.T) {
	tb := newTable(2, 7)
	a := tb.snap(quiet())
	tb.take(1, 2)
	b := tb.snap(engine.Event{Kind: engine.EventKind(250), Seat: 1, Target: engine.NoSeat})
	q := settledAt(a, Timing{})
	q.Push(b)
	run(t, q)
	atRest(t, q)
	if got := heading(Between(a, b)); got != "2 draw → seat 1" {
		t.Errorf("an unknown event moved %s", got)
	}
}
