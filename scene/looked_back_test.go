//go:build display

package scene

import (
	"fmt"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/replay"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// thoughtOver lets a review think until it has nothing left to find.
func thoughtOver(t *testing.T, s *stage.Stage) {
	t.Helper()
	for range 60000 {
		scenetest.Step(t, s, 1)
		if strings.Contains(scenetest.SaidText(s, 6), s.Lang().Say(words.ReviewDone)) {
			return
		}
	}
	t.Fatalf("the review does not come to an end; said %q", scenetest.Said(s, 3))
}

// shows says whether such a text is drawn, be it that one screen still gives way to another.
func shows(s *stage.Stage, is func(text string) bool) (seen bool) {
	s.Painter().Watch(func(t paint.Trace) { seen = seen || t.Kind == paint.TracedText && is(t.Text) })
	s.Painter().HideText(true)
	s.Frame().Rehearse()
	s.Painter().HideText(false)
	s.Painter().Watch(nil)
	return seen
}

func showsText(s *stage.Stage, text string) bool {
	return shows(s, func(seen string) bool { return seen == text })
}

func TestAReviewIsOpenedFromAResultAndComesBackToIt(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	s, table := tableStage(t, 1280, 720, quick(3, "classic,score=winner_takes,target=500", 5), set, in)
	s.Options().Files = t.TempDir()
	for round := 1; round <= 2; round++ {
		result := playRound(t, s, table, in, mouse{})
		scenetest.Step(t, s, 30)
		in.Click(result.middle(result.review))
		scenetest.Run(t, s, in)
		r, ok := s.Scene().(*replay.Review)
		if !ok {
			t.Fatalf("the button leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
		}
		if !showsText(s, fmt.Sprintf("round %d", round)) {
			t.Errorf("round %d is not reviewed", round)
		}
		thoughtOver(t, s)
		scenetest.Run(t, s, in.Key(input.ActTab)) // from the graph to what shows the moment that turned the round most
		moment := ""
		shows(s, func(text string) bool {
			beat, _, is := strings.Cut(text, ": ")
			if is = is && strings.HasPrefix(beat, "Beat ") && moment == ""; is {
				moment = strings.TrimPrefix(beat, "Beat ")
			}
			return is
		})
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		_, ok = s.Scene().(*replay.Player)
		if at := fmt.Sprintf("round %d · beat %s of ", round, moment); !ok || !shows(s, func(text string) bool { return strings.HasPrefix(text, at) }) {
			t.Fatalf("the moment that turned the round, %q, is shown on %T", at, s.Scene())
		}
		was := strings.Join(s.Speech().Said(), "\n")
		eyes := scenetest.NewOnlooker(t, s, in, paint.DeviceMouse)
		eyes.Press("Play on from here")
		eyes.Press("Save to a file")
		if s.Top() != nil || strings.Join(s.Speech().Said(), "\n") != was {
			t.Error("a match that goes on can be taken away from its replay")
		}
		scenetest.Step(t, s, 30)
		scenetest.Keep(t, s, "review-shown")
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Scene() != stage.Scene(r) {
			t.Fatalf("Escape leads from the table to %T", s.Scene())
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Scene() != stage.Scene(result.screen) {
			t.Fatalf("Escape leads from the review to %T", s.Scene())
		}
		in.Click(result.middle(result.again))
		scenetest.Run(t, s, in)
		if s.Scene() != stage.Scene(table) {
			t.Fatalf("the next round is %T", s.Scene())
		}
	}
}
