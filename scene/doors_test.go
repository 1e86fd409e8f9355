//go:build display

package scene

import (
	"testing"

	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/title"
	"fourtell/words"
)

// buttonOf is the button that says so among those that the keys move among, in the scene that stands; nil: there is none.
func buttonOf(s *stage.Stage, text string) *kit.Button {
	of, ok := s.Scene().(interface{ FocusNodes() *stage.FocusGroup })
	if !ok {
		return nil
	}
	for _, n := range of.FocusNodes().Nodes {
		if b, ok := n.(*kit.Button); ok && b.Text == text {
			return b
		}
	}
	return nil
}

// onTitle is the button of the title that says so; nil: there is none, or another screen stands.
func onTitle(s *stage.Stage, says words.Key) *kit.Button {
	if _, ok := s.Scene().(*title.Title); !ok {
		return nil
	}
	return buttonOf(s, s.Lang().Say(says))
}

// resumeOf takes up the match that waits, on the title; nil: none does.
func resumeOf(s *stage.Stage) *kit.Button { return onTitle(s, words.ButtonResume) }

// textAt is the middle of a text on the screen, in units; of several the one drawn last. A screen that is just coming is
// waited for, at most a second.
func textAt(t *testing.T, s *stage.Stage, text string) (x, y float32) {
	t.Helper()
	for range stage.TicksPerSecond {
		found := false
		for _, seen := range scenetest.See(s).Texts {
			if b := seen.Box; seen.Text == text {
				x, y, found = (b.X0+b.X1)/2/s.Painter().Unit(), (b.Y0+b.Y1)/2/s.Painter().Unit(), true
			}
		}
		if found {
			return x, y
		}
		scenetest.Step(t, s, 1)
	}
	t.Fatalf("%q is not to be seen on %T", text, s.Scene())
	return 0, 0
}

// openAbout opens what is told of the game, from the title.
func openAbout(t *testing.T, s *stage.Stage) *kit.ListModal {
	t.Helper()
	onTitle(s, words.ButtonAbout).Activate(s)
	m, ok := s.Top().(*kit.ListModal)
	if !ok {
		t.Fatalf("About opens %T", s.Top())
	}
	return m
}
