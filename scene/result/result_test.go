//go:build display

package result

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// elsewhere is another screen.
type elsewhere struct{ scenetest.Stand }

// standing is a stage on which a result stands.
func standing(t *testing.T, size image.Point, d table.ResultData, change func(*stage.Options)) (*stage.Stage, *Result) {
	t.Helper()
	o := stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return &elsewhere{} }}
	if change != nil {
		change(&o)
	}
	s := scenetest.NewStage(t, size.X, size.Y, o)
	r := New(d)
	s.Go(r)
	return s, r
}

var reference = image.Pt(1280, 720)

func TestTheResultLooksAsAccepted(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		s := scenetest.NewStage(t, size.X, size.Y, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return &elsewhere{} }})
		for _, c := range []struct {
			name string
			data table.ResultData
		}{{"result", Sample()}, {"result-ten", TenSeats()}} {
			t.Run(scenetest.SizeName(c.name, size), func(t *testing.T) {
				s.Go(New(c.data))
				scenetest.Step(t, s, arrived+10)
				scenetest.Golden(t, scenetest.SizeName(c.name, size), scenetest.Shot(s))
			})
		}
	}
}

func TestTheResultOfARoundOfLyingLooksAsAccepted(t *testing.T) {
	for _, size := range []image.Point{reference, image.Pt(390, 844)} {
		s, _ := standing(t, size, Lied(), nil)
		scenetest.Step(t, s, arrived+10)
		scenetest.Golden(t, scenetest.SizeName("result-lies", size), scenetest.Shot(s))
		if said := scenetest.SaidText(s, 6); !strings.Contains(said, "Best detective: Bea") {
			t.Errorf("it says %q", said)
		}
	}
}

func TestTheResultHoldsItsLayoutInEveryWindow(t *testing.T) {
	for _, size := range []image.Point{image.Pt(800, 450), image.Pt(390, 844), image.Pt(960, 720), image.Pt(1280, 720)} {
		for name, d := range map[string]table.ResultData{"four": Sample(), "ten": TenSeats()} {
			d.OnChange, d.OnReview, d.OnCounts = func(*stage.Stage) {}, func(*stage.Stage) {}, func(*stage.Stage) {}
			s, r := standing(t, size, d, nil)
			scenetest.Step(t, s, 30)
			w, h := s.Window().Size()
			for _, b := range []*kit.Button{r.again, r.review, r.counts, r.change, r.title} {
				if b.X < 0 || b.Y < r.panel.Y+r.panel.H || (b.X+b.W)*r.k > w || (b.Y+b.H+kit.Lip)*r.k > h {
					t.Errorf("%s at %v: %q lies at %v", name, size, b.Text, b.Rect)
				}
			}
			scenetest.Keep(t, s, fmt.Sprintf("result-%s-%d-%d", name, size.X, size.Y))
		}
	}
}

func TestAWinIsThrownInTheAirAndTheResultArrives(t *testing.T) {
	for _, c := range []struct {
		name              string
		won, calm, throws bool
	}{{"a win", true, false, true}, {"a win with reduced motion", true, true, false}, {"another's win", false, false, false}} {
		d := Sample()
		d.Won = c.won
		s, r := standing(t, reference, d, func(o *stage.Options) {
			o.Settings = stage.DefaultSettings()
			o.Settings.ReducedMotion = c.calm
		})
		if r.confetti.Running != c.throws {
			t.Errorf("%s: confetti %v", c.name, r.confetti.Running)
		}
		if (r.age == arrived) != c.calm {
			t.Errorf("%s: the result is %d ticks old as it comes", c.name, r.age)
		}
		scenetest.Step(t, s, arrived)
		if r.age != arrived || r.part(0, arrived) != 1 {
			t.Errorf("%s: it has not arrived", c.name)
		}
	}
}

func TestAResultThatIsComeBackToShowsEachRowOnceAndThrowsNothing(t *testing.T) {
	d := Sample()
	d.Won = true
	s, r := standing(t, reference, d, nil)
	scenetest.Step(t, s, 300)
	s.Go(&elsewhere{})
	scenetest.Step(t, s, 5)
	s.Go(r)
	scenetest.Step(t, s, 5)
	if len(r.rows) != len(d.Rows) || len(r.faces) != len(d.Faces) || r.confetti.Running || r.age != arrived {
		t.Errorf("%d rows, %d faces, confetti %v, %d ticks old", len(r.rows), len(r.faces), r.confetti.Running, r.age)
	}
}

// thought is something to think about: so many slices.
type thought struct{ slices, done int }

func (th *thought) Think(*stage.Stage) bool { th.done++; return th.done < th.slices }

func TestAResultThinksAboutTheRoundOnlyWhileItStandsAlone(t *testing.T) {
	th := &thought{slices: 400}
	d := Sample()
	d.LookBack = func(*stage.Stage) table.Thinking { return th }
	in := input.NewScript()
	s, r := standing(t, reference, d, func(o *stage.Options) { o.Source = in })
	scenetest.Step(t, s, arrived+stage.TicksPerSecond-2)
	if th.done > 0 {
		t.Errorf("it thinks %d slices before it has rested for a second", th.done)
	}
	scenetest.Step(t, s, 10)
	goes := func(is string, want bool) {
		t.Helper()
		was := th.done
		if scenetest.Step(t, s, 10); th.done > was != want {
			t.Errorf("%s it thinks %d slices in ten ticks", is, th.done-was)
		}
	}
	goes("standing alone,", true)
	m := &kit.ListModal{Title: "above", Close: "Close"}
	s.Open(m)
	goes("under a modal,", false)
	s.Close(m)
	goes("with nothing above it,", true)
	in.Unfocus()
	scenetest.Run(t, s, in)
	goes("in the background,", false)
	in.Focus()
	scenetest.Run(t, s, in)
	goes("looked at again,", true)
	s.Go(&elsewhere{})
	goes("left,", false)
	s.Go(r)
	scenetest.Step(t, s, 4*th.slices)
	if th.done != th.slices || r.back != nil {
		t.Errorf("of %d slices it thinks %d", th.slices, th.done)
	}
	goes("at its end,", false)
}

func TestAResultOfWhichNothingIsToBeFoundThinksNothing(t *testing.T) {
	asked := 0
	d := Sample()
	d.LookBack = func(*stage.Stage) table.Thinking { asked++; return nil }
	s, r := standing(t, reference, d, nil)
	if scenetest.Step(t, s, 600); asked != 1 || r.back != nil {
		t.Errorf("it asks %d times what is to be thought", asked)
	}
}

func TestWhatStandsOverTheResultIsTold(t *testing.T) {
	d := Sample()
	d.Note = "Deal checked"
	s, _ := standing(t, reference, d, nil)
	scenetest.Step(t, s, 30)
	if said := scenetest.Said(s, len(d.Rows)+3); !slices.Contains(said, "Deal checked.") {
		t.Errorf("said %q", said)
	}
}

func TestWhatIsEarnedStandsUnderTheWinner(t *testing.T) {
	for _, size := range []image.Point{reference, image.Pt(390, 844)} {
		d := Lied()
		d.Rating = "Rating 1523 (+12)"
		s, r := standing(t, size, d, nil)
		scenetest.Step(t, s, arrived+10)
		honours := len(d.Honours)
		r.Praise(s, "Achievement: Hat Trick")
		scenetest.Step(t, s, 5)
		if honours != 2 || len(r.pills) != 3 || r.pills[0] != d.Honours[0] || r.pills[1] != d.Rating || r.pills[2] != "Achievement: Hat Trick" {
			t.Errorf("at %v the lines are %q", size, r.pills)
		}
		scenetest.Reports(t, s, "a result with something earned")
		scenetest.Golden(t, scenetest.SizeName("result-earned", size), scenetest.Shot(s))
		s.Go(&elsewhere{})
		scenetest.Step(t, s, 5)
		s.Go(r)
		if scenetest.Step(t, s, 5); len(r.pills) != 3 {
			t.Errorf("come back to they are %q", r.pills)
		}
	}
}

func TestWhatARoundMadeOfTheRatingIsShownAndTold(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		d := Lied()
		d.Rating, d.Note = "Your rating: 1523 (+12)", "Deal checked" // as much as there may be
		s, r := standing(t, size, d, nil)
		if said := scenetest.Said(s, len(d.Rows)+3); !strings.Contains(strings.Join(said, " "), "Your rating: 1523 (+12).") {
			t.Errorf("%v: said %q", size, said)
		}
		scenetest.Step(t, s, 120)
		if len(r.pills) != len(d.Honours)+1 || r.noteAt(r.cy)+20 > r.h && r.k == 1 {
			t.Errorf("%v: %q lie out of the window", size, r.pills)
		}
		scenetest.Golden(t, scenetest.SizeName("result-rating", size), scenetest.Shot(s))
	}
}
