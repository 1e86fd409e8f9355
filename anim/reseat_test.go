package anim

import (
	"math"
	"testing"

	"fourtell/engine"
)

func TestSeatsGlideToTheirNewPlacesBeforeTheDeal(t *testing.T) {
	for _, c := range []struct {
		name   string
		timing Timing
		order  []engine.Seat
		ticks  int
	}{
		{"another order", Timing{}, []engine.Seat{0, 3, 1, 4, 2}, 30},
		{"another order, with reduced motion", Timing{Reduced: true}, []engine.Seat{0, 3, 1, 4, 2}, 0},
		{"another order at once", Timing{Speed: Instant}, []engine.Seat{0, 3, 1, 4, 2}, 0},
		{"the same", Timing{}, nil, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := newTable(5, 5)
			q := settledAt(tb.snap(quiet()), c.timing)
			old := placesOf(q.Layout())
			again := newTable(5, 5)
			again.seq, again.order = tb.seq, c.order
			s := again.snap(engine.Event{Kind: engine.EventDealt, Seat: 0, Target: engine.NoSeat})
			s.Round = 2
			q.Push(s)
			want := Arrange(&s, q.geom)
			piles := []Box{want.Discard, want.Draw}
			moved, at := 0, old
			for n := 0; !q.Idle(); n++ {
				q.Tick()
				now := placesOf(q.Layout())
				for i, is := range now {
					if d := math.Hypot(is.plate.X-at[i].plate.X, is.plate.Y-at[i].plate.Y); c.ticks > 0 && d > 120 { // at its fastest three times as fast as on the average, half round the table
						t.Fatalf("tick %d: the plate of seat %d leaps by %.0f", n, i, d)
					}
					for _, pile := range piles {
						if pile.Contains(is.plate.X, is.plate.Y) {
							t.Fatalf("tick %d: seat %d goes over the piles", n, i)
						}
					}
				}
				if now[1] != at[1] {
					if moved++; c.ticks > 0 && !q.Reseating() {
						t.Fatal("a plate moves, and nobody is told")
					}
					for _, p := range q.Poses() {
						if p.Place.Zone == Hand && p.Flying && p.Alpha > 0 && now[1] != (seatPlace{want.Plates[1], want.Fans[1]}) {
							t.Fatalf("tick %d: a card is dealt before everybody sits", n)
						}
					}
				}
				at = now
			}
			atRest(t, q)
			for i := range want.Plates {
				if l := q.Layout(); l.Plates[i] != want.Plates[i] || l.Fans[i] != want.Fans[i] {
					t.Errorf("seat %d does not sit where the layout says", i)
				}
			}
			if c.ticks > 0 && (moved < c.ticks-1 || moved > c.ticks+1) || c.ticks == 0 && moved > 1 {
				t.Errorf("the seats move for %d ticks, want %d", moved, c.ticks)
			}
		})
	}
}
