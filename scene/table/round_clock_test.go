//go:build display

package table_test

import (
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func blitz(t *testing.T) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,blitz_seconds=60", 0, "R4 R7 G7", "R3 Y2 G5 B1", "B2 B3 R2", "R1 R2 R5", "R3 B8 Y1"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	return s, table, in
}

func TestABlitzCountsDownStandsInThePauseAndSaysWhatItsEndMeans(t *testing.T) {
	s, table, in := blitz(t)
	was := table.Inside().Hud.RoundLeft()
	if was < 55 || was > 60 {
		t.Fatalf("%d seconds are left of 60", was)
	}
	scenetest.Step(t, s, 180)
	if now := table.Inside().Hud.RoundLeft(); now != was-3 {
		t.Errorf("three seconds on there are %d left, before %d", now, was)
	}
	was = table.Inside().Hud.RoundLeft()
	scenetest.Run(t, s, in.Key(input.ActPause))
	scenetest.Step(t, s, 300)
	if now := table.Inside().Hud.RoundLeft(); now < was-1 {
		t.Errorf("in the pause it goes on: %d, before %d", now, was)
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	told := false
	for range 4000 {
		scenetest.Step(t, s, 1)
		for i := range s.Toasts().List {
			l := &s.Toasts().List[i]
			told = told || l.Title == "Time is up" && l.Line == "The lowest hand wins"
		}
		if table.Shown().Over() {
			scenetest.Step(t, s, 50)
			break
		}
	}
	for i := range s.Toasts().List {
		l := &s.Toasts().List[i]
		told = told || l.Title == "Time is up" && l.Line == "The lowest hand wins"
	}
	if !table.Shown().Over() || !told {
		t.Errorf("over: %v, told: %v", table.Shown().Over(), told)
	}
	said := strings.Join(s.Speech().Said(), "\n")
	for _, want := range []string{"The round ends in 10 seconds.", "The time of the round is up."} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said", want)
		}
	}
	if table.Inside().Hud.RoundLeft() >= 0 {
		t.Error("after the end a clock runs")
	}
}

func TestARoundWithoutALimitHasNoClock(t *testing.T) {
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7 G7", "R3 Y2 G5 B1", "B2 B3 R2"), stage.DefaultSettings(), input.NewScript())
	tabletest.Still(t, s, table)
	if n := table.Inside().Hud.RoundLeft(); n >= 0 {
		t.Errorf("%d seconds are left", n)
	}
	if table.GoesOn() {
		t.Error("the table waits for a clock")
	}
}

func TestTheClockOfABlitzLooksAsAccepted(t *testing.T) {
	s, table, _ := blitz(t)
	for range 4000 {
		if scenetest.Step(t, s, 1); table.Inside().Hud.RoundLeft() <= 9 {
			break
		}
	}
	scenetest.Golden(t, "blitz-720", scenetest.Shot(s))
}
