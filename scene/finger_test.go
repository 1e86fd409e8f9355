//go:build display

package scene

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// phones are screens held in the hand, sideways, in pixels of the page.
func phones() []image.Point { return []image.Point{{844, 390}, {667, 375}, {800, 360}, {932, 430}} }

// heldViews are what fingers use most, as a phone shows it.
func heldViews() []scenetest.View {
	views := []scenetest.View{
		{Name: "title", Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			return heldStage(t, v, stage.Options{NoDemo: true, Settings: v.Set})
		}},
		{Name: "pause", Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			s := heldStage(t, v, stage.Options{NoDemo: true, Settings: v.Set})
			s.Open(tables.NewPause(tables.PauseActions{Undo: func(*stage.Stage) {}, NoUndo: "Nothing to take back", NewRound: func(*stage.Stage) {}, Rules: func(*stage.Stage) {}, Title: func(*stage.Stage) {},
				Seats: []tables.PauseSeat{{Text: func() string { return "A bot plays for me" }}}}))
			scenetest.Step(t, s, 30)
			return s
		}},
	}
	for _, m := range moments() {
		views = append(views, scenetest.View{Name: "table " + m.Name, Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			in := input.NewScript()
			s, table := tableStage(t, v.Size.X, v.Size.Y, m.Table(t), v.Set, in)
			s.Options().Handheld = true
			s.Window().LayAnew()
			m.Get(t, s, table, in)
			table.Inside().Bubble.End()
			*table.Inside().Felt.Banner() = 0
			return s
		}})
	}
	return views
}

func heldStage(t *testing.T, v scenetest.Sight, o stage.Options) *stage.Stage {
	t.Helper()
	o.Handheld = true
	s := testStage(t, v.Size.X, v.Size.Y, o)
	scenetest.Step(t, s, 30)
	return s
}

// leastRead is how many pixels of the page a text has at least on a screen held in the hand, but for what rounding takes.
const leastRead = 12 - 0.25

// leastDrawn is how many pixels of the page a target is drawn in at least, either way (WCAG 2.2, 2.5.8); a finger beside it that
// means it may be farther away.
const leastDrawn = 24 - 0.5

// A phone both ways and a tablet both ways: nothing that is to be read is smaller than 12 pixels, and it all has its room.
func TestOnAScreenHeldInTheHandEveryTextIsReadable(t *testing.T) {
	for _, tag := range []string{"en", "de"} {
		for _, size := range []image.Point{{844, 390}, {390, 844}, {1024, 768}, {768, 1024}} {
			scenetest.SightIn(tag, size).InHand().Each(t, everyView(), func(t *testing.T, s *stage.Stage, what string) {
				said := map[string]bool{}
				f := scenetest.See(s)
				for _, x := range f.Targets {
					if w, h := x.Box.Common(x.Clip); w > 0 && h > 0 && min(x.Box.X1-x.Box.X0, x.Box.Y1-x.Box.Y0) < leastDrawn {
						t.Errorf("%s: a target at %.0f %.0f is %.0f by %.0f pixels", what, x.Box.X0, x.Box.Y0, x.Box.X1-x.Box.X0, x.Box.Y1-x.Box.Y0)
					}
				}
				for _, x := range f.Texts {
					if w, h := x.Box.Common(x.Clip); w > 0 && h > 0 && !x.Sign && x.High < leastRead && !said[x.Text] {
						t.Errorf("%s: %q is %.1f pixels high", what, x.Text, x.High)
						said[x.Text] = true
					}
				}
				scenetest.Reports(t, s, what)
				if dir := os.Getenv("HELD_LOOK"); dir != "" {
					scenetest.WritePNG(t, filepath.Join(dir, strings.NewReplacer(" ", "-", "/", "-").Replace(what)+".png"), scenetest.Shot(s))
				}
			})
		}
	}
}

// On a phone held sideways every button of the title and of the pause, and what stands round the table, is as large as a finger.
func TestOnAPhoneHeldSidewaysAFingerFindsEveryButton(t *testing.T) {
	for _, tag := range []string{"en", "de"} {
		for _, size := range phones() {
			scenetest.SightIn(tag, size).Each(t, heldViews(), func(t *testing.T, s *stage.Stage, what string) {
				check := func(name string, r paint.Rect, unit float32) {
					if least := min(r.W, r.H) * unit; r.W > 0 && least < 44-0.1 {
						t.Errorf("%s: %s is %.1f pixels wide or high", what, name, least)
					}
				}
				unit := s.Painter().Unit()
				switch top := s.Top().(type) {
				case *tables.Pause:
					for _, n := range top.Group.Nodes {
						check(fmt.Sprintf("%T", n), n.Bounds(), unit*top.K())
					}
				case nil:
					switch on := s.Scene().(type) {
					case *title.Title:
						for _, n := range on.FocusNodes().Nodes {
							check(fmt.Sprintf("%T %v", n, n.Bounds()), n.Bounds(), unit) // held sideways it is drawn no larger
						}
					case *tables.Table:
						for _, b := range []struct {
							name string
							at   paint.Rect
						}{{"the pause", *on.Inside().Hud.Pause().At()}, {"the log", *on.Inside().Hud.Log().At()}, {"sort", *on.Inside().Hud.Sort().At()}, {"the lamp", *on.Inside().Hud.Lamp().At()}, {"the call", *on.Inside().Hud.Call().At()}} {
							check(b.name, b.at, unit)
						}
						for i := range on.Inside().Hud.Catches() {
							check("a catch", *on.Inside().Hud.Catches()[i].At(), unit)
						}
						if on.Popped() {
							check("play", on.Inside().Hud.Play().Rect, unit)
							check("keep", on.Inside().Hud.Keep().Rect, unit)
						}
					}
				}
				if dir := os.Getenv("FINGER_LOOK"); dir != "" {
					scenetest.WritePNG(t, filepath.Join(dir, strings.NewReplacer(" ", "-", "/", "-").Replace(what)+".png"), scenetest.Shot(s))
				}
				scenetest.Reports(t, s, what)
			})
		}
	}
}
