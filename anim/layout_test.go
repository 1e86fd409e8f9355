package anim

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"fourtell/engine"
)

// sizes are windows from the smallest to 4K, wide, square, and phones held upright.
var sizes = [][2]float64{{960, 540}, {1280, 720}, {1024, 768}, {1558, 720}, {1920, 1080}, {2520, 1080}, {3840, 2160}, {390, 844}, {430, 932}, {768, 1024}}

// bigHand is a table where the viewer holds so many of the first cards, the others few.
func bigHand(seats, cards int) engine.Snapshot {
	tb := newTable(seats, 3)
	tb.hands[0] = append(tb.hands[0], tb.draw[:max(0, cards-3)]...)
	tb.hands[0] = tb.hands[0][:cards]
	tb.draw = tb.draw[max(0, cards-3):]
	for range 3 {
		tb.discard, tb.draw = append(tb.discard, tb.draw[0]), tb.draw[1:]
	}
	return tb.snap(quiet())
}

func overlap(a, b Box) bool {
	return math.Abs(a.X-b.X) < (a.W+b.W)/2-0.5 && math.Abs(a.Y-b.Y) < (a.H+b.H)/2-0.5
}

func TestNothingOnTheTableOverlapsOrLeavesTheWindow(t *testing.T) {
	for _, size := range sizes {
		for seats := 2; seats <= 10; seats++ {
			for _, cards := range []int{1, 7, 12, 25, 40} {
				for _, text := range []float64{1, 1.25, 1.5, 2} {
					s := bigHand(seats, cards)
					l := Arrange(&s, Geometry{W: size[0], H: size[1], TextScale: text})
					name := fmt.Sprintf("%gx%g, %d seats, %d cards, text %g", size[0], size[1], seats, cards, text)
					check := func(what string, b Box, others map[string]Box) {
						if b.X-b.W/2 < -0.5 || b.X+b.W/2 > l.W+0.5 || b.Y-b.H/2 < -0.5 || b.Y+b.H/2 > l.H+0.5 {
							t.Errorf("%s: %s leaves the window: %+v", name, what, b)
						}
						for other, o := range others {
							if other != what && overlap(b, o) {
								t.Errorf("%s: %s lies on %s", name, what, other)
							}
						}
					}
					hand := l.Hand.Box
					hand.H = min(hand.H, 2*(l.H-hand.Y))
					boxes := map[string]Box{"draw": l.Draw, "discard": l.Discard, "chip": l.Chip, "call": l.Call, "log": l.Log, "hand": hand}
					for i, p := range l.Plates {
						boxes[fmt.Sprint("plate ", i)] = p
						if i > 0 && !l.Small && !l.Portrait {
							boxes[fmt.Sprint("fan ", i)] = l.Fans[i]
						}
					}
					for what, b := range boxes {
						check(what, b, boxes)
					}
				}
			}
		}
	}
}

func TestNothingButTheHandMovesWhenTheHandGrows(t *testing.T) {
	for _, size := range sizes {
		for _, seats := range []int{2, 4, 7, 10} {
			for _, text := range []float64{1, 2} {
				few := bigHand(seats, 2)
				was := Arrange(&few, Geometry{W: size[0], H: size[1], TextScale: text})
				for _, cards := range []int{7, 10, 25, 40} {
					s := bigHand(seats, cards)
					is := Arrange(&s, Geometry{W: size[0], H: size[1], TextScale: text})
					if is.Call != was.Call || is.Chip != was.Chip || is.Draw != was.Draw || is.Discard != was.Discard || !slices.Equal(is.Plates, was.Plates) {
						t.Errorf("%v, %d seats, text %g: with %d cards the plates, the call or the piles lie elsewhere", size, seats, text, cards)
					}
				}
			}
		}
	}
}

func TestOtherHandsStayInTheWindowHiddenShownOrWatched(t *testing.T) {
	for _, size := range sizes {
		for seats := 2; seats <= 10; seats++ {
			for _, cards := range []int{1, 7, 10} {
				tb := newTable(seats, cards)
				for _, viewer := range []engine.Seat{0, engine.Spectator} {
					tb.viewer = viewer
					for accused := range engine.Seat(seats) {
						e := engine.Event{Kind: engine.EventChallengeResolved, Seat: accused, Target: (accused + 1) % engine.Seat(seats)}
						for _, id := range tb.hands[accused] {
							e.Cards = append(e.Cards, tb.seen(id))
						}
						s := tb.snap(e)
						l := Arrange(&s, Geometry{W: size[0], H: size[1]})
						for _, p := range l.Poses {
							if p.Place.Zone != Hand || p.Place.Seat == viewer {
								continue
							}
							if (p.Flip == 0) != (p.Place.Seat == accused) {
								t.Fatalf("seat %d is accused and a card of %v lies with flip %v", accused, p.Place, p.Flip)
							}
							w, h := CardW/2*p.Scale*0.9, CardH/2*p.Scale*0.9
							if p.X < w || p.X > l.W-w || p.Y < h || p.Y > l.H-h {
								t.Fatalf("%v, %d seats, viewer %d: a card of %v leaves the window at %.0f, %.0f", size, seats, viewer, p.Place, p.X, p.Y)
							}
						}
					}
				}
			}
		}
	}
}

// On a phone and on a tablet held upright the small fan of a plate stands as far from the face: the number beside it, which is
// placed from there, stays free.
func TestTheFanOfAnUprightPlateStandsWhereItsNumberLeavesItRoom(t *testing.T) {
	var first float64
	for _, size := range [][2]float64{{390, 844}, {768, 1024}, {820, 1180}} {
		s := bigHand(4, 7)
		l := Arrange(&s, Geometry{W: size[0], H: size[1]})
		from := (l.Fans[1].X - l.Plates[1].X + l.Plates[1].W/2) / l.Unit
		if first == 0 {
			first = from
		}
		if from > first+0.1 {
			t.Errorf("%v: the fan stands %.1f from the plate's left edge, on a phone %.1f", size, from, first)
		}
	}
}

// The pause, beside it the lamp and the sorting where claims are made, and the log stand at the head, on a screen held in the hand as
// wide as fingers: no plate lies under them, under another or where it is not seen.
func TestNoPlateLiesUnderTheButtonsAtTheHead(t *testing.T) {
	type window struct {
		w, h, finger float64
	}
	windows := []window{{1280, 720, 0}, {1558, 720, 0}, {960, 720, 0}}
	for _, held := range [][2]float64{{568, 320}, {640, 360}, {667, 375}, {800, 360}, {844, 390}, {932, 430}, {1024, 768}, {1280, 800}} { // in pixels of a page
		unit := min(held[1]/720, held[0]/960)
		windows = append(windows, window{held[0] / unit, held[1] / unit, 44 / unit})
	}
	for _, at := range windows {
		for seats := 2; seats <= 10; seats++ {
			for _, text := range []float64{1, 1.25, 1.5, 2} {
				for left, claims := range map[float64]bool{1: false, 3: true} {
					s := bigHand(seats, 7)
					l := Arrange(&s, Geometry{W: at.w, H: at.h, Claims: claims, TextScale: text, Finger: at.finger})
					if phone := at.finger > 60*l.Unit; phone && !l.Corner {
						t.Errorf("%v, %d seats: the log is a tab, %.0f, too narrow for a finger", at, seats, l.Log)
					}
					side := max(44*l.Unit, at.finger)
					wide, middle := left*side+(left-1)*HeadGap*l.Unit, HeadEdge*l.Unit+side/2
					buttons := []Box{{HeadEdge*l.Unit + wide/2, middle, wide, side}}
					if l.Corner { // else it is a tab at the edge
						buttons = append(buttons, Box{l.W - middle, middle, side, side})
					}
					for i, p := range append(l.Plates[:seats:seats], l.Fans[1:]...) {
						if overlap(p, buttons[0]) || overlap(p, buttons[len(buttons)-1]) || p.X-p.W/2 < 0 || p.X+p.W/2 > l.W || p.Y-p.H/2 < 0 || p.Y+p.H/2 > l.H {
							t.Errorf("%v, claims %v, %d seats, text of %v: plate %d, %.0f, lies under the buttons, %.0f, or outside", at, claims, seats, text, i, p, buttons)
						}
						for j, other := range l.Plates[:min(i, seats)] {
							if overlap(p, other) && !(l.Small && i >= seats) { // in a small plate they lie inside
								t.Errorf("%v, claims %v, %d seats, text of %v: plate %d, %.0f, lies on %d, %.0f", at, claims, seats, text, i, p, j, other)
							}
						}
					}
				}
			}
		}
	}
}
