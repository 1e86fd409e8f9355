//go:build display

package scene

import (
	"errors"
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/learn"
	"fourtell/scene/replay"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/title"
)

// Every way on from the title is reached with the pointer and with the keys, and opens what it says.
func TestEveryWayOnFromTheTitleOpensWhatItSays(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		for text, opened := range map[string]func(*stage.Stage) bool{
			"Rules":     func(s *stage.Stage) bool { _, ok := s.Top().(*rules.Page); return ok },
			"Settings":  func(s *stage.Stage) bool { _, ok := s.Top().(*settings.Panel); return ok },
			"About":     func(s *stage.Stage) bool { m, ok := s.Top().(*kit.ListModal); return ok && m.Title == "Fourtell" },
			"New table": func(s *stage.Stage) bool { _, ok := s.Scene().(*setup.Setup); return ok },
			"Learn":     func(s *stage.Stage) bool { _, ok := s.Scene().(*learn.Page); return ok },
			"Replays":   func(s *stage.Stage) bool { _, ok := s.Scene().(*replay.List); return ok },
		} {
			for _, way := range []string{"pointer", "keys"} {
				in := input.NewScript()
				s := testStage(t, size.X, size.Y, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
				scenetest.Step(t, s, 5)
				b := buttonOf(s, text)
				if b == nil {
					t.Fatalf("the title has no %q", text)
				}
				if way == "pointer" {
					scenetest.Run(t, s, in.Click(textAt(t, s, text)))
				} else {
					for n := 0; s.Scene().(*title.Title).FocusNodes().Focused() != stage.Focusable(b); n++ {
						if n == 20 {
							t.Fatalf("Tab never comes to %s", text)
						}
						scenetest.Run(t, s, in.Key(input.ActTab))
					}
					scenetest.Run(t, s, in.Key(input.ActConfirm))
				}
				if !opened(s) {
					t.Errorf("%s by %s at %v did not open it", text, way, size)
				}
			}
		}
	}
}

func TestQuitOnTheTitleEndsTheProgram(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 1280, 720, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
	scenetest.Step(t, s, 5)
	in.Click(buttonOf(s, "Quit").Center())
	for range 30 {
		if err := s.Update(); err != nil {
			if !errors.Is(err, ebiten.Termination) {
				t.Fatal(err)
			}
			return
		}
	}
	t.Error("it goes on")
}

// What is to be read stays inside its panel, and the last line can be scrolled to, in every window.
func TestWhatAboutSaysFitsItsPanel(t *testing.T) {
	for _, size := range pageSizes() {
		in := input.NewScript()
		s := testStage(t, size.X, size.Y, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
		scenetest.Step(t, s, 2)
		m := openAbout(t, s)
		scenetest.Step(t, s, 30)
		scenetest.Keep(t, s, fmt.Sprintf("about-%d", size.Y))
		for _, n := range m.Rows {
			b := n.(*kit.Shelved).Focusable.(*kit.ListLine)
			if b.H < b.High+b.Tall+16 || b.X < m.Panel.X || b.X+b.W > m.Panel.X+m.Panel.W {
				t.Errorf("%v: %q has %g units for %g", size, b.Text, b.H, b.High+b.Tall)
			}
		}
		for range m.Rows {
			scenetest.Run(t, s, in.Key(input.ActDown))
		}
		last := m.Rows[len(m.Rows)-1].Bounds()
		if last.Y+last.H > m.List.View.Y+m.List.View.H+1 {
			t.Errorf("%v: the last line ends at %g, the view at %g", size, last.Y+last.H, m.List.View.Y+m.List.View.H)
		}
	}
}
