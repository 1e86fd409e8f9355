//go:build display

package scene

import (
	"fmt"
	"image"
	"testing"

	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/title"
)

// titleBox is where the title of a panel stands that has it at the left.
func titleBox(panel paint.Rect, wide float32) paint.Rect {
	return paint.Box(panel.X+28, panel.Y+30, wide, 44)
}

// A message covers no modal's title and none of its controls.
func TestNoMessageLiesOverAModalsTitle(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 960, Y: 720}, {X: 390, Y: 844}} {
		for _, open := range []string{"pause", "pause of ten", "settings", "rules", "about"} {
			s := testStage(t, size.X, size.Y, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
			var panel func() (paint.Rect, []stage.Node, float32)
			a := table.PauseActions{NewRound: func(*stage.Stage) {}, Title: func(*stage.Stage) {}, Undo: func(*stage.Stage) {}, NoUndo: "nothing", Rules: func(*stage.Stage) {}}
			wide := float32(180)
			switch open {
			case "settings":
				o := settings.New()
				s.Open(o)
				panel = func() (paint.Rect, []stage.Node, float32) { return o.Panel, o.Group.Nodes, s.Window().PanelZoom() }
			case "rules":
				m, _ := rules.New("", "classic").(*rules.Page)
				s.Open(m)
				wide = 120
				panel = func() (paint.Rect, []stage.Node, float32) { return m.Panel, []stage.Node{m.Shut}, m.K }
			case "about":
				m := openAbout(t, s)
				wide = 120
				panel = func() (paint.Rect, []stage.Node, float32) { return m.Panel, []stage.Node{m.Shut}, m.K }
			default:
				if open == "pause of ten" {
					for range 10 {
						a.Seats = append(a.Seats, table.PauseSeat{Text: func() string { return "A bot plays for Anna" }, Do: func(*stage.Stage) {}})
					}
					a.Keys = []string{"Anna: A and S", "Bo: K and L"}
				}
				m := table.NewPause(a)
				s.Open(m)
				panel = func() (paint.Rect, []stage.Node, float32) { return m.Panel, m.Group.Nodes, m.K() }
			}
			s.Toasts().Show("Sound off", "and this is the second line")
			s.Toasts().Show("Another", "which is of more words than the first one has")
			scenetest.Step(t, s, 40)
			scenetest.Keep(t, s, fmt.Sprintf("toast-%s-%d-%d", open, size.X, size.Y))
			box, nodes, k := panel()
			shown := 0
			for _, o := range s.Toasts().List {
				if o.At.W == 0 {
					continue
				}
				shown++
				if scenetest.Overlap(o.At, titleBox(box, wide).Times(k)) {
					t.Errorf("at %v a message at %v lies over the title of the %s", size, o.At, open)
				}
				if w, h := s.Window().Size(); o.At.X < 0 || o.At.Y < 0 || o.At.X+o.At.W > w || o.At.Y+o.At.H > h {
					t.Errorf("at %v a message at %v leaves the window", size, o.At)
				}
				for i, n := range nodes {
					seen := n.Bounds()
					if row, ok := n.(*kit.Shelved); ok { // what is scrolled out of view is not seen
						seen.H = min(seen.Y+seen.H, row.On.View.Y+row.On.View.H) - seen.Y
					}
					if scenetest.Overlap(o.At, seen.Times(k)) {
						t.Errorf("at %v a message at %v lies over control %d of the %s at %v", size, o.At, i, open, n.Bounds().Times(k))
					}
				}
			}
			if shown == 0 {
				t.Errorf("at %v no message is seen beside the %s", size, open)
			}
			s.Close(s.Top())
			scenetest.Step(t, s, 1)
			for _, o := range s.Toasts().List {
				if o.At.W == 0 {
					t.Errorf("at %v a message that waited for the %s is lost", size, open)
				}
			}
		}
	}
}
