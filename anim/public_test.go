package anim

import (
	"math"
	"testing"

	"fourtell/engine"
)

func TestATableLookedAtFromAfarIsLargerAndNothingOnItOverlaps(t *testing.T) {
	for seats := 2; seats <= 10; seats++ {
		s := engine.Snapshot{Viewer: engine.Spectator, Hands: make([]engine.Hand, seats)}
		for i := range s.Hands {
			s.Hands[i].Count = 7
		}
		plain := Arrange(&s, Geometry{W: 1280, H: 720})
		far := Arrange(&s, Geometry{W: 1280, H: 720, Public: true})
		if larger := far.Discard.W > plain.Discard.W && far.Plates[0].W > plain.Plates[0].W; larger != (seats <= publicSeats) {
			t.Errorf("%d seats: the pile is %v wide, else %v", seats, far.Discard.W, plain.Discard.W)
		}
		for i, a := range far.Plates {
			if a.X-a.W/2 < 0 || a.X+a.W/2 > 1280 || a.Y-a.H/2 < 0 || a.Y+a.H/2 > 720 {
				t.Errorf("%d seats: plate %d lies at %v", seats, i, a)
			}
			for k, b := range far.Plates[:i] {
				if math.Abs(a.X-b.X) < (a.W+b.W)/2 && math.Abs(a.Y-b.Y) < (a.H+b.H)/2 {
					t.Errorf("%d seats: plates %d and %d overlap", seats, k, i)
				}
			}
			if c := far.Chip; math.Abs(a.X-c.X) < (a.W+c.W)/2 && math.Abs(a.Y-c.Y) < (a.H+c.H)/2 {
				t.Errorf("%d seats: plate %d lies on the colour", seats, i)
			}
			if math.Hypot(a.X-far.Discard.X, a.Y-far.Discard.Y) < far.Ring {
				t.Errorf("%d seats: plate %d lies on the ring", seats, i)
			}
		}
		s.Viewer = 0
		if mine := Arrange(&s, Geometry{W: 1280, H: 720, Public: true}); mine.Unit != plain.Unit && seats <= publicSeats && mine.Unit != 1 {
			t.Errorf("%d seats: who sits has it in units of %v", seats, mine.Unit)
		}
	}
}
