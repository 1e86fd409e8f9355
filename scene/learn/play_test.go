//go:build display

package learn

import (
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// tutorial plays every lesson of a game, one from the end of the other, and gives how long it took, in ticks.
func tutorial(t *testing.T, game string, w, h int, by paint.Device) (*stage.Stage, int) {
	s, in := ledStage(t, w, h, stage.Options{First: func(s *stage.Stage) stage.Scene {
		s.Settings().Game = game
		return New()
	}})
	p := &learner{t, s, in, by}
	begun := s.Ticks()
	page := s.Scene().(*Page)
	if by == paint.DeviceKeys {
		in.Key(input.ActConfirm)
	} else {
		p.at(page.middle(page.rows[0]))
	}
	for n := range len(page.lessons) {
		end := p.drill()
		if guideOf(s).d.nth != n+1 || !guideOf(s).verdict {
			t.Fatalf("lesson %d ended as %+v", n+1, end.Told.Title)
		}
		if kept := s.Kept().Progress(); !kept.Learned(guideOf(s).d.name) {
			t.Errorf("%s is not noted", guideOf(s).d.name)
		}
		scenetest.Step(t, s, 30)
		if by == paint.DeviceKeys {
			in.Key(input.ActConfirm)
		} else {
			p.at(end.Middle(end.Told.Verbs[0]))
		}
		scenetest.Step(t, s, 20)
	}
	if _, ok := s.Scene().(*Page); !ok {
		t.Errorf("after the last lesson stands %T", s.Scene())
	}
	return s, int(s.Ticks() - begun)
}

func TestTheWholeTutorialIsPlayedByOneFingerInLessThanFiveMinutes(t *testing.T) {
	s, ticks := tutorial(t, "", 390, 844, paint.DeviceTouch)
	t.Logf("%d seconds", ticks/stage.TicksPerSecond)
	if ticks > 150*stage.TicksPerSecond {
		t.Errorf("without reading it takes %d seconds; with it that is more than five minutes", ticks/stage.TicksPerSecond)
	}
	if got := s.Kept().Progress(); len(got.Lessons) != 9 {
		t.Errorf("learned is %v", got.Lessons)
	}
}

func TestTheWholeTutorialIsPlayedByAMouseInLessThanFiveMinutes(t *testing.T) {
	_, ticks := tutorial(t, "", 1280, 720, paint.DeviceMouse)
	t.Logf("all lessons take %d seconds without reading", ticks/stage.TicksPerSecond)
	if ticks > 5*60*stage.TicksPerSecond {
		t.Errorf("it takes %d seconds", ticks/stage.TicksPerSecond)
	}
}

func TestTheWholeTutorialIsPlayedByKeysAndSpoken(t *testing.T) {
	for game, last := range map[string]int{"": 8, "bluff": 2} {
		s, _ := tutorial(t, game, 1280, 720, paint.DeviceKeys)
		said := strings.Join(s.Speech().Said(), "\n")
		d := taught(t, game).lessons[last] // no more than the last lines are remembered
		for i := range d.script {
			if text := s.Lang().Lesson(d.key(), strconv.Itoa(i+1)); text != "" && !strings.Contains(said, text) {
				t.Errorf("%s: %q is not spoken", d.name, text)
			}
		}
		if text := s.Lang().Lesson(d.key(), "done"); !strings.Contains(said, text) {
			t.Errorf("%s: %q is not spoken", d.name, text)
		}
	}
}

func TestEveryPuzzleIsSolvedAtTheTableByItsFilesWay(t *testing.T) {
	s, in := ledStage(t, 1280, 720, stage.Options{})
	s.Settings().Speed = stage.SpeedInstant
	p := &learner{t, s, in, paint.DeviceKeys}
	for _, d := range learned(t, false) {
		d.start(s)
		end := p.drill()
		if !guideOf(s).verdict {
			t.Errorf("%s: %s: %s", d.name, end.Told.Title, end.Told.Lines)
		}
		t.Logf("%s: %s", d.name, end.Told.Lines)
	}
	for _, d := range learned(t, false) {
		if got := s.Kept().Progress(); !got.Puzzle(d.name).Solved {
			t.Errorf("%s is not kept as solved: %+v", d.name, got.Puzzles)
		}
	}
}

func TestAWrongAnswerIsToldWithTheReasonAndCountsAsATry(t *testing.T) {
	s, in := ledStage(t, 1280, 720, stage.Options{})
	s.Settings().Speed = stage.SpeedInstant
	var d drill
	for _, d = range learned(t, false) {
		if d.name == "puzzle-02-bluff" {
			break
		}
	}
	d.start(s)
	scenetest.Until(t, s, "the question", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	in.Key(input.ActKeep)
	scenetest.Until(t, s, "the end", func() bool { _, ok := s.Top().(*kit.Ending); return ok })
	end := s.Top().(*kit.Ending)
	if guideOf(s).verdict || end.Told.Lines == "" {
		t.Errorf("%q: %q", end.Told.Title, end.Told.Lines)
	}
	if got, want := func() room.PuzzleTried { p := s.Kept().Progress(); return p.Puzzle("puzzle-02-bluff") }(), (room.PuzzleTried{Name: "puzzle-02-bluff", Tries: 1}); got != want {
		t.Errorf("kept is %+v, want %+v", got, want)
	}
}

func TestALessonRefusesWhatIsNotShownAndShowsItAgain(t *testing.T) {
	s, in := ledStage(t, 1280, 720, stage.Options{First: bare})
	all := learned(t, true)
	all[4].start(s) // the bluff: the blue 9 would fit as well
	scenetest.Until(t, s, "shown", func() bool { return s.Scene().(*tables.Table).Inside().Hint.On() })
	table := s.Scene().(*tables.Table)
	seq := table.Newest()
	pressFace(t, in, table, "B9")
	scenetest.Step(t, s, 30)
	if table.Newest() != seq || !strings.Contains(strings.Join(s.Speech().Said(), " "), "first do what is shown") {
		t.Errorf("beat %d after %d, said %q", table.Newest(), seq, scenetest.Said(s, 3))
	}
	scenetest.Until(t, s, "shown again", func() bool { return table.Inside().Hint.On() })
}

func TestAPuzzleThatLosesTheTurnIsTriedAndOneThatIsWonIsSolved(t *testing.T) {
	s, in := ledStage(t, 1280, 720, stage.Options{First: bare})
	saves := s.Kept().Saves
	all := learned(t, false)
	d := all[0]
	over := func() bool { _, ok := s.Top().(*kit.Ending); return ok }
	d.start(s)
	table := s.Scene().(*tables.Table)
	scenetest.Until(t, s, "asked", func() bool { return table.Asked() })
	g := table.O().Led.(*guide)
	for _, c := range d.script { // what is right last is wrong first
		if c.Seat == 0 && c.Card.Face != d.script[0].Card.Face && len(table.Shown().Legal) > 0 {
			for _, l := range table.Shown().Legal {
				if l.Verb == engine.VerbPlay && l.Card.Face != d.script[0].Card.Face {
					pressFace(t, in, table, l.Card.Face.String())
					break
				}
			}
			break
		}
	}
	scenetest.Until(t, s, "tried", func() bool {
		if !over() && table.Asked() && table.Shown().Turn == 0 && table.Shown().Seq > g.seq && len(table.Shown().Legal) > 0 {
			for _, l := range table.Shown().Legal {
				if l.Verb == engine.VerbDraw {
					table.Want(l)
					break
				}
			}
		}
		return over()
	})
	p, _ := saves.Progress()
	if got := p.Puzzle(d.name); got.Tries != 1 || got.Solved {
		t.Errorf("after a wrong try it stands at %+v", got)
	}
	d.start(s)
	table = s.Scene().(*tables.Table)
	for _, c := range d.script {
		if c.Seat != 0 {
			continue
		}
		scenetest.Until(t, s, "asked", func() bool { return table.Asked() })
		pressFace(t, in, table, c.Card.Face.String())
		scenetest.Step(t, s, 10)
	}
	scenetest.Until(t, s, "solved", over)
	p, _ = saves.Progress()
	if got := p.Puzzle(d.name); got.Tries != 2 || !got.Solved {
		t.Errorf("after the right cards it stands at %+v", got)
	}
}
