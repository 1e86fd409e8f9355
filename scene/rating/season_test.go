//go:build display

package rating

import (
	"strings"
	"testing"
	"time"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// table is a screen on which a round is played until it is over.
type table struct {
	scenetest.Stand
	mood assets.Mood
}

func (t *table) Mood() assets.Mood { return t.mood }

// opened is a stage in that month, with what has been counted and with those settings, at a table.
func opened(t *testing.T, store room.Store, set stage.Settings, month time.Month) (*stage.Stage, *table) {
	t.Helper()
	o, on := scenetest.KeptIn(store), &table{mood: assets.MoodTitle}
	o.Settings = set
	o.Now = func() time.Time { return time.Date(2026, month, 2, 20, 0, 0, 0, time.UTC) }
	o.Routes.Beside = []stage.Beside{&Season{}}
	o.First = func(*stage.Stage) stage.Scene { return on }
	return scenetest.NewStage(t, 1280, 720, o), on
}

// told is what has been said of a season.
func told(s *stage.Stage) (lines []string) {
	for _, line := range s.Speech().Said() {
		if strings.Contains(line, "season is over") {
			lines = append(lines, line)
		}
	}
	return lines
}

func TestTheEndOfASeasonIsToldOnceWhenANewMonthIsOpened(t *testing.T) {
	store, set := season(t, 110), stage.DefaultSettings()
	s, on := opened(t, store, set, time.March)
	on.mood = assets.MoodTable
	if scenetest.Step(t, s, 300); len(told(s)) != 0 {
		t.Fatalf("it is told while a round is played: %q", told(s))
	}
	on.mood = assets.MoodTitle
	scenetest.Step(t, s, 300)
	all := strings.Join(told(s), " ")
	for _, want := range []string{"February 2026", "Fourtell · Ann: ", "Bluff: ", "rounds", "above "} {
		if !strings.Contains(all, want) {
			t.Errorf("%q does not say %q", all, want)
		}
	}
	if len(told(s)) != 1 || s.Settings().Season != "2026-03" {
		t.Errorf("it is told %d times, and kept is %q", len(told(s)), s.Settings().Season)
	}
	for _, month := range []time.Month{time.March, time.April} { // again; and after a month in which nothing was played
		again, _ := opened(t, store, *s.Settings(), month)
		if scenetest.Step(t, again, 300); len(told(again)) != 0 {
			t.Errorf("in %v it is told again: %q", month, told(again))
		}
	}
}

func TestNobodyWhoHasPlayedNothingOrInThisMonthAloneIsToldOfASeason(t *testing.T) {
	for name, c := range map[string]struct {
		rounds int
		month  time.Month
	}{"nothing was played": {0, time.March}, "the month goes on": {3, time.November - 12}} {
		s, _ := opened(t, season(t, c.rounds), stage.DefaultSettings(), c.month)
		if scenetest.Step(t, s, 300); len(told(s)) != 0 || s.Settings().Season != "" {
			t.Errorf("%s: it says %q", name, told(s))
		}
	}
}

func TestTheScreenTellsTheLastSeasonOfWhoeverIsShown(t *testing.T) {
	s, r, _ := ratingStage(t, 1280, 720, 110)
	last := r.shown.months[len(r.shown.months)-1]
	if !strings.HasPrefix(r.graph.season, "Last season, February 2026: ") || !strings.Contains(r.graph.season, "rounds, above ") || !strings.Contains(r.graph.said, r.graph.season) {
		t.Errorf("it says %q", r.graph.season)
	}
	if now := time.Date(2026, 2, 28, 23, 0, 0, 0, time.UTC); last.Over(now) || !last.Over(now.AddDate(0, 0, 1)) || (&room.Month{}).Over(now) {
		t.Errorf("%v %d is over at another time", last.Month, last.Year)
	}
	r.who = "Cleo"
	was := r.graph.season
	if r.choose(s); r.graph.season == was {
		t.Error("another player has the same season")
	}
}
