package anim

import (
	"fmt"
	"math"
	"testing"

	"fourtell/engine"
)

func TestABigScreenIsLargerAndNothingOnItOverlaps(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {960, 720}, {1720, 720}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%d seats on %v", seats, size), func(t *testing.T) { farApart(t, seats, size[0], size[1]) })
		}
	}
}

// farApart checks a big screen of that size and so many seats.
func farApart(t *testing.T, seats int, w, h float64) {
	s := engine.Snapshot{Viewer: engine.Spectator, Hands: make([]engine.Hand, seats)}
	for i := range s.Hands {
		s.Hands[i].Count = 7
	}
	g := Geometry{W: w, H: h}
	plain := Arrange(&s, g)
	g.Public = true
	far := Arrange(&s, g)
	if !far.Far || far.Discard.W < 1.25*plain.Discard.W || far.Plates[0].W < 1.2*plain.Plates[0].W {
		t.Errorf("the pile is %v wide, else %v; a plate %v, else %v", far.Discard.W, plain.Discard.W, far.Plates[0].W, plain.Plates[0].W)
	}
	k := far.Unit / FarScale
	poster := Box{w - 187*k, h - 114*k, 334 * k, 190 * k} // how others come, in the corner
	round := Box{109 * k, 50 * k, 170 * k, 52 * k}        // which round it is
	ring := Box{far.Discard.X, far.Discard.Y, 2 * far.Ring, 2 * far.Ring}
	fixed := map[string]Box{"the colour": far.Chip, "the draw pile": far.Draw, "the code to scan": poster, "the round": round}
	for what, b := range fixed {
		if what != "the draw pile" && meets(b, far.Draw) || meets(b, ring) {
			t.Errorf("%s lies at %v, on a pile", what, b)
		}
	}
	before := math.Inf(-1)
	for i, a := range far.Plates {
		if a.X-a.W/2 < 0 || a.X+a.W/2 > w || a.Y-a.H/2 < 0 || a.Y+a.H/2 > h {
			t.Errorf("plate %d lies at %v", i, a)
		}
		for n, b := range far.Plates[:i] {
			if meets(a, b) {
				t.Errorf("plates %d and %d overlap", n, i)
			}
		}
		for what, b := range fixed {
			if meets(a, b) {
				t.Errorf("plate %d lies on %s", i, what)
			}
		}
		if math.Hypot(a.X-far.Discard.X, a.Y-far.Discard.Y) < far.Ring || !far.Plates[i].Contains(far.Fans[i].X, far.Fans[i].Y) {
			t.Errorf("plate %d lies on the ring, or has its cards elsewhere", i)
		}
		turn := math.Mod(math.Atan2(a.Y-far.Discard.Y, a.X-far.Discard.X)-math.Pi/2+2*math.Pi+0.2, 2*math.Pi) // from the lower edge, clockwise
		if turn <= before {
			t.Errorf("seat %d does not follow the one before it clockwise", i)
		}
		before = turn
	}
	s.Viewer = 0
	if mine := Arrange(&s, g); mine.Far || mine.Unit != plain.Unit {
		t.Errorf("who sits has it in units of %v", mine.Unit)
	}
}

func meets(a, b Box) bool { return math.Abs(a.X-b.X) < (a.W+b.W)/2 && math.Abs(a.Y-b.Y) < (a.H+b.H)/2 }
