//go:build display

package learn

import (
	"slices"
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestTheLessonsOfLyingArePlayedByAFingerAndAMouseInLessThanAMinuteAndAHalf(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
		by   paint.Device
	}{
		{"a finger on a phone", 390, 844, paint.DeviceTouch},
		{"a finger on a phone that lies", 844, 390, paint.DeviceTouch},
		{"a mouse", 1280, 720, paint.DeviceMouse},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ticks := tutorial(t, "bluff", c.w, c.h, c.by)
			t.Logf("%d seconds without reading", ticks/stage.TicksPerSecond)
			if ticks > 90*stage.TicksPerSecond {
				t.Errorf("without reading it takes %d seconds", ticks/stage.TicksPerSecond)
			}
			if got := s.Kept().Progress(); len(got.Lessons) != 3 {
				t.Errorf("learned is %v", got.Lessons)
			}
		})
	}
}

// lying starts a lesson of the game of lying and waits until something is shown there.
func lying(t *testing.T, n int) (*stage.Stage, *tables.Table, *learner) {
	t.Helper()
	s, in := ledStage(t, 1280, 720, stage.Options{First: bare})
	taught(t, "bluff").lessons[n].start(s)
	scenetest.Until(t, s, "shown", func() bool {
		if in.Done() && guideOf(s).text != "" {
			in.Key(input.ActConfirm)
		}
		return s.Scene().(*tables.Table).Inside().Hint.On()
	})
	return s, s.Scene().(*tables.Table), &learner{t, s, in, paint.DeviceMouse}
}

func TestALessonOfLyingRefusesWhatIsNotShownAndShowsItAgain(t *testing.T) {
	later := func(t *testing.T, s *stage.Stage, seq uint32) {
		t.Helper()
		table := s.Scene().(*tables.Table)
		if table.Newest() != seq || !strings.Contains(strings.Join(s.Speech().Said(), " "), s.Lang().Say("lesson.not_now")) {
			t.Errorf("beat %d after %d, said %q", table.Newest(), seq, scenetest.Said(s, 3))
		}
		scenetest.Until(t, s, "shown again", func() bool { return table.Inside().Hint.On() })
	}
	t.Run("one card too few is claimed", func(t *testing.T) {
		s, table, p := lying(t, 0)
		seq := table.Newest()
		pressFace(t, p.in, table, "7H")
		scenetest.Step(t, s, 20)
		p.at(table.Inside().Claim.Button().Center())
		scenetest.Step(t, s, 30)
		later(t, s, seq)
		if n := len(table.Inside().Claim.Picked()); n != 0 {
			t.Errorf("%d cards are still picked", n)
		}
	})
	t.Run("a card that is a lie is claimed besides", func(t *testing.T) {
		s, table, p := lying(t, 0)
		seq := table.Newest()
		for _, face := range []string{"7H", "QC", "7D"} {
			pressFace(t, p.in, table, face)
			scenetest.Step(t, s, 20)
		}
		p.at(table.Inside().Claim.Button().Center())
		scenetest.Step(t, s, 30)
		later(t, s, seq)
	})
	t.Run("what can't be true is let pass", func(t *testing.T) {
		s, table, p := lying(t, 1)
		scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Doubt); return ok })
		scenetest.Step(t, s, 30)
		seq := table.Newest()
		p.at(s.Top().(*ask.Doubt).Believe().Rect.Center())
		scenetest.Step(t, s, 30)
		later(t, s, seq)
	})
}

// The cards to be picked are lit up one after the other, those that are picked no more, and then what lays them.
func TestALessonOfLyingShowsWhichCardsToPickAndThenWhatLaysThem(t *testing.T) {
	s, table, p := lying(t, 0)
	var lit []string
	for range 2 {
		id := table.Inside().Hint.Hinted()
		i := table.IndexOf(id)
		if i == tables.NoCard {
			t.Fatalf("card %d is shown, which is not in the hand; so far %v", id, lit)
		}
		lit = append(lit, table.CardAt(i).Face.String())
		p.at(tabletest.Point(table, i))
		scenetest.Step(t, s, 20)
	}
	if slices.Sort(lit); !slices.Equal(lit, []string{"7D", "7H"}) || table.Inside().Hint.Hinted() != 0 || !table.Inside().Hint.On() {
		t.Errorf("shown were %v, and after them card %d", lit, table.Inside().Hint.Hinted())
	}
}

func TestALessonOfLyingIsSkippedLeftAndTakenUpAgain(t *testing.T) {
	s, _, p := lying(t, 0)
	skip := func(text string) {
		t.Helper()
		for _, v := range guideOf(s).Pause(s, s.Scene().(*tables.Table)).More {
			if string(v.Text) == text {
				v.Do(s)
				return
			}
		}
		t.Fatalf("the pause offers no %s", text)
	}
	skip("lesson.skip")
	if g := guideOf(s); g.d.name != "lesson-bluff-2-doubt" || g.d.nth != 2 || g.d.of != 3 {
		t.Fatalf("after it comes %s, %d of %d", g.d.name, g.d.nth, g.d.of)
	}
	skip("lesson.skip")
	end := p.drill()
	p.at(end.Middle(end.Told.Verbs[0])) // the last: back to all
	scenetest.Step(t, s, 20)
	if got := s.Kept().Progress(); !slices.Equal(got.Lessons, []string{"lesson-bluff-3-lie"}) {
		t.Errorf("learned is %v", got.Lessons)
	}
	s.Settings().Game = "bluff"
	s.Go(New())
	page := s.Scene().(*Page)
	if page.known != "1 of 3" || !page.rows[2].Done || page.nodes.Focused() != stage.Focusable(page.rows[0]) {
		t.Errorf("known is %q", page.known)
	}
}

func TestThePageOfLessonsShowsTheGameThatIsChosenAndAnotherOnRequest(t *testing.T) {
	for _, size := range learnSizes() {
		o := scenetest.KeptIn(room.NewMemory())
		o.First, o.Source = bare, input.NewScript()
		in := o.Source.(*input.Script)
		s := scenetest.NewStage(t, size.X, size.Y, o)
		s.Kept().NoteProgress(func(p *room.Progress) { p.Learn("lesson-bluff-1-claim") })
		s.Go(New())
		page := s.Scene().(*Page)
		if len(page.lessons) != 9 || page.known != "0 of 9" || len(page.daily.verbs) != 2 {
			t.Fatalf("%v: at first there are %d lessons, %s", size, len(page.lessons), page.known)
		}
		p := &learner{t, s, in, paint.DeviceMouse}
		x, y := page.games.Segment(1).Center()
		p.at(x*page.k, y*page.k)
		scenetest.Step(t, s, 20)
		if s.Settings().Game != "bluff" || len(page.lessons) != 3 || page.known != "1 of 3" || page.daily.verbs != nil || page.nodes.Focused() != stage.Focusable(page.games) {
			t.Errorf("%v: %q has %d lessons, %s", size, s.Settings().Game, len(page.lessons), page.known)
		}
		if said := strings.Join(scenetest.Said(s, 2), " "); !strings.Contains(said, "Lessons: 1 of 3.") {
			t.Errorf("%v: said is %q", size, said)
		}
		scenetest.Golden(t, scenetest.SizeName("learn-lying", size), scenetest.Shot(s))
		in.Key(input.ActUp)
		scenetest.Step(t, s, 10)
		in.Key(input.ActLeft)
		scenetest.Step(t, s, 10)
		if s.Settings().Game != "" || len(page.lessons) != 9 {
			t.Errorf("%v: by keys it comes back to %q with %d lessons", size, s.Settings().Game, len(page.lessons))
		}
	}
}

func TestALessonOfLyingLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name   string
		lesson int
		until  func(*learner, *tables.Table) bool
	}{
		{"lesson-claim", 0, func(p *learner, t *tables.Table) bool {
			if len(t.Inside().Claim.Picked()) == 0 && p.in.Done() {
				p.does(t, guideOf(p.s).d.script[0])
			}
			return len(t.Inside().Claim.Picked()) == 1
		}},
		{"lesson-doubt", 1, func(p *learner, t *tables.Table) bool {
			_, asked := p.s.Top().(*ask.Doubt)
			return asked
		}},
		{"lesson-lie", 2, func(p *learner, t *tables.Table) bool {
			if c, _ := guideOf(p.s).step(); c.Seat == 0 && t.Asked() && p.in.Done() {
				p.does(t, c)
			}
			return guideOf(p.s).text != ""
		}},
	} {
		for _, size := range learnSizes() {
			o := stage.Options{Source: input.NewScript(), First: bare}
			s := scenetest.NewStage(t, size.X, size.Y, o)
			taught(t, "bluff").lessons[c.lesson].start(s)
			table := s.Scene().(*tables.Table)
			p := &learner{t, s, o.Source.(*input.Script), paint.DeviceMouse}
			named := s.Painter().Sprite(paint.NamedCard + "KH")
			scenetest.Until(t, s, "the deck has come", func() bool { return s.Painter().Copies(named) > 1 })
			scenetest.Until(t, s, "shown", func() bool {
				if p.in.Done() && guideOf(s).text != "" {
					p.in.Key(input.ActConfirm)
				}
				return table.Inside().Hint.On()
			})
			scenetest.Until(t, s, c.name, func() bool { return c.until(p, table) })
			p.in.MoveTo(4, 300)
			scenetest.Step(t, s, 60)
			scenetest.Golden(t, scenetest.SizeName(c.name, size), scenetest.Shot(s))
		}
	}
}
