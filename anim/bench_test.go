package anim

import (
	"testing"

	"fourtell/engine"
)

// beats are the photographs of a play at a table of four in the middle of a round.
func beats() (prev, next engine.Snapshot) {
	tb := newTable(4, 12)
	for range 10 {
		tb.discard, tb.draw = append(tb.discard, tb.draw[0]), tb.draw[1:]
	}
	prev = tb.snap(quiet())
	next = tb.snap(tb.play(2, 3), engine.Event{Kind: engine.EventTurn, Seat: 3})
	return prev, next
}

func BenchmarkBetween(b *testing.B) {
	prev, next := beats()
	b.ReportAllocs()
	for b.Loop() {
		Between(prev, next)
	}
}

func BenchmarkBetweenAndChoreograph(b *testing.B) {
	prev, next := beats()
	l := Arrange(&next, desk)
	b.ReportAllocs()
	for b.Loop() {
		Choreograph(Between(prev, next), next, l, Timing{})
	}
}

func BenchmarkArrange(b *testing.B) {
	_, next := beats()
	b.ReportAllocs()
	for b.Loop() {
		Arrange(&next, desk)
	}
}

func BenchmarkTickInMotion(b *testing.B) {
	tb := newTable(10, 7)
	opener := tb.discard
	tb.discard, tb.draw = nil, append(opener, tb.draw...)
	q := NewQueue(desk, Timing{})
	q.Push(tb.snap(engine.Event{Kind: engine.EventDealt, Target: engine.NoSeat}))
	for range 30 {
		q.Tick()
	}
	q.begun = 1e12 // for ever
	b.ReportAllocs()
	for b.Loop() {
		q.Tick()
	}
}

func BenchmarkInstantBeat(b *testing.B) {
	prev, next := beats()
	q := settledAt(prev, Timing{Speed: Instant})
	b.ReportAllocs()
	for b.Loop() {
		q.Settle(prev)
		q.Tick()
		q.Push(next)
		q.Tick()
		q.Tick()
	}
}
