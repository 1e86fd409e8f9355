//go:build display

package result

// What tests show on a result, in this package and in scene, where every screen is looked at; no game is built with it.

import (
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// Sample is the second round of a match of four.
func Sample() table.ResultData {
	return table.ResultData{
		Headline: "Bea goes out", Line: "and takes 74 points from the table", Note: "Your bluff fooled Theo in turn 14",
		Round: "Round 2", Goal: "first to 500", GoalAt: 500, Winner: 0, Again: "Next round",
		OnChange: func(*stage.Stage) {}, OnReview: func(*stage.Stage) {}, OnCounts: func(*stage.Stage) {},
		Faces: []string{"card/R3", "card/B6", "card/Y0"},
		Rows: []table.ResultRow{
			{Name: "Bea", Guest: "owl", Note: "no cards left", Score: 299, Gain: 74},
			{Name: "You", Guest: "moon", Cards: []string{"card/R7", "card/G5", "card/BS"}, Score: 184},
			{Name: "Theo", Guest: "fox", Cards: []string{"card/Y2", "card/G9"}, Score: 140},
			{Name: "Mira", Guest: "rabbit", Cards: []string{"card/B4", "card/R1", "card/Y6", "card/GR"}, Score: 96},
		},
	}
}

// TenSeats is a round of ten that stands alone.
func TenSeats() table.ResultData {
	d := Sample()
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

// Lied is a round that stands alone of a game in which hands stay closed and somebody stood out.
func Lied() table.ResultData {
	d := Sample()
	d.Headline, d.Line, d.Note, d.Goal, d.GoalAt = "Bea wins the round", "", "", "", 0
	d.Honours = []string{"Most deceptive player: Theo, 4 of 6 lies got through", "Best detective: Bea, 3 of 4 doubts were right"}
	d.Faces = nil
	for i, note := range []string{"no cards left", "4 cards", "9 cards", "21 cards"} {
		d.Rows[i].Cards, d.Rows[i].Note, d.Rows[i].Gain, d.Rows[i].Plain = nil, note, 0, true
	}
	return d
}
