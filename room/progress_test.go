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

func TestProgressThatCannotBeReadIsSetAsideAndANewerOneIsLeftAlone(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       room.TroubleKind
		stays      bool
	}{
		{"cut short", `{"fourtell":"progress","version":1,"less`, room.Damaged, false},
		{"another file", `{"fourtell":"settings"}`, room.Foreign, false},
		{"lessons of no form", `{"fourtell":"progress","version":1,"lessons":7}`, room.Damaged, false},
		{"a newer version's", `{"fourtell":"progress","version":9,"lessons":["lesson-1-first"]}`, room.Newer, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write("progress.json", []byte(c.text)); err != nil {
				t.Fatal(err)
			}
			s := room.OpenSaves(store)
			p, word := s.Progress()
			if word == nil || word.Kind != c.want || len(p.Lessons) != 0 {
				t.Fatalf("read is %+v, %v", p, word)
			}
			_ = s.NoteProgress(func(p *room.Progress) { p.Learn("lesson-3-wild") })
			if p, _ := s.Progress(); !p.Learned("lesson-3-wild") {
				t.Error("nothing can be learned any more")
			}
			text, err := store.Read("progress.json")
			if c.stays != (err == nil && string(text) == c.text) {
				t.Errorf("the file is %q, %v", text, err)
			}
		})
	}
}

func TestWhatAnotherVersionWroteIntoTheProgressStays(t *testing.T) {
	store := room.NewMemory()
	if err := store.Write("progress.json", []byte(`{"fourtell":"progress","version":1,"lessons":["lesson-1-first"],"medals":[1,2]}`)); err != nil {
		t.Fatal(err)
	}
	s := room.OpenSaves(store)
	if word := s.NoteProgress(func(p *room.Progress) { p.Try("puzzle-03-win", true) }); word != nil {
		t.Fatal(word)
	}
	text, err := store.Read("progress.json")
	if err != nil || !strings.Contains(string(text), `"medals"`) || !strings.Contains(string(text), "lesson-1-first") {
		t.Errorf("%s, %v", text, err)
	}
}
