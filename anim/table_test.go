package anim

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// table is a hand-made game for tests: the truth, from which snapshots are taken.
type table struct {
	seq, decision uint32
	viewer        engine.Seat
	hands         [][]engine.Card
	draw, discard []engine.Card
	stamps        map[engine.Card]engine.Color
	phase         engine.Phase
	turn          engine.Seat
	color         engine.Color
	pending       *shed.Pending
	order         []engine.Seat
	open          map[engine.Seat]bool // whose hands everybody sees
	blind         map[engine.Card]bool // cards that nobody has looked at
}

// newTable deals each seat size cards of the deck in order, the viewer is seat 0.
func newTable(seats, size int) *table {
	t := &table{phase: engine.PhasePlay, color: shed.Red, stamps: map[engine.Card]engine.Color{}}
	for id := engine.Card(1); id <= 108; id++ {
		t.draw = append(t.draw, id)
	}
	for range seats {
		t.hands = append(t.hands, slices.Clone(t.draw[:size]))
		t.draw = t.draw[size:]
	}
	t.discard, t.draw = []engine.Card{t.draw[0]}, t.draw[1:]
	return t
}

func (t *table) seen(id engine.Card) engine.SeenCard {
	return engine.SeenCard{ID: id, Face: engine.Face(1 + (int(id)-1)%(shed.Faces-1)), Stamp: t.stamps[id]}
}

func (t *table) snap(e engine.Event, riders ...engine.Event) engine.Snapshot {
	t.seq++
	s := engine.Snapshot{Seq: t.seq, Decision: t.decision, Viewer: t.viewer, Round: 1, Phase: t.phase, Turn: t.turn,
		Direction: 1, Order: t.order, Draw: len(t.draw), Cause: e, Riders: riders}
	own := shed.Own{Color: t.color}
	if t.pending != nil {
		p := *t.pending
		own.Pending = &p
	}
	s.Own = own
	for i, h := range t.hands {
		hand := engine.Hand{Count: len(h)}
		if engine.Seat(i) == t.viewer || t.open[engine.Seat(i)] {
			for _, id := range h {
				if !t.blind[id] {
					hand.Cards = append(hand.Cards, t.seen(id))
				}
			}
			for len(hand.Cards) < len(h) {
				hand.Cards = append(hand.Cards, engine.SeenCard{})
			}
		}
		s.Hands = append(s.Hands, hand)
	}
	for _, id := range t.discard {
		s.Discard = append(s.Discard, t.seen(id))
	}
	return s
}

func (t *table) play(seat engine.Seat, index int) engine.Event {
	id := t.hands[seat][index]
	t.hands[seat] = slices.Delete(t.hands[seat], index, index+1)
	t.discard = append(t.discard, id)
	return engine.Event{Kind: engine.EventPlayed, Seat: seat, Target: engine.NoSeat, Cards: []engine.SeenCard{t.seen(id)}}
}

func (t *table) take(seat engine.Seat, n int) engine.Event {
	t.hands[seat] = append(t.hands[seat], t.draw[:n]...)
	t.draw = t.draw[n:]
	return engine.Event{Kind: engine.EventPenalty, Seat: seat, Target: engine.NoSeat, Count: n, Reason: engine.ForDrawFour}
}

// wild makes the card a Wild Draw Four's face by picking an identity of that face.
const wildID = engine.Card(shed.FaceWildDrawFour)

func (t *table) giveWild(seat engine.Seat) {
	t.draw = slices.DeleteFunc(t.draw, func(c engine.Card) bool { return c == wildID })
	t.hands[seat] = append(t.hands[seat], wildID)
}

var desk = Geometry{W: 1280, H: 720, TextScale: 1}

func quiet() engine.Event { return engine.Event{Seat: engine.NoSeat, Target: engine.NoSeat} }

// settledAt is a queue that shows s and has announced it.
func settledAt(s engine.Snapshot, t Timing) *Queue {
	q := NewQueue(desk, t)
	q.Settle(s)
	q.Tick()
	return q
}

// run ticks until the queue is idle and gives the number of ticks.
func run(t testing.TB, q *Queue) int {
	t.Helper()
	for n := range 20000 {
		if q.Idle() {
			return n
		}
		q.Tick()
	}
	t.Fatal("the queue never came to rest")
	return 0
}

// atRest checks rule 2: every pose is the layout's, and no card came from nowhere.
func atRest(t testing.TB, q *Queue) {
	t.Helper()
	want := Arrange(&q.shown, q.geom)
	got := q.Poses()
	if len(got) != len(want.Poses) {
		t.Fatalf("%d poses at rest, the layout has %d (after %s)", len(got), len(want.Poses), q.shown.Cause.Kind)
	}
	for i := range got {
		p := got[i]
		if p.Key == 0 {
			t.Fatalf("pose %d has no key", i)
		}
		p.Key = 0
		if p != want.Poses[i] {
			t.Fatalf("pose %d rests at\n%+v, the layout says\n%+v (after %s)", i, p, want.Poses[i], q.shown.Cause.Kind)
		}
	}
	if q.strays != 0 {
		t.Fatalf("%d cards came from nowhere or vanished (after %s)", q.strays, q.shown.Cause.Kind)
	}
}
