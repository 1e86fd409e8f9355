package anim

import (
	"math"
	"testing"

	"fourtell/engine"
)

// tried is where the card that is held up is seen, tick by tick, from the beat's beginning to its end.
func tried(t *testing.T, q *Queue, seat engine.Seat) []Pose {
	t.Helper()
	var seen []Pose
	for !q.Idle() {
		q.Tick()
		for _, p := range q.Poses() {
			if p.Flying && p.Place.is(seat) {
				seen = append(seen, p)
			}
		}
		if n := q.Held(seat); n != q.Shown().Hands[seat].Count {
			t.Fatalf("the hand of seat %d counts %d cards while one of its %d is held up", seat, n, q.Shown().Hands[seat].Count)
		}
	}
	atRest(t, q)
	return seen
}

func misplay(tb *table, seat engine.Seat, index int) engine.Event {
	return engine.Event{Kind: engine.EventMisplayed, Seat: seat, Target: engine.NoSeat, Cards: []engine.SeenCard{tb.seen(tb.hands[seat][index])}}
}

func TestACardPlayedByMistakeGoesOutIsShakenAndGoesBack(t *testing.T) {
	for _, c := range []struct {
		name  string
		seat  engine.Seat
		index int
	}{{"mine", 0, 1}, {"another's", 2, 3}} {
		t.Run(c.name, func(t *testing.T) {
			tb := newTable(4, 7)
			q := settledAt(tb.snap(quiet()), Timing{})
			e := misplay(tb, c.seat, c.index)
			q.Push(tb.snap(e))
			seen := tried(t, q, c.seat)
			l := q.Layout()
			if want := int(math.Round((2*tryMs + shakeMs + tryReadMs) * 60 / 1000)); len(seen) < want-2 || len(seen) > want+1 {
				t.Errorf("it is under way for %d ticks, want about %d", len(seen), want)
			}
			if first, last := seen[0], seen[len(seen)-1]; math.Hypot(first.X-last.X, first.Y-last.Y) > 60 {
				t.Errorf("it leaves at %.0f, %.0f and comes back to %.0f, %.0f", first.X, first.Y, last.X, last.Y)
			}
			most, least, open, nearest, turns, way := 0.0, 0.0, 0, 1e9, 0, 0.0
			start := int(tryMs * 60 / 1000)
			still := seen[start+int(shakeMs*60/1000)+4]
			for i, p := range seen {
				if p.Card != e.Cards[0] {
					t.Fatalf("on tick %d it is card %d, not the one that was laid", i, p.Card.ID)
				}
				if p.Flip == 0 {
					open++
				}
				nearest = min(nearest, math.Hypot(p.X-l.Discard.X, p.Y-l.Discard.Y))
				if i >= start && i < start+int(shakeMs*60/1000) {
					d := p.X - still.X
					most, least = max(most, d), min(least, d)
					if d*way < 0 {
						turns++
					}
					if d != 0 {
						way = d
					}
					if p.Y != still.Y {
						t.Errorf("on tick %d it is shaken up or down", i)
					}
				}
			}
			if most < 0.8*shakeAside || most > 6.01 || least > -0.8*shakeAside || least < -6.01 || turns != 2*shakeTimes-1 {
				t.Errorf("it is shaken from %.1f to %.1f, and turns about %d times; want 6 to either side and %d turns", least, most, turns, 2*shakeTimes-1)
			}
			if nearest < 0.8*l.Discard.H {
				t.Errorf("it comes as near as %.0f to the discards, and ought to stop short of them", nearest)
			}
			if open < int((shakeMs+tryReadMs)*60/1000)-1 {
				t.Errorf("everybody sees it for %d ticks", open)
			}
		})
	}
}

func TestAMistakeMakesNoSecretOfTheHand(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Push(tb.snap(misplay(tb, 2, 3)))
	run(t, q)
	for _, p := range q.Poses() {
		if p.Place.is(2) && !p.Card.Hidden() {
			t.Errorf("card %d of another's hand is still known after the mistake", p.Card.ID)
		}
	}
}

func TestAMistakeWithReducedMotionStandsThere(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{Reduced: true})
	q.Push(tb.snap(misplay(tb, 0, 1)))
	seen := tried(t, q, 0)
	places := map[[2]float64]int{}
	for _, p := range seen {
		places[[2]float64{p.X, p.Y}]++
	}
	if len(places) != 2 || len(seen) < int((shakeMs+tryReadMs)*60/1000) {
		t.Errorf("it is seen at %d places in %d ticks: %v", len(places), len(seen), places)
	}
}

func TestACardPlayedUnseenTurnsForItsOwnerAlone(t *testing.T) {
	for _, c := range []struct {
		name string
		seat engine.Seat
		open bool
		sees bool
	}{{"its owner", 0, false, true}, {"another", 1, false, false}, {"another, of a hand that lies open", 1, true, true}} {
		t.Run(c.name, func(t *testing.T) {
			tb := newTable(3, 3)
			tb.open = map[engine.Seat]bool{1: c.open}
			unseen := tb.hands[c.seat][2]
			tb.blind = map[engine.Card]bool{unseen: true}
			q := settledAt(tb.snap(quiet()), Timing{})
			tb.blind = nil
			e := engine.Event{Kind: engine.EventUnfit, Seat: c.seat, Target: engine.NoSeat, Cards: make([]engine.SeenCard, 1)}
			if c.seat == 0 {
				e.Cards[0] = tb.seen(unseen)
			}
			q.Push(tb.snap(e))
			seen := tried(t, q, c.seat)
			top := 1e9
			open := 0
			for i, p := range seen {
				top = min(top, p.Y)
				if p.Flip < 0.5 {
					open++
					if p.Card.ID != unseen {
						t.Fatalf("on tick %d card %d turns, and %d was played", i, p.Card.ID, unseen)
					}
				}
			}
			if (open > 0) != c.sees {
				t.Errorf("it is seen open for %d ticks", open)
			}
			if c.seat == 0 && top > seen[len(seen)-1].Y-40 {
				t.Error("it is not lifted")
			}
		})
	}
}

func TestAMistakeInAnotherWindowIsHeldUpNoLonger(t *testing.T) {
	for at := range 70 {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), Timing{})
		q.Push(tb.snap(misplay(tb, 2, 3)))
		for range at {
			q.Tick()
		}
		q.Relayout(Geometry{W: 390, H: 844, TextScale: 1}, at%2 == 0)
		for !q.Still() {
			q.Tick()
		}
		atRest(t, q)
	}
}

func TestAFullHandIsSaidAtItsCount(t *testing.T) {
	tb := newTable(3, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Push(tb.snap(engine.Event{Kind: engine.EventLimit, Seat: 1, Target: engine.NoSeat, Count: 7}))
	q.Tick()
	q.Tick()
	if e := q.Effects(); len(e) != 1 || e[0].Kind != EffectFull || e[0].Seat != 1 {
		t.Errorf("there is to be seen %v", e)
	}
	run(t, q)
	atRest(t, q)
}
