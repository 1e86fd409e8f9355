//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func TestExecTheSeatsOfTheCommandLineAreTheTableOfTheQuickGame(t *testing.T) {
	start, err := ParseStart([]string{"-seats", "Ann,bot,exec:../docs/bots/first.sh", "-rules", "party", "-seed", "7"}, &strings.Builder{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	set := stage.DefaultSettings()
	start.Apply(&set)
	s := testStage(t, 1280, 720, stage.Options{Source: input.NewScript(), Settings: set, Seed: start.Seed, NoDemo: true, First: setup.Quick})
	t.Cleanup(s.End)
	table, ok := s.Scene().(*tables.Table)
	if !ok || strings.Join(table.Names(), " ") != "Ann Bea first.sh" || table.O().Setup.Rules != "party" || len(table.Inside().Out.Running()) != 1 {
		t.Fatalf("%T stands, said %q", s.Scene(), scenetest.Said(s, 3))
	}
}
