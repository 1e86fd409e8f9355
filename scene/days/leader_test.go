//go:build display

package days

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/words"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// on is a date as the program is told it.
func on(year int, month time.Month, day, hour int) func() time.Time {
	return func() time.Time { return time.Date(year, month, day, hour, 0, 0, 0, time.UTC) }
}

// dayStage is a stage at the calendar, on the 28th of November 2026, a Saturday of week 48.
func dayStage(t *testing.T, o stage.Options) (*stage.Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	o.Source = in
	if o.Now == nil {
		o.Now = on(2026, 11, 28, 10)
	}
	if o.Store == nil {
		o.Store = room.NewMemory()
	}
	if o.First == nil {
		o.First = func(*stage.Stage) stage.Scene { return New() }
	}
	o.Routes.Title = func() stage.Scene { return &scenetest.Stand{} }
	s := scenetest.NewStage(t, 1280, 720, o)
	scenetest.Step(t, s, 30)
	s.Settings().Speed = stage.SpeedInstant
	return s, in
}

// once does the first thing that may be done at a table, if it is asked for anything.
func once(s *stage.Stage) {
	table, ok := s.Scene().(*tables.Table)
	if !ok || len(table.Shown().Legal) == 0 {
		return
	}
	if m, ok := s.Top().(interface{ Decide(engine.Command) }); ok {
		m.Decide(table.Shown().Legal[0])
	} else if table.Asked() && s.Top() == nil {
		table.Want(table.Shown().Legal[0])
	}
}

// playDay plays the table on the stage to its end.
func playDay(t *testing.T, s *stage.Stage) *kit.Ending {
	t.Helper()
	for range 60 * 60 * stage.TicksPerSecond {
		if m, ok := s.Top().(*kit.Ending); ok {
			return m
		}
		once(s)
		scenetest.Step(t, s, 1)
	}
	t.Fatalf("the deal does not end; said %q", scenetest.Said(s, 8))
	return nil
}

func ledBy(s *stage.Stage) *leader { return s.Scene().(*tables.Table).O().Led.(*leader) }

func TestADateDealsTheSameCardsToEverybodyAndAnotherDateOthers(t *testing.T) {
	hands := map[string]string{}
	for _, c := range []struct {
		name string
		now  func() time.Time
		seed uint64
		deal func(*stage.Stage) string
	}{{"morning", on(2026, 11, 28, 1), 1, Today}, {"evening", on(2026, 11, 28, 23), 99, Today}, {"tomorrow", on(2026, 11, 29, 0), 1, Today},
		{"monday", on(2026, 11, 23, 0), 5, Week}, {"sunday", on(2026, 11, 29, 23), 6, Week}, {"next week", on(2026, 11, 30, 0), 5, Week}} {
		s, _ := dayStage(t, stage.Options{Now: c.now, Seed: c.seed})
		Play(s, c.deal(s))
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
	if hands["morning"] != hands["evening"] || hands["morning"] == hands["tomorrow"] || hands["monday"] != hands["sunday"] || hands["monday"] == hands["next week"] {
		t.Errorf("dealt are %q", hands)
	}
}

func TestTheSamePlayOfADayIsTheSameResultAndOnlyTheFirstCounts(t *testing.T) {
	var lines []string
	for range 2 {
		s, _ := dayStage(t, stage.Options{Now: func() time.Time { return time.Date(2026, 11, 28, 23, 30, 0, 0, time.FixedZone("", -5*3600)) }})
		Play(s, Today(s))
		lines = append(lines, playDay(t, s).Told.Lines)
		p := s.Kept().Progress()
		d, counted := p.Day("2026-11-29")
		if !counted || p.Game != nil || d.At != 1795926600 {
			t.Fatalf("kept is %+v", p)
		}
		if text := line(s.Lang(), d); !strings.HasPrefix(text, "Fourtell daily 2026-11-29: ") || strings.Contains(text, "\n") {
			t.Errorf("the line is %q", text)
		}
	}
	if lines[0] != lines[1] {
		t.Errorf("the same play is %q", lines)
	}
}

func TestTheFirstTryCountsAndTheOthersAreForFun(t *testing.T) {
	for _, name := range []string{"2026-11-28", "2026-W48"} {
		s, _ := dayStage(t, stage.Options{})
		Play(s, name)
		end := playDay(t, s)
		p := s.Kept().Progress()
		first, ok := p.Day(name)
		if !ok {
			t.Fatalf("%s: kept is %+v", name, p)
		}
		end.Told.Verbs[1].Activate(s)
		scenetest.Step(t, s, 10)
		if ledBy(s).counts {
			t.Error("the second try counts")
		}
		end = playDay(t, s)
		p = s.Kept().Progress()
		if again, _ := p.Day(name); len(p.Daily)+len(p.Weekly) != 1 || again != first || p.Game != nil || p.Odd != nil {
			t.Errorf("kept is %+v, the first was %+v", p, first)
		}
		if !strings.Contains(end.Told.Lines, "for fun") {
			t.Errorf("told is %q", end.Told.Lines)
		}
	}
}

func TestATryThatWasLeftIsGoneOnWithAndNothingIsTakenBack(t *testing.T) {
	for _, name := range []string{"2026-11-28", "2026-W48"} {
		s, _ := dayStage(t, stage.Options{})
		Play(s, name)
		table := s.Scene().(*tables.Table)
		for range 36000 {
			if len(tabletest.Hosted(table).Record().Commands) >= 12 {
				break
			}
			once(s)
			scenetest.Step(t, s, 1)
		}
		done := len(tabletest.Hosted(table).Record().Commands)
		s.Go(At(name))
		scenetest.Step(t, s, 5)
		page := s.Scene().(*Calendar)
		if got, want := page.verbs[0].Text, map[bool]words.Key{true: words.WeeklyResume, false: words.DailyResume}[dated.IsWeek(name)]; got != s.Lang().Say(want) {
			t.Errorf("the button says %q", got)
		}
		page.verbs[0].Activate(s)
		scenetest.Step(t, s, 1)
		again := s.Scene().(*tables.Table)
		if got := len(tabletest.Hosted(again).Record().Commands); done < 12 || got < done {
			t.Errorf("of %d commands %d are there", done, got)
		}
		if again.Inside().Undos.Refused() == "" {
			t.Error("what was played can be taken back")
		}
		playDay(t, s)
		if p := s.Kept().Progress(); len(p.Daily)+len(p.Weekly) != 1 || p.Game != nil || p.Odd != nil {
			t.Errorf("kept is %+v", p)
		}
	}
}

func TestTheLineIsShownAndSavedWhereOtherFilesGo(t *testing.T) {
	dir := t.TempDir()
	s, in := dayStage(t, stage.Options{Files: dir})
	for _, c := range []struct {
		r          room.DailyPlayed
		file, want string
	}{
		{room.DailyPlayed{Day: "2026-11-28", Place: 3, Of: 4, Held: 21, Caught: 1}, "fourtell-daily-2026-11-28.txt", "Fourtell daily 2026-11-28: 3rd of 4, 21 points held, 1 bluff caught"},
		{room.DailyPlayed{Day: "2026-W48", Place: 1, Of: 4}, "fourtell-weekly-2026-W48.txt", "Fourtell weekly 2026-W48, Open carousel: 1st of 4, 0 points held"},
	} {
		Share(s, c.r)
		scenetest.Step(t, s, 20)
		m := s.Top().(*kit.Entry)
		if m.Field.Text != c.want {
			t.Errorf("the line is %q", m.Field.Text)
		}
		in.Click(m.Done.Center())
		scenetest.Step(t, s, 5)
		text, err := os.ReadFile(filepath.Join(dir, c.file))
		if err != nil || string(text) != c.want+"\n" {
			t.Errorf("saved is %q, %v", text, err)
		}
	}
}

func TestADealBegunBeforeMidnightCountsForItsDay(t *testing.T) {
	now := time.Date(2026, 11, 29, 23, 59, 50, 0, time.UTC) // a Sunday
	s, _ := dayStage(t, stage.Options{Now: func() time.Time { return now }})
	for _, name := range []string{"2026-11-29", "2026-W48"} {
		now = time.Date(2026, 11, 29, 23, 59, 50, 0, time.UTC)
		Play(s, name)
		scenetest.Step(t, s, 5)
		now = now.Add(24 * time.Hour)
		playDay(t, s)
		p := s.Kept().Progress()
		if _, counted := p.Day(name); !counted {
			t.Errorf("%s was begun in its time and does not count", name)
		}
	}
	if p := s.Kept().Progress(); len(p.Daily) != 1 || len(p.Weekly) != 1 {
		t.Errorf("kept is %+v", p)
	}
}

// Every guest of a week sits where its portrait is, and the other game's weeks stand as well.
func TestTheGuestsOfAWeekAreTheCharactersTheyLookLike(t *testing.T) {
	s, _ := dayStage(t, stage.Options{})
	games := map[string]bool{}
	for at := dated.Monday("2026-W01"); at.Before(dated.Monday("2026-W48")); at = at.AddDate(0, 0, 7) {
		d, _ := dated.Of(dated.WeekOf(at))
		o := tableOf(d, s.Lang())
		if games[d.Game] = true; len(o.Guests) != d.Seats() || len(o.Bots) != d.Seats() || len(o.Setup.Seats) != d.Seats() {
			t.Fatalf("%s: %+v", d.Name, o)
		}
		if _, err := tables.New(o); err != nil {
			t.Errorf("%s: %v", d.Name, err)
		}
		for i, g := range o.Guests[1:] {
			if g == "" || o.Bots[i+1] != "char:"+d.Guests[i] {
				t.Errorf("%s: seat %d is %q with the face %q", d.Name, i+1, o.Bots[i+1], g)
			}
		}
	}
	if len(games) < 2 {
		t.Errorf("of the games %v only", games)
	}
}
