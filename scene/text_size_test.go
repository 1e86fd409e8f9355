//go:build display

package scene

import (
	"image"
	"slices"
	"testing"

	"fourtell/words"
)

// The largest text a player may choose has room on every screen: in English and in German, whose words are long, in a usual
// window, a small one and on a phone; in the other languages where there is least room.
func TestTheLargestTextHasRoomOnEveryScreen(t *testing.T) {
	windows := func(tag string) []image.Point {
		if tag == "en" || tag == "de" {
			return []image.Point{{1280, 720}, {800, 450}, {390, 844}}
		}
		return []image.Point{{390, 844}}
	}
	largest := slices.Max(textSizes())
	everyScreen(t, windows, largest)
	everyTable(t, windows, largest)
}

// A choice of another size shows at once, on what stands.
func TestTheSizeOfTextShowsAtOnce(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
	st := Style{Face: Body, Size: 16}
	was, _ := s.painter.Measure("Fourtell", st)
	s.Open(NewOptions())
	step(t, s, 2)
	for _, row := range pictureOptions(s) {
		if c, ok := row.node.(*Segments); ok && c.Text == s.Lang.Say(words.SettingTextSize) {
			c.OnChange(s, 1)
		}
	}
	step(t, s, 2)
	if is, _ := s.painter.Measure("Fourtell", st); s.Settings.TextSize != 125 || is < 1.2*was || is > 1.3*was {
		t.Errorf("at %d %% a text is %.1f units wide, and was %.1f", s.Settings.TextSize, is, was)
	}
}
