package anim

import (
	"math"
	"testing"

	"fourtell/engine"
)

// openTable is a table whose seats from 1 on hold so many cards that lie open.
func openTable(seats, cards int) *table {
	tb := newTable(seats, cards)
	tb.open = map[engine.Seat]bool{}
	for s := 1; s < seats; s++ {
		tb.open[engine.Seat(s)] = true
	}
	return tb
}

func TestTheCardsOfAnOpenHandCanBeToldApart(t *testing.T) {
	phone := Geometry{W: 390, H: 844, TextScale: 1}
	for _, c := range []struct {
		name   string
		g      Geometry
		seats  int
		viewer engine.Seat
	}{
		{"a desk of five", desk, 5, 0}, {"a desk of ten", desk, 10, 0}, {"a phone of five", phone, 5, 0}, {"a phone of ten", phone, 10, 0},
		{"a big screen of ten", Geometry{W: 1920, H: 1080, TextScale: 1, Public: true}, 10, engine.Spectator},
	} {
		for cards := 1; cards <= 5; cards++ {
			tb := openTable(c.seats, cards)
			tb.viewer = c.viewer
			s := tb.snap(quiet())
			l := Arrange(&s, c.g)
			for seat := engine.Seat(1); int(seat) < c.seats; seat++ {
				x := math.Inf(-1)
				for i := range l.Poses {
					p := &l.Poses[i]
					if !p.Place.is(seat) {
						continue
					}
					if p.Flip != 0 || p.Card.Hidden() {
						t.Fatalf("%s, %d cards: card %d of seat %d lies face down", c.name, cards, p.Index, seat)
					}
					// The index is 20 pixels high on a card of scale 1.
					left, top, most := p.X-(CardW/2-CornerX)*p.Scale, p.Y-(CardH/2-CornerY)*p.Scale, CornerW*p.Scale
					if 20*p.Scale < 8 {
						t.Errorf("%s, %d cards: the index of seat %d is %.1f pixels high", c.name, cards, seat, 20*p.Scale)
					}
					if left-x < 0.78*most {
						t.Errorf("%s, %d cards: of card %d of seat %d %.1f pixels are seen, its index takes %.1f", c.name, cards, p.Index-1, seat, left-x, most)
					}
					if left < 0 || left+most > c.g.W || top < 0 || top+CornerH*p.Scale > c.g.H {
						t.Errorf("%s, %d cards: card %d of seat %d lies outside the window", c.name, cards, p.Index, seat)
					}
					x = left
				}
				if _, ok := l.Opened(seat); !ok {
					t.Errorf("%s, %d cards: seat %d is said to be closed", c.name, cards, seat)
				}
			}
		}
	}
}

func TestAnOpenHandThatClosesTurnsOver(t *testing.T) {
	tb := openTable(3, 2)
	q := settledAt(tb.snap(quiet()), Timing{})
	e := tb.take(1, 1)
	tb.open[1] = false
	q.Push(tb.snap(e))
	half := map[uint32]bool{}
	for !q.Idle() {
		q.Tick()
		for _, p := range q.Poses() {
			if p.Place.is(1) && p.Flip > 0 && p.Flip < 1 && !p.Flying {
				half[p.Key] = true
			}
		}
	}
	atRest(t, q)
	if len(half) != 2 {
		t.Errorf("%d cards are seen to turn over, want the two that lay open", len(half))
	}
}

func TestAtTheEndOfARoundHandsLieAsTheyLay(t *testing.T) {
	tb := openTable(4, 3)
	tb.phase = engine.PhaseRoundOver
	s := tb.snap(simple(engine.EventRoundOver, 1))
	l := Arrange(&s, desk)
	for i := range l.Poses {
		if p := &l.Poses[i]; p.Place.is(2) && (p.Scale != l.Fans[2].H/CardH || p.Flip != 0) {
			t.Errorf("card %d lies at scale %.2f, flip %v", p.Index, p.Scale, p.Flip)
		}
	}
}
