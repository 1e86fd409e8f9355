package anim

import (
	"testing"

	"fourtell/engine"
)

func TestSeatsSitInTheOrderTheTableTells(t *testing.T) {
	for _, c := range []struct {
		name   string
		g      Geometry
		viewer engine.Seat
	}{
		{"at a desk", desk, 3},
		{"on a phone", Geometry{W: 390, H: 844, TextScale: 1}, 3},
		{"on a phone that shows a hand alone", Geometry{W: 390, H: 844, TextScale: 1, HandOnly: true}, 3},
		{"before a spectator", desk, engine.Spectator},
		{"on a big screen", Geometry{W: 1920, H: 1080, TextScale: 1, Public: true}, engine.Spectator},
	} {
		for _, order := range [][]engine.Seat{{0, 3, 1, 4, 2}, {0, 9, 2, 7, 4, 5, 6, 3, 8, 1}} {
			tb := newTable(len(order), 5)
			tb.viewer = c.viewer
			plain := Arrange(ptr(tb.snap(quiet())), c.g)
			tb.order = order
			s := tb.snap(quiet())
			l := Arrange(&s, c.g)
			bottom := max(0, c.viewer)
			for k := range order {
				seat, place := s.Beside(bottom, k), (int(bottom)+k)%len(order)
				if l.Plates[seat] != plain.Plates[place] || seat != c.viewer && l.Fans[seat] != plain.Fans[place] {
					t.Errorf("%s, %d seats: seat %d, %d places on from the viewer, does not sit there", c.name, len(order), seat, k)
				}
			}
		}
	}
}

func ptr(s engine.Snapshot) *engine.Snapshot { return &s }

func TestCardsAreDealtInTheOrderOfTheSeats(t *testing.T) {
	tb := newTable(5, 2)
	tb.order = []engine.Seat{0, 3, 1, 4, 2}
	s := tb.snap(engine.Event{Kind: engine.EventDealt, Seat: 3, Target: engine.NoSeat})
	s.Dealer = 3
	want := []engine.Seat{1, 4, 2, 0, 3, 1, 4, 2, 0, 3}
	for i, seat := range want {
		if m := Between(engine.Snapshot{}, s).Moves[i]; m.To != handOf(seat) {
			t.Errorf("card %d goes to %v, want seat %d", i, m.To, seat)
		}
	}
}

func TestHandsGoRoundInTheOrderOfTheSeats(t *testing.T) {
	for _, dir := range []int{1, -1} {
		tb := newTable(5, 2)
		tb.order = []engine.Seat{0, 3, 1, 4, 2}
		before := tb.snap(quiet())
		next := make([][]engine.Card, 5)
		for s := range tb.hands {
			next[before.Beside(engine.Seat(s), dir)] = tb.hands[s]
		}
		tb.hands = next
		for _, m := range Between(before, tb.snap(engine.Event{Kind: engine.EventHandsRotated, Seat: 1, Target: engine.NoSeat, Count: dir})).Moves {
			if want := handOf(before.Beside(m.From.Seat, dir)); m.To != want {
				t.Errorf("going %+d the hand of seat %d goes to %v, want %v", dir, m.From.Seat, m.To, want)
			}
		}
	}
}
