//go:build display

package title

import (
	"image"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// elsewhere is a screen to which the title leads.
type elsewhere struct{ scenetest.Stand }

// atTitle is a stage at a title whose ways note who went them.
func atTitle(t *testing.T, w, h int, in *input.Script, went *string) *stage.Stage {
	t.Helper()
	to := func(where string) func() stage.Scene {
		return func() stage.Scene {
			*went = where
			return &elsewhere{}
		}
	}
	over := func(where string) func(*stage.Stage) stage.Modal {
		return func(*stage.Stage) stage.Modal {
			*went = where
			return &kit.ListModal{Title: where}
		}
	}
	ways := Routes{SetUp: to("SetUp"), Learn: to("Learn"), Replays: to("Replays"), Statistics: to("Statistics"), Rooms: to("Rooms"), Rules: over("Rules"), Report: over("Report"),
		Waiting: func(*words.Language, room.Save) (Waiting, bool) { return Waiting{}, false }}
	o := stage.Options{Source: in, NoDemo: true}
	o.Routes = stage.Routes{Title: func() stage.Scene { return New() }, Settings: func() stage.Modal { return over("Settings")(nil) }, More: []any{ways}}
	o.Play = func(*stage.Stage) stage.Scene { return to("Play")() }
	s := scenetest.NewStage(t, w, h, o)
	scenetest.Step(t, s, 5)
	return s
}

func TestTheTitleLooksAsAccepted(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		went := ""
		s := atTitle(t, size.X, size.Y, input.NewScript(), &went)
		scenetest.Step(t, s, 70)
		scenetest.Golden(t, scenetest.SizeName("title", size), scenetest.Shot(s))
	}
}

func TestEveryRowOfTheMenuStandsFreeAndIsHighEnoughInEveryWindow(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		went := ""
		s := atTitle(t, size.X, size.Y, input.NewScript(), &went)
		title := s.Scene().(*Title)
		w, h := s.Window().Size()
		for _, n := range title.nodes.Nodes {
			b := n.Bounds()
			if w, h := w/title.k, h/title.k; b.X < 0 || b.Y < 0 || b.X+b.W > w || b.Y+b.H > h-footLow {
				t.Errorf("%T at %v does not stand free in %gx%g", n, b, w, h)
			}
			if high := b.H * title.k * float32(size.X) / w; high < 28 {
				t.Errorf("%T at %v is %g pixels high in %v", n, b, high, size)
			}
		}
	}
}

func TestEveryRowOfTheMenuLeadsWhereItsRouteDoes(t *testing.T) {
	for text, want := range map[string]string{"Quick game": "Play", "New table": "SetUp", "Play online": "Rooms", "Learn": "Learn", "Replays": "Replays", "Statistics": "Statistics",
		"Rules": "Rules", "Settings": "Settings"} {
		in, went := input.NewScript(), ""
		s := atTitle(t, 1280, 720, in, &went)
		for _, n := range s.Scene().(*Title).nodes.Nodes {
			if b, ok := n.(*kit.Button); ok && b.Text == text {
				in.Click(b.Center())
			}
		}
		scenetest.Run(t, s, in)
		if went != want {
			t.Errorf("%s leads to %q, want %q", text, went, want)
		}
	}
}

func TestAboutLeadsToTheReport(t *testing.T) {
	went := ""
	s := atTitle(t, 1280, 720, input.NewScript(), &went)
	about := newAbout(s.Lang(), s.Scene().(*Title).ways.Report).(*kit.ListModal)
	s.Open(about)
	scenetest.Step(t, s, 2)
	about.Items[len(about.Items)-1].Does(s)
	if went != "Report" {
		t.Errorf("its last line leads to %q", went)
	}
}
