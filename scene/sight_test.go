//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"image"
	"testing"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// screenViews are every screen and every window that opens over one.
func screenViews() (all []scenetest.View) {
	for _, c := range sceneList() {
		all = append(all, scenetest.View{Name: c.name, Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			s := testStage(t, v.Size.X, v.Size.Y, stage.Options{First: c.make, Settings: v.Set})
			scenetest.Step(t, s, 60)
			c.get(t, s)
			return s
		}})
	}
	return append(all, waitingViews()...)
}

// waitingViews are the title where a match waits, and the question what becomes of it before another one begins.
func waitingViews() (all []scenetest.View) {
	for i, name := range []string{"title, a match waits", "a match waits"} {
		all = append(all, scenetest.View{Name: name, Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			store, _, _ := killed(t, "classic", 200)
			o := scenetest.KeptIn(store)
			o.Settings = v.Set
			s := testStage(t, v.Size.X, v.Size.Y, o)
			if scenetest.Step(t, s, 40); i == 1 {
				stage.QuickGame(s)
				scenetest.Until(t, s, "asked about it", func() bool { return s.Top() != nil })
				scenetest.Step(t, s, 30)
			}
			return s
		}})
	}
	return all
}

// tableViews are every moment of a table, without what lies over whatever is there for a moment: why a card can't be played,
// and that it is one's turn.
func tableViews() (all []scenetest.View) {
	for _, m := range append(append(moments(), tabletest.HouseMoments()...), tabletest.BusyMoments()...) {
		all = append(all, scenetest.View{Name: "table " + m.Name, Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			in := input.NewScript()
			s, table := tableStage(t, v.Size.X, v.Size.Y, m.Table(t), v.Set, in)
			m.Get(t, s, table, in)
			table.Inside().Bubble.End()
			*table.Inside().Felt.Banner() = 0
			return s
		}})
	}
	return all
}

func everyView() []scenetest.View {
	return append(append(screenViews(), tableViews()...), claimViews()...)
}

// A theme changes colours and pictures, and high contrast colours alone: every text and every target lies where it lay, so that
// what holds of places in one holds in all.
func TestAThemeAndHighContrastMoveNothing(t *testing.T) {
	v := scenetest.SightIn("de", image.Pt(800, 450))
	house := map[string]*scenetest.Frame{}
	v.Each(t, everyView(), func(t *testing.T, s *stage.Stage, what string) { house[what[len(v.String()):]] = scenetest.See(s) })
	v2 := v.Theme(assets.Felt).Contrast(stage.ContrastHigh).Beside(v)
	v2.Each(t, everyView(), func(t *testing.T, s *stage.Stage, what string) {
		name := what[len(v2.String()):]
		if diff := house[name].Moved(scenetest.See(s)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	})
}
