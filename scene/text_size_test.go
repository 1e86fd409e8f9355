//go:build display

package scene

import (
	"image"
	"slices"
	"testing"

	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// The largest text a player may choose has room on every screen: in English and in German, whose words are long, in a usual
// window, a small one and on a phone; in the other languages where there is least room. So have the readable letters, which are
// other widths, as large and as usual. Polish, whose words are as long, is tried in the smallest window with both.
func TestTheLargestTextAndTheReadableLettersHaveRoomOnEveryScreen(t *testing.T) {
	largest, phone := slices.Max(stage.TextSizes()), image.Pt(390, 844)
	for _, tag := range words.Tags() {
		if tag != "en" && tag != "de" {
			scenetest.SightIn(tag, phone).Text(largest).Each(t, everyView(), scenetest.Reports)
			if tag == "pl" {
				scenetest.SightIn(tag, image.Pt(800, 450)).Text(largest).Readable().Each(t, everyView(), scenetest.Reports)
			}
			continue
		}
		for _, size := range []image.Point{{X: 800, Y: 450}, {X: 1280, Y: 720}, phone} {
			scenetest.SightIn(tag, size).Text(largest).Each(t, everyView(), scenetest.Reports)
			for _, text := range []int{100, largest} {
				scenetest.SightIn(tag, size).Text(text).Readable().Each(t, everyView(), scenetest.Reports)
			}
		}
	}
}

// A choice of another size shows at once, on what stands.
func TestTheSizeOfTextShowsAtOnce(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
	st := paint.Style{Face: paint.Body, Size: 16}
	was, _ := s.Painter().Measure("Fourtell", st)
	s.Open(NewOptions())
	scenetest.Step(t, s, 2)
	for _, row := range pictureOptions(s) {
		if c, ok := row.node.(*Segments); ok && c.Text == s.Lang.Say(words.SettingTextSize) {
			c.OnChange(s, 1)
		}
	}
	scenetest.Step(t, s, 2)
	if is, _ := s.Painter().Measure("Fourtell", st); s.Settings.TextSize != 125 || is < 1.2*was || is > 1.3*was {
		t.Errorf("at %d %% a text is %.1f units wide, and was %.1f", s.Settings.TextSize, is, was)
	}
}
