//go:build display

package scene

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// What lies below the settings, and says itself anew, keeps its focus too.
func TestAnotherLanguageLeavesTheFocusWhereItWas(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7 G8", "B1 B2 B3"), stage.DefaultSettings(), in)
	still(t, s, table)
	scenetest.Run(t, s, in.Key(input.ActPause).Wait(20).Key(input.ActDown, input.ActDown))
	pause, ok := s.Top().(*tables.Pause)
	if !ok || pause.Group.Index() != 1 {
		scenetest.Run(t, s, in.Key(input.ActDown))
	}
	at := pause.Group.Index()
	if at < 1 {
		t.Fatalf("the focus is on %d", at)
	}
	o := settings.New()
	s.Open(o)
	scenetest.Run(t, s, in.Wait(20))
	s.Tongue().Change("de")
	scenetest.Step(t, s, 3)
	if pause.Title() != "Pause" && pause.Title() == "Paused" || pause.Group.Index() != at {
		t.Errorf("%q has the focus on %d, and had it on %d", pause.Title(), pause.Group.Index(), at)
	}
}

// A window that is turned shows the same rows as before.
func TestAListKeepsItsPlaceInAnotherWindow(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 390, 844, stage.Options{Source: in, NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
	m, _ := rules.New("", "chaos").(*rules.Page)
	s.Open(m)
	scenetest.Step(t, s, 20)
	m.List.By(4000)
	m.Lay(s)
	scenetest.Step(t, s, 2)
	row := m.List.Anchor(s, m.Rows, nil).Row
	s.Window().Resize(844, 390)
	scenetest.Step(t, s, 3)
	if got := m.List.Anchor(s, m.Rows, nil).Row; row < 10 || got != row {
		t.Errorf("row %d stood at the top, now row %d does", row, got)
	}
}
