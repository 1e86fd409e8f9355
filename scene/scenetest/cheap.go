//go:build display

package scenetest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/scene/stage"
)

// Cheap holds a frame that has been drawn to few drawing calls, and to no memory when it is drawn again.
func Cheap(t *testing.T, s *stage.Stage) {
	t.Helper()
	if n := s.Painter().DrawCalls(); n > 12 {
		t.Errorf("%d drawing calls, at most 12 may be", n)
	}
	w, h := s.Window().Pixels()
	target := ebiten.NewImage(int(w), int(h))
	defer target.Deallocate()
	DrawsAgainForNothing(t, s, target)
}

// DrawsAgainForNothing holds a frame that has been drawn to no memory when it is drawn again onto a target.
func DrawsAgainForNothing(t *testing.T, s *stage.Stage, target *ebiten.Image) {
	t.Helper()
	p := s.Painter()
	p.Begin(target)
	n := testing.AllocsPerRun(4, func() {
		p.Forget()
		s.Scene().Draw(p)
		for _, m := range s.Modals() {
			m.Draw(p)
		}
		p.Forget()
	})
	p.End()
	if n > 4 { // the ground's own call goes through Ebitengine's queue
		t.Errorf("drawing the same frame again allocates %v times", n)
	}
}

// Rests holds a screen on which nothing happens to no frames, and to no memory for a tick.
func Rests(t *testing.T, s *stage.Stage) {
	t.Helper()
	Step(t, s, 60)
	s.Frame().Dirty = false
	Step(t, s, 60)
	if s.Frame().Dirty {
		t.Error("at rest it asks for frames")
	}
	if n := testing.AllocsPerRun(60, func() {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
}
