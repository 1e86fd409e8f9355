//go:build display

package scene

import (
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// storedStage keeps what is learned in a store of its own.
func storedStage(t *testing.T, in *input.Script) *Stage {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	o.Settings.Speed = stage.SpeedNormal
	o.Source, o.First = in, func(*Stage) Scene { return &scenetest.Stand{} }
	s := testStage(t, 1280, 720, o)
	scenetest.Step(t, s, 5)
	return s
}

// pupil does what a lesson shows, by a pointer alone.
func pupil(t *testing.T, s *Stage, in *input.Script) {
	t.Helper()
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("%T is on the stage", s.Scene())
	}
	g := table.O().Led.(*guide)
	switch {
	case s.Top() != nil:
		if wheel, ok := s.Top().(*ask.Wheel); ok {
			c, _ := g.step()
			in.Click(vanePoint(wheel, c.Color))
			return
		}
		if c, ok := g.step(); ok && c.Seat == 0 {
			answer(t, s, in, c)
		}
	case g.text != "":
		in.Click(g.goOn.Center())
	case table.Inside().Hint.On():
		c, _ := g.step()
		switch c.Verb {
		case engine.VerbPlay:
			if table.Popped() {
				in.Click(table.Inside().Hud.Play().Center())
				return
			}
			in.Click(cardPoint(table, c.Card.Face.String()))
		case engine.VerbDraw:
			in.Click(table.Inside().Hud.Pile().At().Center())
		case engine.VerbCallUno:
			in.Click(table.Inside().Hud.Call().At().Center())
		case engine.VerbCatchUno:
			in.Click(table.Inside().Hud.Catches()[c.Target].At().Center())
		}
	}
}

// answer presses the button of a question that means the command.
func answer(t *testing.T, s *Stage, in *input.Script, c engine.Command) {
	t.Helper()
	switch m := s.Top().(type) {
	case *ask.Challenge:
		b := m.Believe
		if c.Verb == engine.VerbChallenge {
			b = m.Doubt
		}
		in.Click(b.Center())
	case *ask.Choice:
		at := 0 // the card that is laid on top, or the guest whose hand it is
		if c.Target != engine.NoSeat {
			at = int(c.Target) - 1
		}
		in.Click(m.Group.Nodes[at].Bounds().Center())
	default:
		t.Fatalf("%T asks", m)
	}
}

func TestTheTutorialIsPlayedThroughByAPointerInUnderFiveMinutes(t *testing.T) {
	in := input.NewScript()
	s := storedStage(t, in)
	saves := s.Kept().Saves
	s.Go(NewLearn())
	scenetest.Step(t, s, 5)
	scenetest.Run(t, s, in.Key(input.ActConfirm)) // the first lesson has the focus
	all, err := drills(true)
	if err != nil {
		t.Fatal(err)
	}
	ticks := 0
	for i := range all {
		for ; ; ticks++ {
			if ticks > 5*60*TicksPerSecond {
				g := s.Scene().(*tables.Table).O().Led.(*guide)
				t.Fatalf("lesson %d is not over after five minutes: at step %d %T asks; said %q", i+1, g.at+1, s.Top(), scenetest.Said(s, 4))
			}
			scenetest.Step(t, s, 1)
			if _, ok := s.Top().(*drillEnd); ok {
				break
			}
			if ticks%30 == 0 {
				pupil(t, s, in)
			}
		}
		p, _ := saves.Progress()
		if !p.Learned(all[i].name) {
			t.Errorf("%s is not noted", all[i].name)
		}
		scenetest.Step(t, s, 15)
		ticks += 15
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		scenetest.Step(t, s, 5)
	}
	t.Logf("all lessons take %d seconds without reading", ticks/TicksPerSecond)
	if _, ok := s.Scene().(*Learn); !ok {
		t.Errorf("after the last lesson %T is on the stage", s.Scene())
	}
}

func TestALessonRefusesWhatIsNotShownAndShowsItAgain(t *testing.T) {
	in := input.NewScript()
	s := storedStage(t, in)
	all, err := drills(true)
	if err != nil {
		t.Fatal(err)
	}
	all[4].start(s) // the bluff: the blue 9 would fit as well
	scenetest.Until(t, s, "shown", func() bool { return s.Scene().(*tables.Table).Inside().Hint.On() })
	table := s.Scene().(*tables.Table)
	seq := table.Newest()
	in.Click(cardPoint(table, "B9"))
	scenetest.Step(t, s, 30)
	if table.Newest() != seq || !strings.Contains(strings.Join(s.Speech().Said(), " "), "first do what is shown") {
		t.Errorf("beat %d after %d, said %q", table.Newest(), seq, scenetest.Said(s, 3))
	}
	scenetest.Until(t, s, "shown again", func() bool { return table.Inside().Hint.On() })
}

func TestAPuzzleThatLosesTheTurnIsTriedAndOneThatIsWonIsSolved(t *testing.T) {
	in := input.NewScript()
	s := storedStage(t, in)
	saves := s.Kept().Saves
	all, err := drills(false)
	if err != nil {
		t.Fatal(err)
	}
	d := all[0]
	over := func() bool { _, ok := s.Top().(*drillEnd); return ok }
	d.start(s)
	table := s.Scene().(*tables.Table)
	scenetest.Until(t, s, "asked", func() bool { return table.Asked() })
	g := table.O().Led.(*guide)
	for _, c := range d.script { // what is right last is wrong first
		if c.Seat == 0 && c.Card.Face != d.script[0].Card.Face && len(table.Shown().Legal) > 0 {
			for _, l := range table.Shown().Legal {
				if l.Verb == engine.VerbPlay && l.Card.Face != d.script[0].Card.Face {
					in.Click(cardPoint(table, l.Card.Face.String()))
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
		in.Click(cardPoint(table, c.Card.Face.String()))
		scenetest.Step(t, s, 10)
	}
	scenetest.Until(t, s, "solved", over)
	p, _ = saves.Progress()
	if got := p.Puzzle(d.name); got.Tries != 2 || !got.Solved {
		t.Errorf("after the right cards it stands at %+v", got)
	}
}

func TestTheDealOfADayIsTheSameForEverybodyAndItsFirstResultCounts(t *testing.T) {
	line := func() (string, room.Progress, *Stage) {
		in := input.NewScript()
		s := storedStage(t, in)
		saves := s.Kept().Saves
		s.Options().Now = func() time.Time { return time.Date(2026, 11, 28, 23, 30, 0, 0, time.FixedZone("", -5*3600)) }
		s.Settings().Speed = stage.SpeedInstant
		playDaily(s, room.DayOf(s.Kept().Now()))
		table := s.Scene().(*tables.Table)
		for n := 0; ; n++ {
			if _, ok := s.Top().(*drillEnd); ok {
				break
			}
			if n > 60*60*TicksPerSecond {
				t.Fatal("the deal does not end")
			}
			if m, ok := s.Top().(interface{ Decide(engine.Command) }); ok && len(table.Shown().Legal) > 0 {
				m.Decide(table.Shown().Legal[0])
			} else if table.Asked() && s.Top() == nil && len(table.Shown().Legal) > 0 {
				table.Want(table.Shown().Legal[0])
			}
			scenetest.Step(t, s, 1)
		}
		p, _ := saves.Progress()
		if len(p.Daily) != 1 || p.Daily[0].Day != "2026-11-29" {
			t.Fatalf("counted is %+v", p.Daily)
		}
		return s.Top().(*drillEnd).lines, p, s
	}
	a, p, s := line()
	b, _, _ := line()
	if a != b {
		t.Errorf("the same play is %q and %q", a, b)
	}
	worse := p.Daily[0]
	worse.Held += 7
	p.Count(worse)
	if len(p.Daily) != 1 || p.Daily[0] == worse {
		t.Errorf("a second try of the day counts: %+v", p.Daily)
	}
	shareDaily(s, p.Daily[0])
	if text := s.Top().(*kit.Entry).Field.Text; !strings.HasPrefix(text, "Fourtell daily 2026-11-29: ") {
		t.Errorf("the line is %q", text)
	}
	if s.Kept().Saves == nil {
		t.Error("nothing is kept")
	}
	other := dailyTable("2026-11-30", s.Lang())
	if other.Setup.Seed == dailyTable("2026-11-29", s.Lang()).Setup.Seed {
		t.Error("two days have the same deal")
	}
}

func TestTheLessonsAreOfferedToANewcomerOnly(t *testing.T) {
	in := input.NewScript()
	s := storedStage(t, in)
	s.Go(title.New())
	scenetest.Step(t, s, 5)
	if b := buttonOf(s, s.Lang().Say("learn.offer")); b == nil {
		t.Error("a newcomer is not offered the lessons")
	}
	s.Kept().NoteProgress(func(p *room.Progress) { p.Learn("lesson-1-first") })
	s.Go(title.New())
	scenetest.Step(t, s, 5)
	if buttonOf(s, s.Lang().Say("learn.offer")) != nil || buttonOf(s, "Learn") == nil {
		t.Error("whoever has begun to learn is a newcomer still")
	}
}
