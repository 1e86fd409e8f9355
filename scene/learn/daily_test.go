//go:build display

package learn

import (
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/days"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

func TestTheDealOfTheDayIsSharedOnceItIsPlayedAndLeadsToTheCalendar(t *testing.T) {
	s, in := ledStage(t, 1280, 720, stage.Options{Now: func() time.Time { return time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC) }})
	s.Kept().NoteProgress(func(p *room.Progress) {
		p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4})
		p.Count(room.DailyPlayed{Day: "2026-11-28", Place: 3, Of: 4, Held: 21, Caught: 1})
	})
	s.Go(New())
	scenetest.Step(t, s, 5)
	page := s.Scene().(*Page)
	if page.daily.count != "2 days running" || len(page.daily.verbs) != 2 || !page.daily.done {
		t.Fatalf("the panel shows %q and %d buttons", page.daily.count, len(page.daily.verbs))
	}
	in.Click(page.middle(page.daily.verbs[0]))
	scenetest.Step(t, s, 20)
	m, ok := s.Top().(*kit.Entry)
	if !ok || m.Field.Text != "Fourtell daily 2026-11-28: 3rd of 4, 21 points held, 1 bluff caught" {
		t.Fatalf("on top is %T", s.Top())
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	scenetest.Step(t, s, 20)
	in.Click(page.middle(page.daily.verbs[1]))
	scenetest.Step(t, s, 20)
	if _, ok := s.Scene().(*days.Calendar); !ok {
		t.Errorf("the other button leads to %T", s.Scene())
	}
}

func TestWithoutADateThereIsNoDealOfTheDay(t *testing.T) {
	s, _ := ledStage(t, 1280, 720, stage.Options{})
	page := s.Scene().(*Page)
	if len(page.daily.verbs) != 0 || page.daily.line != s.Lang().Say(words.DailyNoDate) {
		t.Errorf("the panel shows %q", page.daily.line)
	}
}

func TestAtMidnightTheDealOfTheDayTurnsOver(t *testing.T) {
	now := time.Date(2026, 11, 28, 23, 59, 50, 0, time.UTC)
	s, in := ledStage(t, 1280, 720, stage.Options{Now: func() time.Time { return now }})
	s.Kept().NoteProgress(func(p *room.Progress) { p.Count(room.DailyPlayed{Day: "2026-11-28", Place: 1, Of: 4}) })
	s.Go(New())
	scenetest.Step(t, s, 2)
	learn := s.Scene().(*Page)
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
	if _, ok := s.Scene().(*tables.Table); !ok {
		t.Errorf("on the stage is %T", s.Scene())
	}
}
