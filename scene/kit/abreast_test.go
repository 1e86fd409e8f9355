//go:build display

package kit

import (
	"math"
	"testing"

	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestButtonsAbreastAreAlikeWhereEachWordHasRoomAndElseAsTheirWordsWant(t *testing.T) {
	s := scenetest.NewStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	p := s.Painter()
	for _, c := range []struct {
		name  string
		wide  float32
		words []string
		alike bool
		whole bool // every word has its room
	}{
		{"short words", 600, []string{"Share", "Again", "Leave"}, true, true},
		{"a long one among short ones", 460, []string{"Share", "Play it once more", "Leave"}, false, true},
		{"more than there is room for", 240, []string{"Share", "Play it once more", "Leave"}, false, false},
		{"one alone", 300, []string{"Play it once more"}, true, true},
	} {
		var all []*Button
		for _, w := range c.words {
			all = append(all, &Button{Text: w, Size: 21})
		}
		const gap = 14
		row := paint.Box(100, 200, c.wide, 56)
		Abreast(p, row, gap, all...)
		at, alike, whole := row.X, true, true
		for _, b := range all {
			if math.Abs(float64(b.X-at)) > 0.1 || b.Y != row.Y || b.H != row.H || b.W <= 0 {
				t.Errorf("%s: %q lies at %v", c.name, b.Text, b.Rect)
			}
			at += b.W + gap
			w, _ := p.Measure(b.Text, b.letters())
			alike, whole = alike && math.Abs(float64(b.W-all[0].W)) < 0.1, whole && w <= b.W-around
		}
		if end := at - gap; math.Abs(float64(end-row.X-row.W)) > 0.1 {
			t.Errorf("%s: the last ends at %v, the row at %v", c.name, end, row.X+row.W)
		}
		if alike != c.alike || whole != c.whole {
			t.Errorf("%s: alike %v, whole %v", c.name, alike, whole)
		}
	}
}
