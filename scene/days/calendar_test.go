//go:build display

package days

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

func TestAMonthHasItsWeeksAtTheEdgeWhicheverDayBeginsThem(t *testing.T) {
	for _, c := range []struct {
		name  string
		first int
		rows  int
		top   string // the first row, "." for a day of another month
		weeks string
	}{
		{"2026-11-28", 1, 6, "......2026-11-01", "2026-W44 2026-W45 2026-W46 2026-W47 2026-W48 2026-W49"},
		{"2026-11-28", 7, 5, "2026-11-012026-11-022026-11-032026-11-042026-11-052026-11-062026-11-07", "2026-W45 2026-W46 2026-W47 2026-W48 2026-W49"},
		{"2027-02-01", 1, 4, "2027-02-012027-02-022027-02-032027-02-042027-02-052027-02-062027-02-07", "2027-W05 2027-W06 2027-W07 2027-W08"},
		{"2027-W01", 1, 5, "....2027-01-012027-01-022027-01-03", "2026-W53 2027-W01 2027-W02 2027-W03 2027-W04"},
	} {
		rows := monthOf(c.name, c.first).rows()
		top, weeks := "", []string{}
		for _, d := range rows[0].days {
			top += map[bool]string{true: ".", false: d}[d == ""]
		}
		for _, r := range rows {
			weeks = append(weeks, r.week)
		}
		if len(rows) != c.rows || top != c.top || strings.Join(weeks, " ") != c.weeks {
			t.Errorf("%s from day %d: %d rows, %s, %v", c.name, c.first, len(rows), top, weeks)
		}
	}
}

// played is a store of somebody who has played most days of a month.
func played(s *stage.Stage) {
	s.Kept().NoteProgress(func(p *room.Progress) {
		for day := 2; day < 28; day++ {
			if day%7 != 0 {
				p.Count(room.DailyPlayed{Day: dated.DayOf(time.Date(2026, 11, day, 0, 0, 0, 0, time.UTC)), Place: 1 + day%4, Of: 4, Held: 12 * (day % 4)})
			}
		}
		p.Count(room.DailyPlayed{Day: "2026-W45", Place: 2, Of: 4, Held: 9})
		p.Count(room.DailyPlayed{Day: "2026-W46", Place: 5, Of: 6, Held: 33})
		p.Leave(room.DailyGame{Day: "2026-W48", Record: "fourtell record 1\n"})
	})
}

func TestTheCalendarLooksAsAccepted(t *testing.T) {
	for _, c := range []struct{ picture, chosen, tag string }{{"calendar", "", "en"}, {"calendar-week", "2026-W46", "de"}} {
		for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} {
			o := scenetest.KeptIn(room.NewMemory())
			o.First = func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }
			o.Now = on(2026, 11, 28, 10)
			o.Settings = scenetest.SightIn(c.tag, image.Point{}).Set
			s := scenetest.NewStage(t, size.X, size.Y, o)
			played(s)
			s.Go(At(c.chosen))
			scenetest.Step(t, s, 30)
			scenetest.Golden(t, scenetest.SizeName(c.picture, size), scenetest.Shot(s))
		}
	}
}

func TestAPastDayIsPlayedForPracticeAndOneToComeNotAtAll(t *testing.T) {
	s, in := dayStage(t, stage.Options{})
	page := s.Scene().(*Calendar)
	find := func(name string) *cell {
		i := slices.IndexFunc(page.cells, func(c *cell) bool { return c.name == name })
		return page.cells[i]
	}
	for _, name := range []string{"2026-11-29", "2026-11-30", "2026-W49"} {
		if !find(name).Off {
			t.Errorf("%s can be chosen", name)
		}
	}
	for _, name := range []string{"2026-11-20", "2026-W47"} {
		in.Click(find(name).Center())
		scenetest.Step(t, s, 10)
		if page.chosen != name || page.verbs[0].Text != s.Lang().Say(words.DatedPractise) {
			t.Fatalf("chosen is %s, offered %q", page.chosen, page.verbs[0].Text)
		}
		in.Tap(page.verbs[0].Center())
		scenetest.Step(t, s, 20)
		if l := ledBy(s); l.deal.Name != name || l.counts {
			t.Errorf("played is %s, which counts: %v", l.deal.Name, l.counts)
		}
		playDay(t, s)
		if p := s.Kept().Progress(); len(p.Daily)+len(p.Weekly) > 0 || p.Game != nil || p.Odd != nil {
			t.Errorf("kept is %+v", p)
		}
		s.Go(At(name))
		scenetest.Step(t, s, 10)
		page = s.Scene().(*Calendar)
	}
}

func TestTheCalendarIsWalkedByKeysAndSaysWhatItShows(t *testing.T) {
	s, in := dayStage(t, stage.Options{})
	played(s)
	s.Go(New())
	scenetest.Step(t, s, 10)
	page := s.Scene().(*Calendar)
	if c, ok := page.nodes.Focused().(*cell); !ok || c.name != "2026-11-28" {
		t.Fatalf("the focus is on %T", page.nodes.Focused())
	}
	scenetest.Run(t, s, in.Key(input.ActLeft))
	scenetest.Step(t, s, 5)
	if said := strings.Join(scenetest.Said(s, 3), " "); !strings.Contains(said, "27 November 2026: 4th of 4, 36 points held") {
		t.Errorf("said is %q", said)
	}
	scenetest.Run(t, s, in.Key(input.ActUp).Key(input.ActConfirm))
	scenetest.Step(t, s, 5)
	if page.chosen != "2026-11-20" {
		t.Errorf("chosen is %s", page.chosen)
	}
	page.nodes.SetFocus(page.nodes.Nodes[0])
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	scenetest.Step(t, s, 5)
	if page.named != "October 2026" || page.later.Off || !strings.Contains(strings.Join(scenetest.Said(s, 2), " "), "October 2026") {
		t.Errorf("shown is %s", page.named)
	}
	for range 12 {
		page.earlier.Activate(s)
	}
	if page.named != "January 2026" || !page.earlier.Off {
		t.Errorf("the earliest is %s", page.named)
	}
	for range 20 {
		page.later.Activate(s)
	}
	if page.named != "November 2026" || !page.later.Off {
		t.Errorf("the latest is %s", page.named)
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	if _, ok := s.Scene().(*scenetest.Stand); !ok {
		t.Errorf("Escape leads to %T", s.Scene())
	}
}

func TestAtMidnightTheCalendarTurnsToTheNewDay(t *testing.T) {
	now := time.Date(2026, 11, 29, 23, 59, 50, 0, time.UTC)
	s, _ := dayStage(t, stage.Options{Now: func() time.Time { return now }})
	page := s.Scene().(*Calendar)
	now = now.Add(20 * time.Second)
	scenetest.Step(t, s, 2)
	i := slices.IndexFunc(page.cells, func(c *cell) bool { return c.name == "2026-11-30" })
	if !page.cells[i].today || page.cells[i].Off {
		t.Error("the new day can't be chosen")
	}
	if page.chosen != "2026-11-29" || page.verbs[0].Text != s.Lang().Say(words.DatedPractise) {
		t.Errorf("of %s is offered %q", page.chosen, page.verbs[0].Text)
	}
}

func TestWithoutADateTheCalendarOffersNothing(t *testing.T) {
	s, _ := dayStage(t, stage.Options{Now: func() time.Time { return time.Time{} }})
	page := s.Scene().(*Calendar)
	if len(page.verbs) > 0 || page.detail[0] != s.Lang().Say(words.DailyNoDate) {
		t.Errorf("offered are %d, told %q", len(page.verbs), page.detail)
	}
	for _, c := range page.cells {
		if !c.Off {
			t.Fatalf("%s can be chosen", c.name)
		}
	}
}

func TestTheNextDayIsPlayedFromTheCalendar(t *testing.T) {
	s, in := dayStage(t, stage.Options{})
	page := s.Scene().(*Calendar)
	page.nodes.SetFocus(page.verbs[0])
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	scenetest.Step(t, s, 5)
	if _, ok := s.Scene().(*tables.Table); !ok || ledBy(s).deal.Name != "2026-11-28" || !ledBy(s).counts {
		t.Errorf("on the stage is %T", s.Scene())
	}
}
