//go:build display

package stage

import (
	"image"
	"testing"

	"fourtell/scene/paint"
)

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
		s := alone(t, c.size.X, c.size.Y, Options{First: func(*Stage) Scene { return &bare{} }, Settings: set, Handheld: c.held})
		s.Window().SetDensity(c.dense)
		s.Painter().SetLeastText(0) // the size alone is looked at, not what is raised besides
		w, _ := s.Painter().Measure("Fourtell", paint.Style{Face: paint.Body, Size: smallText})
		s.Painter().SetTextScale(1)
		plain, _ := s.Painter().Measure("Fourtell", paint.Style{Face: paint.Body, Size: smallText})
		units := smallText * w / plain * s.Painter().Unit() / c.dense
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
		s := alone(t, c.size.X, c.size.Y, Options{First: func(*Stage) Scene { return &bare{} }, Handheld: true})
		s.Window().SetDensity(c.dense)
		if is := s.Window().PanelZoom(); is != c.want {
			t.Errorf("%v at %v device pixels to one: rows are %v times as large, want %v", c.size, c.dense, is, c.want)
		}
	}
}
