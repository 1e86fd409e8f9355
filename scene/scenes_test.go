//go:build display

package scene

import (
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/table"
	"fourtell/scene/title"
)

func sampleResult() table.ResultData {
	return table.ResultData{
		Headline: "Bea goes out", Line: "and takes 74 points from the table", Note: "Your bluff fooled Theo in turn 14",
		Round: "Round 2", Goal: "first to 500", GoalAt: 500, Winner: 0, Again: "Next round",
		OnChange: func(*Stage) {}, OnReview: func(*Stage) {}, OnCounts: func(*Stage) {},
		Faces: []string{"card/R3", "card/B6", "card/Y0"},
		Rows: []table.ResultRow{
			{Name: "Bea", Guest: "owl", Note: "no cards left", Score: 299, Gain: 74},
			{Name: "You", Guest: "moon", Cards: []string{"card/R7", "card/G5", "card/BS"}, Score: 184},
			{Name: "Theo", Guest: "fox", Cards: []string{"card/Y2", "card/G9"}, Score: 140},
			{Name: "Mira", Guest: "rabbit", Cards: []string{"card/B4", "card/R1", "card/Y6", "card/GR"}, Score: 96},
		},
	}
}

func TestTheScenesLookAsAccepted(t *testing.T) {
	title := func() Scene { return title.New() }
	for _, size := range scenetest.Sizes() {
		s := testStage(t, size.X, size.Y, Options{NoDemo: true})
		for _, c := range []struct {
			name  string
			first func() Scene
			modal Modal
		}{
			{"title", title, nil},
			{"result", func() Scene { return NewResult(sampleResult()) }, nil},
			{"result-ten", func() Scene { return NewResult(tenResult()) }, nil},
			{"pause", title, table.NewPause(table.PauseActions{NewRound: func(*Stage) {}, Title: func(*Stage) {}})},
			{"options", title, settings.New()},
		} {
			if size.Y > 720 && c.modal != nil {
				continue // the same nodes as at the reference size
			}
			t.Run(scenetest.SizeName(c.name, size), func(t *testing.T) {
				s.Go(c.first())
				if c.modal != nil {
					s.Open(c.modal)
				}
				scenetest.Step(t, s, arrived+10)
				scenetest.Golden(t, scenetest.SizeName(c.name, size), scenetest.Shot(s))
			})
		}
	}
}

// tenResult is a table of ten with long hands, one of them very long.
func tenResult() table.ResultData {
	d := sampleResult()
	d.Goal, d.GoalAt, d.Winner = "", 0, 0
	d.Rows = nil
	for i, guest := range []string{"moon", "fox", "owl", "cat", "robot", "cactus", "bear", "rabbit", "toucan", "frog"} {
		row := table.ResultRow{Name: guest, Guest: guest, Score: 90 - 9*i}
		for n := range i * 3 {
			row.Cards = append(row.Cards, []string{"card/R7", "card/Y3", "card/GS", "card/W"}[n%4])
		}
		d.Rows = append(d.Rows, row)
	}
	d.Rows[0].Note = "no cards left"
	return d
}
