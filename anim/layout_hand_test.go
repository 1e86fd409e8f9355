package anim

import (
	"math"
	"slices"
	"testing"
)

func TestTheStripFollowsTheFormulaAndRowsKeepItWideEnough(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		cards int
		rows  int
		strip float64
	}{
		{1280, 720, 1, 1, 74.4}, {1280, 720, 8, 1, 74.4}, {1280, 720, 15, 1, 48}, {1280, 720, 25, 1, 28},
		{1280, 720, 40, 2, 35.4}, {390, 844, 7, 1, 45.8}, {390, 844, 15, 2, 39.3},
	} {
		s := bigHand(4, c.cards)
		l := Arrange(&s, Geometry{W: c.w, H: c.h})
		if l.Hand.Rows != c.rows || math.Abs(l.Hand.Strip-c.strip) > 0.1 {
			t.Errorf("%gx%g, %d cards: %d rows with strips of %.1f, want %d and %.1f", c.w, c.h, c.cards, l.Hand.Rows, l.Hand.Strip, c.rows, c.strip)
		}
	}
}

func TestEveryCardOfAHandCanBeHitInItsOwnStrip(t *testing.T) {
	for _, size := range sizes {
		for _, cards := range []int{1, 2, 7, 12, 13, 25, 40, 55} {
			s := bigHand(4, cards)
			l := Arrange(&s, Geometry{W: size[0], H: size[1]})
			if l.Hand.Strip < stripMin && (cards <= 40 || !l.Portrait) {
				t.Errorf("%v, %d cards: strips of %.1f px", size, cards, l.Hand.Strip)
			}
			for i := range cards {
				p := l.HandPose(i)
				// The middle of the index: 12 from the left edge and 28 from the upper edge of the card.
				sin, cos := math.Sincos(p.Angle)
				u, v := (12-CardW/2)*p.Scale, (28-CardH/2)*p.Scale
				x, y := p.X+u*cos-v*sin, p.Y+u*sin+v*cos
				if got, ok := l.HandAt(x, y); !ok || got != i {
					t.Errorf("%v, %d cards: the index of card %d hits card %d", size, cards, i, got)
				}
				if x < 0 || y < 0 || x > l.W || y > l.H {
					t.Errorf("%v, %d cards: the index of card %d is outside the window", size, cards, i)
				}
			}
			if _, ok := l.HandAt(l.W/2, l.Discard.Y); ok {
				t.Errorf("%v, %d cards: the discard pile hits the hand", size, cards)
			}
		}
	}
}

func TestAHoveredCardRisesStraightAndTheNextIndexComesClear(t *testing.T) {
	for _, cards := range []int{1, 2, 7, 9, 10, 15, 25, 28} {
		s := bigHand(4, cards)
		l := Arrange(&s, desk)
		rest := slices.Clone(l.Poses)
		for i := range cards {
			h := l.Hovered(*l.HandPose(i), i, 1)
			if h.Angle != 0 || h.Scale != 1.15*l.Hand.Scale || h.Y > l.HandPose(i).Y-24 {
				t.Errorf("%d cards: card %d is lifted to %+v", cards, i, h)
			}
			if i+1 < cards {
				n := l.Hovered(*l.HandPose(i + 1), i, 1)
				if left, right := n.X-CardW/2*n.Scale, h.X+CardW/2*h.Scale; left < right {
					t.Errorf("%d cards: the card beside card %d is covered by %.0f px", cards, i, right-left)
				}
				last := l.Hovered(*l.HandPose(cards - 1), i, 1)
				// The last few of a larger hand have no others to their right that could close up.
				if right := last.X + CardW/2*last.Scale; cards <= 15 && i+2 < cards && right > l.Call.X-l.Call.W/2+8 {
					t.Errorf("%d cards: with card %d lifted the last one ends at %.0f, over the call", cards, i, right)
				}
				if last.X-CardW/2*last.Scale+24 > l.W {
					t.Errorf("%d cards: with card %d lifted the last one's index leaves the window", cards, i)
				}
			}
			for k := i + 2; k < cards; k++ {
				a, b := l.Hovered(*l.HandPose(k - 1), i, 1), l.Hovered(*l.HandPose(k), i, 1)
				if b.X-a.X < 18 {
					t.Errorf("%d cards, %d lifted: cards %d and %d are %.0f px apart", cards, i, k-1, k, b.X-a.X)
				}
			}
			for k := range cards {
				if got := l.Hovered(*l.HandPose(k), i, 0); got != *l.HandPose(k) {
					t.Errorf("a card moves before it is hovered")
				}
			}
		}
		for _, p := range l.Poses { // other seats' cards and the discards stay
			if !p.Place.is(l.Hand.Seat) && l.Hovered(p, 0, 1) != p {
				t.Errorf("hovering the hand moves a card of %v", p.Place)
			}
		}
		if !slices.Equal(rest, l.Poses) {
			t.Error("hovering changed the rest layout")
		}
	}
}

func TestALiftedCardSendsNoOtherOverThePlayersPlate(t *testing.T) {
	for _, claims := range []bool{false, true} {
		for _, size := range sizes {
			for seats := 2; seats <= 10; seats++ {
				for cards := 2; cards <= 40; cards++ {
					s := bigHand(seats, cards)
					l := Arrange(&s, Geometry{W: size[0], H: size[1], Claims: claims})
					plate := l.Plates[l.Hand.Seat]
					if l.Portrait {
						continue // it lies above the hand
					}
					for i := range cards {
						for k := range i {
							rest, p := *l.HandPose(k), l.Hovered(*l.HandPose(k), i, 1)
							left, right := p.X-CardW/2*p.Scale, plate.X+plate.W/2
							if p.X > rest.X || left < right && p.X < rest.X {
								t.Fatalf("%v, %d seats, claims %v, %d cards: with card %d lifted card %d goes to %.0f, the plate ends at %.0f", size, seats, claims, cards, i, k, left, right)
							}
						}
					}
				}
			}
		}
	}
}

func TestALiftedCardSendsNoOtherOutOfTheWindowWhereItIsHeldUpright(t *testing.T) {
	upperLeft := func(p Pose) float64 {
		sin, cos := math.Sincos(p.Angle)
		return p.X - (CardW/2*cos-CardH/2*sin)*p.Scale
	}
	for _, claims := range []bool{false, true} {
		for _, only := range []bool{false, true} {
			for _, size := range sizes {
				for cards := 2; cards <= 40; cards++ {
					s := bigHand(4, cards)
					l := Arrange(&s, Geometry{W: size[0], H: size[1], Claims: claims, HandOnly: only})
					if !l.Portrait && !l.HandOnly {
						continue // the plate stands there
					}
					for i := range cards {
						for k := range i {
							rest, p := upperLeft(*l.HandPose(k)), upperLeft(l.Hovered(*l.HandPose(k), i, 1))
							if p < min(0, rest) {
								t.Fatalf("%v, claims %v, the hand alone %v, %d cards: with card %d lifted the corner of card %d goes from %.1f to %.1f", size, claims, only, cards, i, k, rest, p)
							}
						}
					}
				}
			}
		}
	}
}

func TestTheFanIsTiltedUpToTwelveCardsAndByTenDegreesAtMost(t *testing.T) {
	for cards := 1; cards <= 20; cards++ {
		s := bigHand(4, cards)
		l := Arrange(&s, desk)
		steepest := 0.0
		for i := range cards {
			steepest = max(steepest, math.Abs(l.HandPose(i).Angle))
		}
		if (steepest > 0) != (cards > 1 && cards < flatFrom) || steepest > mostAngle {
			t.Errorf("%d cards are tilted by up to %.1f°", cards, steepest*180/math.Pi)
		}
	}
}

func TestInTwoRowsOnlyTheHoveredRowParts(t *testing.T) {
	s := bigHand(4, 50)
	l := Arrange(&s, desk)
	if l.Hand.Rows != 2 {
		t.Fatalf("50 cards lie in %d rows", l.Hand.Rows)
	}
	for i := range 50 {
		for k := range 50 {
			p := l.HandPose(k)
			if moved := l.Hovered(*p, i, 1) != *p; moved != (k/25 == i/25) {
				t.Fatalf("with card %d lifted card %d moves: %v", i, k, moved)
			}
		}
	}
}

func TestABoxHoldsItsEdgesAndNothingBeyond(t *testing.T) {
	b := Box{X: 100, Y: 50, W: 40, H: 20}
	if !b.Contains(80, 40) || !b.Contains(120, 60) || b.Contains(121, 50) || b.Contains(100, 39) {
		t.Error("the box is not where it is")
	}
}
