package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// elsewhere is a round as it comes from a room, the how manieth it was there, and when it is kept.
func elsewhere(t *testing.T, n int) (room.Head, engine.Record) {
	t.Helper()
	rec, ok := room.Finished(over(t, dealt("classic,hand_size=3", 2, uint64(n))))
	if !ok {
		t.Fatal("the round is not over")
	}
	return room.Head{Begun: time.Date(2026, 3, 1, 20, n, 0, 0, time.UTC), Chairs: []string{"person", "level skilled"},
		Online: &room.Online{Room: "K7QF2M", Name: "Friday", Created: 1_800_000_000_000, N: n, Proof: json.RawMessage(`{"promise":"00"}`)}}, rec
}

func none(int, engine.Seat) bool { return false }

func TestARoundInARoomIsKeptOnceHoweverOftenItIsTold(t *testing.T) {
	s := room.OpenSaves(room.NewMemory())
	for n := 1; n <= 2; n++ {
		for range 2 {
			h, rec := elsewhere(t, n)
			if word := s.KeepRound(h, rec); word != nil {
				t.Fatal(word)
			}
			if word := s.Count(h, rec, []engine.Seat{0}, none, h.Begun); word != nil {
				t.Fatal(word)
			}
			h.Begun = h.Begun.Add(time.Hour) // told again later
			if word := s.KeepRound(h, rec); word != nil {
				t.Fatal(word)
			}
			if word := s.Count(h, rec, []engine.Seat{0}, none, h.Begun); word != nil {
				t.Fatal(word)
			}
		}
	}
	kept, words := s.Kept()
	st, _ := s.Statistics()
	if len(kept) != 2 || len(words) != 0 || len(st.Played) != 2 || !st.Played[0].Online || st.Played[0].ID == st.Played[1].ID {
		t.Fatalf("%d are kept, %d counted: %+v, %v", len(kept), len(st.Played), st.Played, words)
	}
	if o := kept[0].Head.Online; o == nil || o.N != 2 || o.Name != "Friday" || kept[0].Head.Result == nil {
		t.Errorf("the newest is %+v", kept[0].Head)
	}
	save, ok, word := s.OpenKept(kept[0].Name)
	if !ok || word != nil {
		t.Fatal(word)
	}
	text, err := save.Export()
	if err != nil {
		t.Fatal(err)
	}
	back, word := room.OpenSave("it", text)
	if word != nil || back.Head.Online == nil || string(back.Head.Online.Proof) != `{"promise":"00"}` || back.Head.Chairs != nil || len(back.Record.Setup.Seats) != 2 {
		t.Errorf("from a file it comes back as %+v, %v", back.Head, word)
	}
}

func TestARoundThatIsNotOverOrIsNoneIsNotKept(t *testing.T) {
	s := room.OpenSaves(room.NewMemory())
	h, rec := elsewhere(t, 1)
	rec.Commands = rec.Commands[:2]
	if word := s.KeepRound(h, rec); word == nil || word.Kind != room.Unwritten {
		t.Errorf("one that is on: %v", word)
	}
	rec.Commands = append(rec.Commands, engine.Do(0, engine.VerbPass), engine.Do(0, engine.VerbPass))
	if word := s.KeepRound(h, rec); word == nil || word.Kind != room.Unwritten {
		t.Errorf("one that is refused: %v", word)
	}
	if kept, _ := s.Kept(); len(kept) != 0 {
		t.Errorf("%d are kept", len(kept))
	}
}

func TestRoundsInRoomsAreAddedUpApart(t *testing.T) {
	line := func(id, who, online string, wins int) string {
		return `{"id":"` + id + `","who":"` + who + `","rules":"classic","seats":2,"against":["person Bo"],"rounds":1,"wins":` + string(rune('0'+wins)) + online + "}\n"
	}
	text := "fourtell statistics 1\n" + line("a", "Ann", "", 1) + line("b", "Ann", `,"online":true`, 1) + line("c", "Ann", `,"online":true`, 0) + line("d", "Ann", "", 1)
	st, word := room.ReadStatistics([]byte(text))
	if word != nil {
		t.Fatal(word)
	}
	check := func(when string) {
		t.Helper()
		for where, want := range map[room.Where][2]int{room.Anywhere: {4, 3}, room.AtScreen: {2, 2}, room.InRooms: {2, 1}} {
			if sum := st.Sum(room.Filter{Where: where}); sum.Rounds != want[0] || sum.Wins != want[1] {
				t.Errorf("%s: place %d has %d rounds and %d wins", when, where, sum.Rounds, sum.Wins)
			}
		}
		if row := st.Sum(room.Filter{Where: room.AtScreen}).Longest; row != 2 {
			t.Errorf("%s: a round in a room breaks a row of wins at this screen: %d", when, row)
		}
	}
	check("as counted")
	out, err := st.Export(time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Total, Online struct{ Rounds, Wins int }
	}
	if err := json.Unmarshal(out, &file); err != nil || file.Total.Rounds != 2 || file.Online.Rounds != 2 || file.Online.Wins != 1 {
		t.Errorf("a file says %+v, %v", file, err)
	}
	if old, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + line("a", "Ann", "", 1))); word != nil || old.Sum(room.Filter{Where: room.AtScreen}).Rounds != 1 {
		t.Errorf("those of before have %d rounds at this screen, %v", old.Sum(room.Filter{Where: room.AtScreen}).Rounds, word)
	} else if out, err := old.Export(time.Time{}); err != nil || bytes.Contains(out, []byte("online")) || !strings.Contains(string(out), `"total"`) {
		t.Errorf("a file without rooms says %s", out)
	}
}

func TestRoundsInRoomsStayApartWhenTheOldestArePutTogether(t *testing.T) {
	var text strings.Builder
	text.WriteString("fourtell statistics 1\n")
	for i := range room.KeptPlayed + room.KeptPlayed/4 + 1 {
		online := ""
		if i%3 == 0 {
			online = `,"online":true`
		}
		fmt.Fprintf(&text, `{"id":"m%d","who":"Ann","rules":"classic","seats":2,"against":["person Bo"],"rounds":1%s}`+"\n", i, online)
	}
	store := room.NewMemory()
	if err := store.Write("statistics.lines", []byte(text.String())); err != nil {
		t.Fatal(err)
	}
	s := room.OpenSaves(store)
	before, _ := s.Statistics()
	h, rec := elsewhere(t, 1)
	if word := s.Count(h, rec, []engine.Seat{0}, none, h.Begun); word != nil {
		t.Fatal(word)
	}
	st, _ := s.Statistics()
	if len(st.Played) != room.KeptPlayed+2 {
		t.Errorf("there are %d lines", len(st.Played))
	}
	for where, more := range map[room.Where]int{room.AtScreen: 0, room.InRooms: 1} {
		if was, is := before.Sum(room.Filter{Where: where}), st.Sum(room.Filter{Where: where}); is.Rounds != was.Rounds+more {
			t.Errorf("of %d rounds at place %d there are %d", was.Rounds, where, is.Rounds)
		}
	}
}
