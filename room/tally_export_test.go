package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

func TestVeryManyRoundsArePutTogetherAndNothingIsLost(t *testing.T) {
	var text bytes.Buffer
	text.WriteString("fourtell statistics 1\n")
	const rounds = room.KeptPlayed + room.KeptPlayed/4
	for i := range rounds {
		fmt.Fprintf(&text, `{"id":"m%d.1.0","who":"Ann","rules":%q,"seats":2,"against":["level skilled"],"rounds":1,"wins":%d,"left":%d}`+"\n",
			i, []string{"classic", "party"}[i%2], 1-i%3/2, i%3/2)
		if i%100 == 0 {
			fmt.Fprintf(&text, `{"review":"m%d.1.0","decisions":4,"lost":0.25}`+"\n", i)
		}
	}
	store := room.NewMemory()
	if err := store.Write("statistics.lines", text.Bytes()); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	before := statisticsOf(t, saves)
	was := before.Sum(room.Filter{})
	count(t, saves, 1)
	st := statisticsOf(t, saves)
	now := st.Sum(room.Filter{})
	was.Rounds, was.Wins = was.Rounds+1, was.Wins+1
	if !reflect.DeepEqual(now.Tally, was.Tally) {
		t.Errorf("%+v, want\n%+v", now.Tally, was.Tally)
	}
	if n := len(st.Played); n != room.KeptPlayed+2 {
		t.Errorf("%d lines are left, want %d rounds and two kinds of them", n, room.KeptPlayed)
	}
	if now.Longest < 2 || len(now.Recent) != room.RecentRounds {
		t.Errorf("%d in a row, %d results", now.Longest, len(now.Recent))
	}
	h, rec := won(t, 1)
	if word := saves.Count(h, rec, []engine.Seat{0}, never, at(1)); word != nil {
		t.Fatal(word)
	}
	if again := statisticsOf(t, saves); again.Sum(room.Filter{}).Rounds != now.Rounds {
		t.Error("a round that is kept is counted twice")
	}
}

func TestAnExportIsOneObjectWithTheSumAndEachRound(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	count(t, saves, 1)
	count(t, saves, 2)
	st := statisticsOf(t, saves)
	text, err := st.Export(at(5))
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Version int           `json:"fourtell_statistics"`
		Total   room.Tally    `json:"total"`
		Played  []room.Played `json:"played"`
	}
	if err := json.Unmarshal(text, &got); err != nil || got.Version != 1 || got.Total.Wins != 2 || len(got.Played) != 2 || got.Played[1].ID != st.Played[1].ID {
		t.Errorf("%v: %s", err, text)
	}
}

func TestAnExportSumsEachGameByItself(t *testing.T) {
	st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" +
		`{"id":"a.1.0","who":"Ann","rules":"classic","seats":2,"rounds":1,"wins":1,"caught":1}` + "\n" +
		`{"id":"b.1.0","who":"Ann","game":"bluff","rules":"classic","seats":2,"rounds":1,"claims":9,"lies":4,"caught":3}` + "\n"))
	if word != nil {
		t.Fatal(word)
	}
	text, err := st.Export(at(5))
	if err != nil {
		t.Fatal(err)
	}
	type counted struct{ Rounds, Wins, Caught, Lies int }
	var got struct {
		Total counted
		Games map[string]counted
	}
	if err := json.Unmarshal(text, &got); err != nil || got.Total != (counted{1, 1, 1, 0}) || got.Games["bluff"] != (counted{1, 0, 3, 4}) || len(got.Games) != 1 {
		t.Errorf("%v: %s", err, text)
	}
}

func TestTheStatisticsInTheDocumentationAreRead(t *testing.T) {
	page, err := os.ReadFile("../docs/saves.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```text statistics\n")
	text, _, ok := strings.Cut(rest, "```")
	st, word := room.ReadStatistics([]byte(text))
	if !ok || word != nil || len(st.Played) != 1 || st.Played[0].Decisions != 14 {
		t.Errorf("%+v; %v", st.Played, word)
	}
}

// FuzzReadStatistics: whatever the text, it reads as statistics that make sense and can be added to, or there is one
// sentence; and what was stored is still in the store.
func FuzzReadStatistics(f *testing.F) {
	f.Add([]byte("fourtell statistics 1\n" + `{"id":"a.1.0","who":"Ann","rules":"classic","seats":2,"against":["person Bo"],"rounds":1,"wins":1}` + "\n" + `{"review":"a.1.0","decisions":3,"lost":0.5}` + "\n"))
	f.Add([]byte("fourtell statistics 1\n" + `{"who":"Ann","rules":"party","seats":4,"rounds":900,"wins":300,"streak":7}` + "\n" + `{"medal":1}` + "\n{\"id\""))
	f.Add([]byte("fourtell statistics 2\n"))
	f.Add([]byte("fourtell save 1\n"))
	f.Add([]byte("fourtell st"))
	f.Fuzz(func(t *testing.T, text []byte) {
		store := room.NewMemory()
		if err := store.Write("statistics.lines", text); err != nil {
			t.Fatal(err)
		}
		saves := room.OpenSaves(store)
		st, word := saves.Statistics()
		sum := st.Sum(room.Filter{})
		if sum.Rounds < 0 || sum.Wins < 0 || sum.Wins > sum.Rounds || sum.Longest < 0 || len(sum.Recent) > room.RecentRounds {
			t.Fatalf("%+v", sum)
		}
		if _, err := st.Export(at(0)); err != nil {
			t.Fatal(err)
		}
		found := false
		names, _ := store.List()
		for _, n := range names {
			kept, _ := store.Read(n)
			found = found || bytes.Equal(kept, text)
		}
		if !found {
			t.Fatalf("what was stored is lost: %v", word)
		}
		lines := len(st.Played)
		h, rec := won(t, 1)
		if again := saves.Count(h, rec, []engine.Seat{0}, never, at(1)); again != nil && again.Kind != room.Newer {
			t.Fatal(again)
		}
		if again, _ := saves.Statistics(); len(again.Played) != lines+1 {
			t.Fatalf("%d lines become %d", lines, len(again.Played))
		}
	})
}

func BenchmarkReadStatistics(b *testing.B) {
	var text bytes.Buffer
	text.WriteString("fourtell statistics 1\n")
	for i := range room.KeptPlayed {
		fmt.Fprintf(&text, `{"id":"m%d.1.0","at":"2026-03-01T20:00:00Z","who":"Ann","rules":"classic","seats":4,"against":["level skilled","level master","level casual"],"rounds":1,"wins":1,"fours":2,"bluffs":1}`+"\n", i)
	}
	for b.Loop() {
		if st, word := room.ReadStatistics(text.Bytes()); word != nil || len(st.Played) != room.KeptPlayed {
			b.Fatal(word)
		}
	}
}
