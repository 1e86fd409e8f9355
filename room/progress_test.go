package room_test

import (
	"strings"
	"testing"
	"time"

	"fourtell/room"
)

func TestWhatIsLearnedIsKeptAndSolvedStaysSolved(t *testing.T) {
	s := room.OpenSaves(room.NewMemory())
	for _, change := range []func(*room.Progress){
		func(p *room.Progress) { p.Learn("lesson-1-first"); p.Learn("lesson-1-first") },
		func(p *room.Progress) { p.Try("puzzle-01-win", false) },
		func(p *room.Progress) { p.Try("puzzle-01-win", true) },
		func(p *room.Progress) { p.Try("puzzle-01-win", false) },
	} {
		if word := s.NoteProgress(change); word != nil {
			t.Fatal(word)
		}
	}
	p, word := s.Progress()
	if word != nil || len(p.Lessons) != 1 || p.Puzzle("puzzle-01-win") != (room.PuzzleTried{Name: "puzzle-01-win", Tries: 3, Solved: true}) {
		t.Errorf("kept is %+v, %v", p, word)
	}
	if p.Learned("lesson-2-action") || p.Puzzle("puzzle-02-bluff").Tries != 0 {
		t.Errorf("more is known than was learned: %+v", p)
	}
}

func TestAStreakIsTheDaysRunningUpToTodayOrYesterday(t *testing.T) {
	for _, c := range []struct {
		days string
		on   string
		want int
	}{
		{"", "2026-03-01", 0},
		{"2026-03-01", "2026-03-01", 1},
		{"2026-02-28", "2026-03-01", 1},
		{"2026-02-27", "2026-03-01", 0},
		{"2026-02-27 2026-02-28 2026-03-01", "2026-03-01", 3},
		{"2026-02-26 2026-02-28 2026-03-01", "2026-03-01", 2},
		{"2028-02-28 2028-02-29", "2028-03-01", 2},
		{"2026-03-01", "no date", 0},
	} {
		var p room.Progress
		for _, day := range strings.Fields(c.days) {
			p.Count(room.DailyPlayed{Day: day, Place: 1, Of: 4})
		}
		if got := p.Streak(c.on); got != c.want {
			t.Errorf("%q on %s: a streak of %d, want %d", c.days, c.on, got, c.want)
		}
	}
}

func TestTheDayIsUTCs(t *testing.T) {
	if got := room.DayOf(time.Date(2026, 11, 28, 23, 30, 0, 0, time.FixedZone("", -5*3600))); got != "2026-11-29" {
		t.Errorf("it is %s", got)
	}
}

func TestATextThatIsNoProgressIsSetAside(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       room.TroubleKind
	}{
		{"nothing", "", room.Damaged},
		{"another file", "fourtell statistics 1\n", room.Foreign},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write("progress.lines", []byte(c.text)); err != nil {
				t.Fatal(err)
			}
			s := room.OpenSaves(store)
			p, word := s.Progress()
			if word == nil || word.Kind != c.want || word.Aside == "" || len(p.Lessons) != 0 {
				t.Fatalf("read is %+v, %v", p, word)
			}
			if word := s.NoteProgress(func(p *room.Progress) { p.Learn("lesson-3-wild") }); word != nil {
				t.Error(word)
			}
			if p, _ := s.Progress(); !p.Learned("lesson-3-wild") {
				t.Error("nothing can be learned any more")
			}
		})
	}
}

func TestALineThatCantBeReadCostsThatLineOnlyAndTheTextIsSetAside(t *testing.T) {
	good := []string{`{"lesson":"lesson-1-first"}`, `{"puzzle":"puzzle-01-win","tries":3,"solved":true}`, `{"day":"2026-11-28","place":1,"of":4,"held":0,"caught":1}`,
		`{"later":"something of a later version"}`}
	for name, bad := range map[string]string{
		"no JSON": `{"lesson":`, "no name": `{"puzzle":"","tries":1}`, "no tries": `{"puzzle":"win-02","tries":0}`, "no day": `{"day":"tomorrow","place":1,"of":4}`,
		"a place beyond the last": `{"day":"2026-11-27","place":5,"of":4}`, "a game without a day": `{"game":"","record":""}`,
		"no week": `{"week":"2026-11-28","place":1,"of":4}`, "a time before all": `{"day":"2026-11-27","place":1,"of":4,"at":-1}`, "no week's game": `{"week_game":"2026-11-28","record":""}`, "a device without a name": `{"puzzling":"","tried":1}`, "more solved than tried": `{"puzzling":"a","tried":1,"solved":2}`, "a rating of nobody": `{"puzzling":"a","tried":1,"rating":99999}`,
		"a find of nothing": `{"find":""}`, "a lesson without a name": `{"lesson":""}`,
	} {
		t.Run(name, func(t *testing.T) {
			store := room.NewMemory()
			text := "fourtell progress 1\n" + good[0] + "\n" + bad + "\n" + strings.Join(good[1:], "\n") + "\n"
			if err := store.Write("progress.lines", []byte(text)); err != nil {
				t.Fatal(err)
			}
			saves := room.OpenSaves(store)
			p, word := saves.Progress()
			if word == nil || word.Kind != room.Damaged || word.Count != 1 || word.Aside == "" {
				t.Errorf("told is %v", word)
			}
			if !p.Learned("lesson-1-first") || !p.Puzzle("puzzle-01-win").Solved || len(p.Daily) != 1 {
				t.Errorf("left is %+v", p)
			}
			if again, word := saves.Progress(); word != nil || !again.Learned("lesson-1-first") {
				t.Errorf("the next time it is %+v, %v", again, word)
			}
			if now, err := store.Read("progress.lines"); err != nil || !strings.Contains(string(now), "later version") {
				t.Errorf("a later version's line is lost: %q, %v", now, err)
			}
		})
	}
}

func TestANewerVersionsProgressIsLeftAlone(t *testing.T) {
	store := room.NewMemory()
	newer := "fourtell progress 2\n{\"lesson\":\"x\"}\n"
	if err := store.Write("progress.lines", []byte(newer)); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	word := saves.NoteProgress(func(p *room.Progress) { p.Learn("lesson-2-action") })
	if word == nil || word.Kind != room.Newer {
		t.Errorf("told is %v", word)
	}
	if p, _ := saves.Progress(); !p.Learned("lesson-2-action") || p.Learned("x") {
		t.Errorf("kept beside it is %+v", p)
	}
	if now, _ := store.Read("progress.lines"); string(now) != newer {
		t.Errorf("the newer text is %q now", now)
	}
}

func TestADealThatWasLeftIsKeptUntilItsDayIsCounted(t *testing.T) {
	s := room.OpenSaves(room.NewMemory())
	for _, change := range []func(*room.Progress){
		func(p *room.Progress) { p.Game = &room.DailyGame{Day: "2026-11-28", Record: "fourtell record 1\n"} },
		func(p *room.Progress) { p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4}) },
	} {
		if word := s.NoteProgress(change); word != nil {
			t.Fatal(word)
		}
	}
	if p, _ := s.Progress(); p.Game == nil || p.Game.Record != "fourtell record 1\n" {
		t.Errorf("kept is %+v", p.Game)
	}
	_ = s.NoteProgress(func(p *room.Progress) { p.Count(room.DailyPlayed{Day: "2026-11-28", Place: 2, Of: 4}) })
	if p, _ := s.Progress(); p.Game != nil || len(p.Daily) != 2 {
		t.Errorf("after it was counted is kept %+v", p)
	}
}

func TestAWeekIsKeptBesideTheDaysAndNeitherTakesTheOthersPlace(t *testing.T) {
	s := room.OpenSaves(room.NewMemory())
	_ = s.NoteProgress(func(p *room.Progress) {
		p.Leave(room.DailyGame{Day: "2026-11-28", Record: "day"})
		p.Leave(room.DailyGame{Day: "2026-W48", Record: "week"})
		p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4, At: 5})
		p.Count(room.DailyPlayed{Day: "2026-W47", Place: 2, Of: 5, Held: 7, At: 6})
	})
	p, word := s.Progress()
	if word != nil || len(p.Daily) != 1 || len(p.Weekly) != 1 || p.Left("2026-11-28") == nil || p.Left("2026-W48").Record != "week" || p.Left("2026-W47") != nil {
		t.Fatalf("kept is %+v, %v", p, word)
	}
	_ = s.NoteProgress(func(p *room.Progress) {
		p.Count(room.DailyPlayed{Day: "2026-W48", Place: 3, Of: 5})
		p.Count(room.DailyPlayed{Day: "2026-W48", Place: 1, Of: 5})
		p.Leave(room.DailyGame{Day: "2026-W48", Record: "again"})
	})
	p, _ = s.Progress()
	if d, ok := p.Day("2026-W48"); !ok || d.Place != 3 || p.Odd != nil || p.Game == nil || p.Streak("2026-11-28") != 1 {
		t.Errorf("kept is %+v", p)
	}
}
