//go:build display

package scene

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// seated is a stage on which people of those names and the house's guests sit at a table.
func seated(t *testing.T, size image.Point, names ...string) *stage.Stage {
	t.Helper()
	o := table.Options{Setup: guests.QuickSetup(len(names), "classic", 5), BotSeed: 5, Guests: guests.Portraits()[:len(names)]}
	o.Setup.Seats = names
	for _, name := range names {
		if err := engine.CheckName(name); err != nil {
			t.Fatal(err)
		}
	}
	table, err := table.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return testStage(t, size.X, size.Y, stage.Options{First: func(*stage.Stage) stage.Scene { return table }})
}

// drawnTexts are the texts of a frame.
func drawnTexts(s *stage.Stage) []string {
	var all []string
	s.Painter().Watch(func(tr paint.Trace) {
		if tr.Kind == paint.TracedText && tr.Alpha > 0.1 {
			all = append(all, tr.Text)
		}
	})
	defer s.Painter().Watch(nil)
	scenetest.Shot(s)
	return all
}

func TestNamesThatPeopleHaveAtATable(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {390, 844}} {
		s := seated(t, size, "Zoë 🎉", "김민준", "สมชาย ที่รัก", "محمد علي", "אביגיל כהן", "Иван", "👩‍🚀 आदित्य")
		scenetest.Step(t, s, 400)
		scenetest.Golden(t, scenetest.SizeName("names", size), scenetest.Shot(s))
	}
}

func TestNamesThatBeginAlikeAreToldApartWhereTheyAreCut(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}} {
		long := []string{"You", "Alexander of Macedon called the 1st", "Alexander of Macedon called the 2nd", "Alexander of Macedon called the 3rd", "אלכסנדר ממוקדון הגדול הראשון", "אלכסנדר ממוקדון הגדול השני"}
		s := seated(t, size, long...)
		scenetest.Step(t, s, 300)
		var cut []string
		for _, text := range drawnTexts(s) {
			if strings.Contains(text, "…") && (strings.HasPrefix(text, "Alex") || strings.HasPrefix(text, "אלכ")) {
				cut = append(cut, text)
			}
		}
		slices.Sort(cut)
		if n := len(slices.Compact(slices.Clone(cut))); n != len(cut) || n < 3 {
			t.Errorf("%v: the names are cut to %q", size, cut)
		}
	}
}

// What a text costs is what of it is seen: neither memory nor time goes with its length.
func TestATextOfAMillionLettersCostsWhatIsSeenOfIt(t *testing.T) {
	long := strings.Repeat("n", 1000000)
	for what, st := range map[string]paint.Style{
		"a name in a plate": {Face: paint.Display, Size: 20, Color: paint.Cream, Fit: 90, Name: true},
		"a line":            {Face: paint.Body, Size: 18, Color: paint.Cream},
		"a line in a width": {Face: paint.Body, Size: 18, Color: paint.Cream, Fit: 300},
		"a paragraph":       {Face: paint.Body, Size: 18, Color: paint.Cream, Wrap: 600},
	} {
		n := &scenetest.Stand{}
		s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return n }})
		scenetest.Shot(s)
		n.Below = func(p *paint.Painter) { p.Text(long, 20, 40, st) }
		if again := testing.AllocsPerRun(3, func() { scenetest.Shot(s) }); again > 1000 {
			t.Errorf("%s: a frame takes %v allocations", what, again)
		}
		if w, _ := s.Painter().Measure(long, st); st.Fit > 0 && (w > st.Fit+1 || w < st.Fit/2) {
			t.Errorf("%s: it is %v wide in %v", what, w, st.Fit)
		}
	}
}
