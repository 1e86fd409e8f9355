//go:build display

package scene

import "testing"

func sampleResult() ResultData {
	return ResultData{
		Headline: "Bea goes out", Line: "and takes 74 points from the table", Note: "Your bluff fooled Theo in turn 14",
		Round: "Round 2", Goal: "first to 500", GoalAt: 500, Winner: 0, Again: "Next round",
		Faces: []string{"card/R3", "card/B6", "card/Y0"},
		Rows: []ResultRow{
			{Name: "Bea", Guest: "owl", Note: "no cards left", Score: 299, Gain: 74},
			{Name: "You", Guest: "moon", Cards: []string{"card/R7", "card/G5", "card/BS"}, Score: 184},
			{Name: "Theo", Guest: "fox", Cards: []string{"card/Y2", "card/G9"}, Score: 140},
			{Name: "Mira", Guest: "rabbit", Cards: []string{"card/B4", "card/R1", "card/Y6", "card/GR"}, Score: 96},
		},
	}
}

func TestTheScenesLookAsAccepted(t *testing.T) {
	title := func(*Stage) Scene { return NewTitle() }
	for _, size := range sizes() {
		for _, c := range []struct {
			name  string
			first func(*Stage) Scene
			modal Modal
		}{
			{"title", title, nil},
			{"result", func(*Stage) Scene { return NewResult(sampleResult()) }, nil},
			{"pause", title, NewPause(PauseActions{NewRound: func(*Stage) {}, Title: func(*Stage) {}})},
			{"options", title, NewOptions()},
		} {
			t.Run(sizeName(c.name, size), func(t *testing.T) {
				s := testStage(t, size.X, size.Y, Options{First: c.first, Play: func(*Stage) Scene { return nil }})
				if c.modal != nil {
					s.Open(c.modal)
				}
				step(t, s, 40)
				golden(t, sizeName(c.name, size), shot(s))
			})
		}
	}
}
