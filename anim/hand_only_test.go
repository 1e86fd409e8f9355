package anim

import (
	"fmt"
	"testing"

	"fourtell/engine"
)

func TestAHandOnAPhoneOfItsOwnLiesInRowsBetweenWhatItHasToFitAndWhatCanBeDone(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {600, 900}} {
		for _, count := range []int{1, 2, 5, 6, 9, 10, 14, 20, 30, 60} {
			t.Run(fmt.Sprintf("%d cards on %v", count, size), func(t *testing.T) {
				s := engine.Snapshot{Hands: make([]engine.Hand, 4)}
				for i := range s.Hands {
					s.Hands[i].Count = 7
				}
				s.Hands[0].Count = count
				for i := range count {
					s.Hands[0].Cards = append(s.Hands[0].Cards, engine.SeenCard{ID: engine.Card(i + 1), Face: 1})
				}
				g := Geometry{W: size[0], H: size[1], HandOnly: true}
				l := Arrange(&s, g)
				u := l.Unit
				if !l.HandOnly {
					t.Fatal("it is the whole table's arrangement")
				}
				for i := range count {
					p := l.HandPose(i)
					x, y := CardW*p.Scale/2, CardH*p.Scale/2
					if p.X-x < -0.01 || p.X+x > l.W+0.01 || p.Y-y < l.Discard.Y+l.Discard.H/2+10*u || p.Y+y > l.Call.Y-l.Call.H/2-80*u || p.Angle != 0 {
						t.Errorf("card %d lies at %.0f, %.0f", i, p.X, p.Y)
					}
				}
				if count > 1 && count <= 40 && l.Hand.Strip < stripMin*min(1, u) {
					t.Errorf("of a card one sees %.1f", l.Hand.Strip)
				}
				for i := 1; i < 4; i++ {
					if b := l.Plates[i]; b.Y+b.H/2 > 0 {
						t.Errorf("seat %d is seen at %v", i, b)
					}
				}
				if count == 9 && l.Hand.Rows != 2 {
					t.Errorf("nine cards lie in %d rows", l.Hand.Rows)
				}
				for name, o := range map[string]Layout{"wide": Arrange(&s, Geometry{W: 1280, H: 720, HandOnly: true}), "without": Arrange(&s, Geometry{W: size[0], H: size[1]})} {
					if o.HandOnly {
						t.Errorf("%s it is a phone's", name)
					}
				}
			})
		}
	}
}
