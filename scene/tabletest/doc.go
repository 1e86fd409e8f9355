//go:build display

// Package tabletest is what tests share that open a table and nothing else: tables in known states, chairs that play what a test says,
// where to point, and when a table rests.
//
// It is imported by tests alone, and knows scene/table and no other screen.
package tabletest

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// Stage is a stage with a table on it, from which no other screen is reached.
func Stage(t *testing.T, w, h int, o table.Options, set stage.Settings, source input.Source) (*stage.Stage, *table.Table) {
	t.Helper()
	made, err := table.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return scenetest.NewStage(t, w, h, stage.Options{First: func(*stage.Stage) stage.Scene { return made }, Settings: set, Source: source}), made
}

// Still steps until nothing is going on, at most ten seconds.
func Still(t *testing.T, s *stage.Stage, made *table.Table) {
	t.Helper()
	for range 600 {
		scenetest.Step(t, s, 1)
		if made.Shown().Seq != 0 && made.Queue().Still() && made.Current() && made.Hold() == 0 {
			scenetest.Step(t, s, 20)
			return
		}
	}
	t.Fatal("the table does not come to rest")
}
