package anim

import (
	"math"
	"testing"

	"fourtell/engine"
)

// corners are those of the part of a card in which its index stands: the left 29 of its width, and 58 of its height, see the decks.
func corners(p *Pose) (at [4][2]float64) {
	sin, cos := math.Sincos(p.Angle)
	for i, c := range [4][2]float64{{0, 0}, {29, 0}, {0, 58}, {29, 58}} {
		x, y := (c[0]-CardW/2)*p.Scale, (c[1]-CardH/2)*p.Scale
		at[i] = [2]float64{p.X + x*cos - y*sin, p.Y + x*sin + y*cos}
	}
	return at
}

// The windows, in units of a window 720 high, in which claims are made: 960 by 540, 1280 by 720 and 1920 by 1080 are one.
var claimSizes = [][2]float64{{1280, 720}, {1280.6, 720}, {1558, 720}, {960, 720}, {960, 2077.5}, {960, 1706.7}, {390, 844}}

// Whoever weighs a claim reads their own hand: no index lies under the question, its answers or what the claim is made with, however
// large the hand, and it lies where it did before the question.
func TestNoIndexOfTheHandLiesUnderWhatAClaimIsMadeOrDoubtedWith(t *testing.T) {
	for _, size := range claimSizes {
		for _, seats := range []int{2, 4, 7, 10} {
			for cards := 1; cards <= 52; cards++ {
				for _, text := range []float64{1, 1.5, 2} {
					for _, only := range []bool{false, true} {
						s := bigHand(seats, cards)
						l := Arrange(&s, Geometry{W: size[0], H: size[1], Claims: true, TextScale: text, HandOnly: only})
						for i := range cards {
							for _, at := range corners(l.HandPose(i)) {
								for name, box := range map[string]Box{"what is told of a claim": l.Doubt, "the answers": l.Verbs, "the claim": l.Call} {
									if box.W <= 0 || box.H <= 0 {
										t.Fatalf("%v: there is no room for %s", size, name)
									}
									if box.Contains(at[0], at[1]) {
										t.Fatalf("%v, %d seats, text of %v, only the hand: %v: the index of card %d of %d, at %.0f, lies under %s, %+v",
											size, seats, text, only, i+1, cards, at, name, box)
									}
								}
								if at[0] < 0 || at[0] > l.W || at[1] < 0 || at[1] > l.H {
									t.Fatalf("%v: the index of card %d of %d is outside the window, at %.0f", size, i+1, cards, at)
								}
							}
						}
						if only && !l.Portrait {
							break
						}
					}
				}
			}
		}
	}
}

// Where the strips of a row would be too narrow for a pointer there is one row more, and no more than that.
func TestALargeHandHasAsManyRowsAsItsIndexesNeedBesideAClaim(t *testing.T) {
	for _, c := range []struct {
		w, h        float64
		cards, rows int
	}{{1280, 720, 10, 1}, {1280, 720, 20, 1}, {1280, 720, 21, 2}, {1280, 720, 26, 2}, {1280, 720, 40, 2}, {1280, 720, 52, 3}, {1558, 720, 26, 1},
		{1558, 720, 40, 2}, {390, 844, 26, 3}, {390, 844, 40, 4}} {
		s := bigHand(4, c.cards)
		l := Arrange(&s, Geometry{W: c.w, H: c.h, Claims: true})
		if l.Hand.Rows != c.rows || l.Hand.Strip < stripMin && !l.Portrait {
			t.Errorf("%gx%g, %d cards: %d rows with strips of %.1f, want %d rows", c.w, c.h, c.cards, l.Hand.Rows, l.Hand.Strip, c.rows)
		}
	}
}

// The question of a window held upright covers the pile wholly: what of it looked out would be neither seen nor told.
func TestThePileIsWhollyCoveredByTheQuestionOfAWindowHeldUpright(t *testing.T) {
	for _, only := range []bool{false, true} {
		for seats := 2; seats <= 10; seats++ {
			s := bigHand(seats, 9)
			l := Arrange(&s, Geometry{W: 390, H: 844, Claims: true, HandOnly: only})
			for id := range 200 {
				p := l.discarded(engine.SeenCard{ID: engine.Card(id)}, id)
				sin, cos := math.Sincos(p.Angle)
				w, h := CardW/2*p.Scale, CardH/2*p.Scale
				for _, c := range [4][2]float64{{-w, -h}, {w, -h}, {-w, h}, {w, h}} {
					if x, y := p.X+c[0]*cos-c[1]*sin, p.Y+c[0]*sin+c[1]*cos; !l.Doubt.Contains(x, y) {
						t.Fatalf("%d seats, only the hand: %v: a card of the pile reaches to %.0f, %.0f, the question lies at %+v", seats, only, x, y, l.Doubt)
					}
				}
			}
		}
	}
}
