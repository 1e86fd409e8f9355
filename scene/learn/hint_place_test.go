//go:build display

package learn

import (
	"fmt"
	"image"
	"testing"

	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// What a lesson or the lamp says lies over neither the top card nor, while it is dragged, the player's own.
func TestAdviceLeavesTheTopCardAndADraggedCardToBeSeen(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1680, Y: 720}, {X: 1024, Y: 768}} {
		for i := range learned(t, true) {
			t.Run(fmt.Sprintf("lesson %d at %v", i+1, size), func(t *testing.T) {
				s, in := ledStage(t, size.X, size.Y, stage.Options{})
				learned(t, true)[i].start(s)
				var table *tables.Table
				for range 400 {
					scenetest.Step(t, s, 1)
					if table, _ = s.Scene().(*tables.Table); table != nil && table.Inside().Hint.On() {
						break
					}
					if in.Done() {
						in.Key(input.ActConfirm)
					}
				}
				if table == nil || !table.Inside().Hint.On() || table.Inside().Hint.Hinted() == 0 {
					return // this lesson begins with something else
				}
				scenetest.Step(t, s, 20)
				r := table.Inside().Hand.CardRect(table.Inside().Hint.Hinted())
				box, _, _ := table.Inside().Hint.CalloutBox(480*table.Unit(), 92*table.Unit(), r)
				top := tables.RectOf(table.Queue().Layout().Discard)
				under := r.X+r.W/2 > top.X-30*table.Unit() && r.X+r.W/2 < top.X+top.W+30*table.Unit()
				if over(box, top) && !under {
					t.Errorf("%v lies over the top card %v and points at %v", box, top, r)
				}
				before := scenetest.Shot(s)
				in.MoveTo(r.Center()).Press()
				scenetest.Step(t, s, 2)
				in.MoveTo(r.X+r.W/2+90*table.Unit(), r.Y-40*table.Unit())
				scenetest.Step(t, s, 12)
				if !table.Inside().Hand.Grab().On() {
					t.Fatal("the card is not dragged")
				}
				part := image.Rect(int(r.X+r.W/2)-60, int(box.Y)+20, int(r.X+r.W/2)+60, int(box.Y+box.H)-20)
				if n := scenetest.Changed(before.SubImage(part), scenetest.Shot(s).SubImage(part)); n < 0.3 {
					t.Errorf("what is said stands over the table while the card is dragged: %.2f of it has changed", n)
				}
			})
		}
	}
}

// While a claim is weighed on a phone held upright, what the lesson says stands between the question and the player's cards, which
// speak for the answer.
func TestWhatALessonOfLyingSaysAtADoubtLeavesTheHandToBeSeen(t *testing.T) {
	for _, size := range []image.Point{{X: 390, Y: 844}, {X: 375, Y: 667}, {X: 360, Y: 640}} {
		for lesson, weighed := range []int{1, 2, 1} {
			t.Run(fmt.Sprintf("lesson %d at %v", lesson+1, size), func(t *testing.T) {
				s, in := ledStage(t, size.X, size.Y, stage.Options{First: bare, Handheld: true})
				taught(t, "bluff").lessons[lesson].start(s)
				made := s.Scene().(*tables.Table)
				p := &learner{t, s, in, paint.DeviceTouch}
				seen := map[int]bool{}
				for tick := range 4000 {
					scenetest.Step(t, s, 1)
					if _, still := s.Scene().(*tables.Table); !still || guideOf(s).ended {
						break
					}
					g := guideOf(s)
					if !in.Done() || tick%40 != 0 {
						continue
					}
					if _, asked := s.Top().(*ask.Doubt); asked && made.Inside().Hint.On() {
						seen[g.at] = true
						leavesHand(t, s, made)
					}
					if c, more := g.step(); g.text != "" {
						p.press(g.goOn.Rect, input.ActConfirm)
					} else if made.Inside().Hint.On() && more && !g.sent && c.Seat == made.Viewer() && made.Current() {
						p.does(made, c)
					}
				}
				if len(seen) != weighed {
					t.Errorf("a claim is weighed at steps %v, want %d", seen, weighed)
				}
			})
		}
	}
}

// leavesHand holds that the advice lies over no card.
func leavesHand(t *testing.T, s *stage.Stage, made *tables.Table) {
	t.Helper()
	at, ok := scenetest.See(s).Passing("advice")
	if !ok {
		t.Fatal("nothing is said")
	}
	k := s.Painter().Unit()
	for i := range made.Queue().Layout().Hand.Count {
		if r := made.Inside().Hand.CardRect(made.CardAt(i).ID); r.Y*k < at.Y1-2*k && r.X*k < at.X1 && at.X0 < (r.X+r.W)*k {
			t.Errorf("%q lies down to %.0f, %v begins at %.0f", guideOf(s).says(s.Lang()), at.Y1, made.CardAt(i), r.Y*k)
		}
	}
}

func over(a, b paint.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}
