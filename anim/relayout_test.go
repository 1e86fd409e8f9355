package anim

import (
	"testing"

	"fourtell/engine"
)

func TestAResizedWindowLosesNothing(t *testing.T) {
	other := Geometry{W: 390, H: 844, TextScale: 1.5}
	for _, glide := range []bool{true, false} {
		for at := range 40 {
			tb := newTable(4, 7)
			q := settledAt(tb.snap(quiet()), Timing{})
			h := listen(t, q)
			played, paid := drawFour(tb)
			q.Push(played)
			q.Push(paid)
			for range at {
				q.Tick()
			}
			q.OnIdle = func(k Kind, s engine.Snapshot) { h.log = append(h.log, k.String()) }
			q.OnChallengeReady = func(engine.Snapshot) { h.log = append(h.log, "ready") }
			h.log = h.log[:0]
			q.Relayout(other, glide)
			for !q.Still() {
				q.Tick()
			}
			atRest(t, q)
			if len(h.log) == 0 || h.log[len(h.log)-1] != "ready" {
				t.Errorf("resized at tick %d: hooks %v", at, h.log)
			}
		}
	}
}

func TestAJumpToAnotherWindowIsOverAtOnce(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Relayout(Geometry{W: 1920, H: 1080}, false)
	atRest(t, q)
	q.Tick()
	if !q.Still() {
		t.Error("something still moves")
	}
}

func TestASortedHandGlidesCardByCard(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	keys := map[engine.Card]uint32{}
	for _, p := range q.Poses() {
		if p.Place.is(0) {
			keys[p.Card.ID] = p.Key
		}
	}
	g := desk
	g.Order = []engine.Card{7, 3, 99, 0, 1, 3}
	q.Relayout(g, true)
	if q.Still() || !q.Idle() {
		t.Error("sorting glides, and the table is idle meanwhile")
	}
	for !q.Still() {
		q.Tick()
	}
	atRest(t, q)
	l := q.Layout()
	for i, id := range []engine.Card{7, 3, 1, 2, 4, 5, 6} {
		if got := l.HandPose(i).Card.ID; got != id {
			t.Errorf("place %d holds card %d, want %d", i, got, id)
		}
	}
	for _, p := range q.Poses() {
		if p.Place.is(0) && keys[p.Card.ID] != p.Key {
			t.Errorf("card %d became another sprite", p.Card.ID)
		}
	}
}

func TestACardLetGoSpringsBackOrIsPlayedFromThere(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	pose := func(id engine.Card) Pose {
		for _, p := range q.Poses() {
			if p.Card.ID == id {
				return p
			}
		}
		t.Fatalf("card %d is not drawn", id)
		return Pose{}
	}
	q.LetGo(3, 640, 200, 0.3, 1.2)
	if p := pose(3); p.X != 640 || p.Y != 200 {
		t.Errorf("let go at 640, 200 the card is drawn at %v, %v", p.X, p.Y)
	}
	for !q.Still() {
		q.Tick()
	}
	atRest(t, q)

	q.LetGo(3, 640, 200, 0.3, 1.2)
	q.Push(tb.snap(tb.play(0, 2)))
	q.Tick()
	if p := pose(3); p.Y < 120 || p.Y > 330 {
		t.Errorf("the play begins at %v, %v and not where the card was let go", p.X, p.Y)
	}
	run(t, q)
	atRest(t, q)
}
