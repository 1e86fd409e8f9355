//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// inFelt are settings with the second theme.
func inFelt() stage.Settings {
	set := stage.DefaultSettings()
	set.Theme = assets.Felt
	return set
}

// The second theme at the size a player sees it; FELT_LOOK=dir keeps a picture of every screen and moment instead.
func TestFeltLooksAsAccepted(t *testing.T) {
	dir := os.Getenv("FELT_LOOK")
	keep := func(name string, kept bool, s *stage.Stage) {
		if dir != "" {
			scenetest.WritePNG(t, filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".png"), scenetest.Shot(s))
		} else if kept {
			scenetest.Golden(t, name, scenetest.Shot(s))
		}
	}
	for _, c := range sceneList() {
		kept := c.name == "title" || c.name == "settings"
		if !kept && dir == "" {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			s := testStage(t, 1280, 720, stage.Options{First: c.make, Settings: inFelt(), NoDemo: true})
			scenetest.Step(t, s, 60)
			c.get(t, s)
			keep("felt-"+c.name, kept, s)
			scenetest.NextFrame()
		})
	}
	for _, m := range append(moments(), tabletest.HouseMoments()...) {
		for _, size := range []image.Point{{1280, 720}, {390, 844}, {800, 450}, {1024, 768}} {
			name, kept := "felt-"+m.Name, false
			switch {
			case size.Y == 720:
				kept = m.Name == "table" || m.Name == "colour" || m.Name == "challenge" || m.Name == "verdict" || m.Name == "log"
			case size.Y == 844:
				name, kept = "felt-phone-"+m.Name, m.Name == "table"
			case size.Y == 768:
				name, kept = "felt-rows-"+m.Name, m.Name == "forty"
			default:
				name = "felt-small-" + m.Name
			}
			if !kept && (dir == "" || size.Y != 720) {
				continue
			}
			t.Run(name, func(t *testing.T) {
				in := input.NewScript()
				s, table := tableStage(t, size.X, size.Y, m.Table(t), inFelt(), in)
				m.Get(t, s, table, in)
				keep(name, kept, s)
				scenetest.NextFrame()
			})
		}
	}
}

// A change of the theme shows at once: the deck, the table and the windows, and back again nothing is left of it.
func TestAnotherThemeShowsAtOnceAndLeavesNothing(t *testing.T) {
	s, table := tableStage(t, 1280, 720, fewCards(t), stage.DefaultSettings(), nil)
	still(t, s, table)
	scenetest.Step(t, s, 300) // until nothing moves by itself
	was := scenetest.Shot(s)
	turn := func(th assets.Theme) {
		s.Settings().Theme = th
		s.Changed()
		scenetest.Step(t, s, 60)
		if s.Painter().Theme() != th {
			t.Fatalf("a second later the theme is %v, want %v", s.Painter().Theme(), th)
		}
		scenetest.Step(t, s, 60)
	}
	turn(assets.Felt)
	if scenetest.Differing(was, scenetest.Shot(s)) < 0.8 {
		t.Error("most of the picture is the same in another theme")
	}
	turn(assets.Midnight)
	if scenetest.Differing(was, scenetest.Shot(s)) > 0.01 {
		t.Error("back in the house's theme the picture is another than before")
	}
}
