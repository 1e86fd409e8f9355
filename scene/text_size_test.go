//go:build display

package scene

import (
	"image"
	"slices"
	"testing"

	"fourtell/scene/paint"
	"fourtell/words"
)

// The largest text a player may choose has room on every screen: in English and in German, whose words are long, in a usual
// window, a small one and on a phone; in the other languages where there is least room. So have the readable letters, which are
// other widths, as large and as usual. Polish, whose words are as long, is tried in the smallest window with both.
func TestTheLargestTextAndTheReadableLettersHaveRoomOnEveryScreen(t *testing.T) {
	largest, phone := slices.Max(textSizes()), image.Pt(390, 844)
	for _, tag := range words.Tags() {
		if tag != "en" && tag != "de" {
			sightIn(tag, phone).text(largest).each(t, everyView(), reports)
			if tag == "pl" {
				sightIn(tag, image.Pt(800, 450)).text(largest).readable().each(t, everyView(), reports)
			}
			continue
		}
		for _, size := range []image.Point{{X: 800, Y: 450}, {X: 1280, Y: 720}, phone} {
			sightIn(tag, size).text(largest).each(t, everyView(), reports)
			for _, text := range []int{100, largest} {
				sightIn(tag, size).text(text).readable().each(t, everyView(), reports)
			}
		}
	}
}

// A choice of another size shows at once, on what stands.
func TestTheSizeOfTextShowsAtOnce(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
	st := paint.Style{Face: paint.Body, Size: 16}
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

// On a phone held sideways everything is small: there the smallest text grows by itself until it can be read, as far as text
// may. A larger choice of the player's stands, and a desktop's window keeps what was chosen.
func TestOnAScreenHeldInTheHandTheSmallestTextCanBeRead(t *testing.T) {
	for _, c := range []struct {
		size     image.Point
		held     bool
		chosen   int
		dense    float32
		want     float32
		readable bool
	}{
		{image.Pt(844, 390), true, 100, 1, 1.5, true},
		{image.Pt(2532, 1170), true, 100, 3, 1.5, true},
		{image.Pt(844, 390), true, 200, 1, 2, true},
		{image.Pt(568, 320), true, 100, 1, 2, true},
		{image.Pt(390, 844), true, 100, 1, 1, true},
		{image.Pt(1024, 768), true, 100, 1, 1, true},
		{image.Pt(844, 390), false, 100, 1, 1, false},
	} {
		set := DefaultSettings()
		set.TextSize = c.chosen
		s := testStage(t, c.size.X, c.size.Y, Options{NoDemo: true, Settings: set, Handheld: c.held})
		s.dense = c.dense
		s.measure()
		w, _ := s.painter.Measure("Fourtell", paint.Style{Face: paint.Body, Size: smallText})
		s.painter.SetTextScale(1)
		plain, _ := s.painter.Measure("Fourtell", paint.Style{Face: paint.Body, Size: smallText})
		units := smallText * w / plain * s.painter.Unit() / c.dense
		if w/plain < 0.92*c.want || w/plain > 1.08*c.want || c.readable && c.size.X > c.size.Y && units < heldText*0.95 {
			t.Errorf("%v, in the hand %v, %d %% chosen: text is %.2f times as large, want %.2f; the smallest has %.1f pixels", c.size, c.held, c.chosen, w/plain, c.want, units)
		}
	}
}

// A panel of rows is enlarged by how small it is to the eye: a phone of three device pixels to one of the page as one of one.
func TestASmallWindowHasLargeRowsHoweverFineItsPixelsAre(t *testing.T) {
	for _, c := range []struct {
		size  image.Point
		dense float32
		want  float32
	}{
		{image.Pt(844, 390), 1, panelLarger},
		{image.Pt(1688, 780), 2, panelLarger},
		{image.Pt(2532, 1170), 3, panelLarger},
		{image.Pt(1280, 720), 1, 1},
		{image.Pt(2560, 1440), 2, 1},
	} {
		s := testStage(t, c.size.X, c.size.Y, Options{NoDemo: true, Handheld: true})
		s.dense = c.dense
		s.measure()
		if is := s.panelZoom(); is != c.want {
			t.Errorf("%v at %v device pixels to one: rows are %v times as large, want %v", c.size, c.dense, is, c.want)
		}
	}
}
