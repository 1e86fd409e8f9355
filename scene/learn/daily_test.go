//go:build display

package learn

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/words"
)

// on is a date as the program is told it.
func on(year int, month time.Month, day, hour int) func() time.Time {
	return func() time.Time { return time.Date(year, month, day, hour, 0, 0, 0, time.UTC) }
}

// dayStage is a stage at what there is to learn, on the 28th of November 2026.
func dayStage(t *testing.T, o stage.Options) (*stage.Stage, *input.Script) {
	t.Helper()
	if o.Now == nil {
		o.Now = on(2026, 11, 28, 10)
	}
	s, in := ledStage(t, 1280, 720, o)
	s.Settings().Speed = stage.SpeedInstant
	return s, in
}

// playDay plays the table on the stage to its end as a player with keys does who takes the first card that fits.
func playDay(t *testing.T, s *stage.Stage, in *input.Script) *kit.Ending {
	t.Helper()
	p := &learner{t, s, in, paint.DeviceKeys}
	for tick := range 36000 {
		if m, ok := s.Top().(*kit.Ending); ok {
			return m
		}
		scenetest.Step(t, s, 1)
		if in.Done() && tick%8 == 0 {
			p.plays(s.Scene().(*tables.Table))
		}
	}
	t.Fatalf("the deal does not end; said %q", scenetest.Said(s, 8))
	return nil
}

func TestADateDealsTheSameCardsToEverybodyAndAnotherDateOthers(t *testing.T) {
	hands := map[string]string{}
	for _, c := range []struct {
		name string
		now  func() time.Time
		seed uint64
	}{{"morning", on(2026, 11, 28, 1), 1}, {"evening", on(2026, 11, 28, 23), 99}, {"tomorrow", on(2026, 11, 29, 0), 1}} {
		s, _ := dayStage(t, stage.Options{Now: c.now, Seed: c.seed})
		playDaily(s, room.DayOf(s.Kept().Now()))
		scenetest.Step(t, s, 5)
		table := s.Scene().(*tables.Table)
		var all strings.Builder
		record := tabletest.Hosted(table).Record()
		if err := record.Write(&all); err != nil {
			t.Fatal(err)
		}
		for _, card := range table.Desk().View(0).Hands[0].Cards {
			all.WriteString(card.Face.String())
		}
		hands[c.name] = all.String()
	}
	if hands["morning"] != hands["evening"] || hands["morning"] == hands["tomorrow"] {
		t.Errorf("dealt are %q", hands)
	}
}

func TestTheDealOfADayIsTheSameForEverybodyAndItsFirstResultCounts(t *testing.T) {
	line := func() (string, room.Progress, *stage.Stage) {
		s, _ := ledStage(t, 1280, 720, stage.Options{First: bare})
		saves := s.Kept().Saves
		s.Options().Now = func() time.Time { return time.Date(2026, 11, 28, 23, 30, 0, 0, time.FixedZone("", -5*3600)) }
		s.Settings().Speed = stage.SpeedInstant
		playDaily(s, room.DayOf(s.Kept().Now()))
		table := s.Scene().(*tables.Table)
		for n := 0; ; n++ {
			if _, ok := s.Top().(*kit.Ending); ok {
				break
			}
			if n > 60*60*stage.TicksPerSecond {
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
		return s.Top().(*kit.Ending).Told.Lines, p, s
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

func TestTheLineOfTheDayIsTheSameForTheSamePlay(t *testing.T) {
	var lines []string
	for range 2 {
		s, in := dayStage(t, stage.Options{})
		playDaily(s, room.DayOf(s.Kept().Now()))
		playDay(t, s, in)
		p := s.Kept().Progress()
		d, counted := p.Day("2026-11-28")
		if !counted || p.Game != nil {
			t.Fatalf("kept is %+v", p)
		}
		lines = append(lines, dailyWords(s.Lang(), words.DailyText, d))
	}
	if lines[0] != lines[1] || !strings.HasPrefix(lines[0], "Fourtell daily 2026-11-28: ") || strings.Contains(lines[0], "\n") {
		t.Errorf("the lines are %q", lines)
	}
	t.Log(lines[0])
}

func TestTheFirstTryCountsAndTheOthersAreForFun(t *testing.T) {
	s, in := dayStage(t, stage.Options{})
	playDaily(s, room.DayOf(s.Kept().Now()))
	end := playDay(t, s, in)
	p := s.Kept().Progress()
	first, _ := p.Day("2026-11-28")
	end.Told.Verbs[1].Activate(s)
	scenetest.Step(t, s, 10)
	if d := s.Scene().(*tables.Table).O().Led.(*daily); d.counts {
		t.Error("the second try counts")
	}
	end = playDay(t, s, in)
	if p := s.Kept().Progress(); len(p.Daily) != 1 || p.Daily[0] != first || p.Game != nil {
		t.Errorf("kept is %+v, the first was %+v", p, first)
	}
	if !strings.Contains(end.Told.Lines, "for fun") {
		t.Errorf("told is %q", end.Told.Lines)
	}
}

func TestATryThatWasLeftIsGoneOnWithAndNothingIsTakenBack(t *testing.T) {
	s, in := dayStage(t, stage.Options{})
	playDaily(s, room.DayOf(s.Kept().Now()))
	table := s.Scene().(*tables.Table)
	p := &learner{t, s, in, paint.DeviceKeys}
	for tick := 0; len(tabletest.Hosted(table).Record().Commands) < 12; tick++ {
		scenetest.Step(t, s, 1)
		if in.Done() && tick%8 == 0 {
			p.plays(table)
		}
	}
	scenetest.Step(t, s, 2)
	done := len(tabletest.Hosted(table).Record().Commands)
	s.Go(New())
	scenetest.Step(t, s, 5)
	page := s.Scene().(*Page)
	if got := page.daily.verbs[0].Text; got != s.Lang().Say(words.DailyResume) {
		t.Errorf("the button says %q", got)
	}
	page.daily.verbs[0].Activate(s)
	scenetest.Step(t, s, 1)
	again := s.Scene().(*tables.Table)
	if got := len(tabletest.Hosted(again).Record().Commands); got < done {
		t.Errorf("of %d commands %d are there", done, got)
	}
	if again.Inside().Undos.Refused() == "" {
		t.Error("what was played can be taken back")
	}
	playDay(t, s, in)
	if p := s.Kept().Progress(); len(p.Daily) != 1 {
		t.Errorf("kept is %+v", p)
	}
}

func TestTheLineIsShownAndSavedWhereOtherFilesGo(t *testing.T) {
	dir := t.TempDir()
	s, in := dayStage(t, stage.Options{Files: dir})
	s.Kept().NoteProgress(func(p *room.Progress) {
		p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4})
		p.Count(room.DailyPlayed{Day: "2026-11-28", Place: 3, Of: 4, Held: 21, Caught: 1})
	})
	s.Go(New())
	scenetest.Step(t, s, 5)
	page := s.Scene().(*Page)
	if page.daily.count != "2 days running" || len(page.daily.verbs) != 2 {
		t.Fatalf("the panel shows %q and %d buttons", page.daily.count, len(page.daily.verbs))
	}
	in.Click(page.middle(page.daily.verbs[1]))
	scenetest.Step(t, s, 20)
	m, ok := s.Top().(*kit.Entry)
	if !ok {
		t.Fatalf("on top is %T", s.Top())
	}
	const want = "Fourtell daily 2026-11-28: 3rd of 4, 21 points held, 1 bluff caught"
	if m.Field.Text != want {
		t.Errorf("the line is %q", m.Field.Text)
	}
	scenetest.Keep(t, s, "daily-share")
	in.Click(m.Done.Center())
	scenetest.Step(t, s, 5)
	text, err := os.ReadFile(filepath.Join(dir, "fourtell-daily-2026-11-28.txt"))
	if err != nil || string(text) != want+"\n" {
		t.Errorf("saved is %q, %v", text, err)
	}
}

func TestWithoutADateThereIsNoDealOfTheDay(t *testing.T) {
	s, _ := ledStage(t, 1280, 720, stage.Options{})
	page := s.Scene().(*Page)
	if len(page.daily.verbs) != 0 || page.daily.line != s.Lang().Say(words.DailyNoDate) {
		t.Errorf("the panel shows %q", page.daily.line)
	}
}

func TestAtMidnightTheDealOfTheDayTurnsOverWhereItStandsAndGoesOnWhereItIsPlayed(t *testing.T) {
	now := time.Date(2026, 11, 28, 23, 59, 50, 0, time.UTC)
	s, in := dayStage(t, stage.Options{Now: func() time.Time { return now }})
	learn := s.Scene().(*Page)
	learn.nodes.SetFocus(learn.daily.verbs[0])
	playDaily(s, "2026-11-28")
	playDay(t, s, in)
	s.Go(New())
	scenetest.Step(t, s, 2)
	learn = s.Scene().(*Page)
	if !learn.daily.done || learn.daily.day != "2026-11-28" {
		t.Fatalf("today's deal is not done: %+v", learn.daily)
	}
	learn.nodes.SetFocus(learn.daily.verbs[0])
	now = now.Add(20 * time.Second)
	scenetest.Step(t, s, 2)
	if learn.daily.done || learn.daily.day != "2026-11-29" || learn.nodes.Focused() != stage.Focusable(learn.daily.verbs[0]) {
		t.Errorf("after midnight stands the deal of %s, done %v; the focus is on %T", learn.daily.day, learn.daily.done, learn.nodes.Focused())
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	scenetest.Step(t, s, 5)
	d := s.Scene().(*tables.Table).O().Led.(*daily)
	if d.day != "2026-11-29" || !d.counts {
		t.Errorf("what is played is the deal of %s, which counts: %v", d.day, d.counts)
	}
	now = now.Add(24 * time.Hour)
	playDay(t, s, in)
	p := s.Kept().Progress()
	if _, counted := p.Day("2026-11-29"); !counted {
		t.Error("a deal that was begun before midnight does not count for its day")
	}
	if _, counted := p.Day("2026-11-30"); counted {
		t.Error("it counts for the day after")
	}
}
