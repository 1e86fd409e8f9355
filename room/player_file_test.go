package room_test

import (
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

const fresh = 7

var filed = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// player is somebody who has learned, played and earned something, on a device of their own.
func player(t *testing.T, lesson, day, award string, seed uint64) *room.Saves {
	t.Helper()
	s := room.OpenSaves(room.NewMemory())
	if word := s.NoteProgress(func(p *room.Progress) {
		p.Learn(lesson)
		p.Try("puzzle-01-win", true)
		p.Count(room.DailyPlayed{Day: day, Place: 1, Of: 4, At: 7})
	}); word != nil {
		t.Fatal(word)
	}
	if _, word := s.NoteEarned(day, []string{award}); word != nil {
		t.Fatal(word)
	}
	table := open(t, dealt("classic", 2, seed), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.PlayOut(60000)
	if word := s.Count(room.Head{Begun: filed.Add(time.Duration(seed) * time.Hour), Chairs: []string{"person", "skilled"}, BotSeed: seed}, table.Record(), []engine.Seat{0}, never, filed); word != nil {
		t.Fatal(word)
	}
	return s
}

func fileOf(t *testing.T, s *room.Saves, fresh uint64) string {
	t.Helper()
	text, word := s.PlayerFile(fresh)
	if word != nil {
		t.Fatal(word)
	}
	return string(text)
}

func TestAPlayerFileBringsWhatIsNotThereAndNothingTwice(t *testing.T) {
	a, b := player(t, "first", "2026-11-20", "one", 3), player(t, "bluff", "2026-11-21", "two", 4)
	file := fileOf(t, a, 1)
	taken, word := b.TakePlayerFile([]byte(file), 2)
	if want := (room.Taken{Rounds: 1, Learned: 1, Days: 1, Awards: 1}); word != nil || taken != want {
		t.Fatalf("it brings %+v, not %+v: %v", taken, want, word)
	}
	whole := fileOf(t, b, 3)
	if again, word := b.TakePlayerFile([]byte(file), 3); word != nil || again.Any() {
		t.Errorf("the second time it brings %+v: %v", again, word)
	}
	if now := fileOf(t, b, 3); now != whole {
		t.Errorf("the second time it changes\n%s\ninto\n%s", whole, now)
	}
	if _, word := a.TakePlayerFile([]byte(whole), 3); word != nil {
		t.Fatal(word)
	}
	if there, back := strings.Replace(whole, `{"device":"0200000000000000"}`, `{"device":"0100000000000000"}`, 1), fileOf(t, a, 3); there != back {
		t.Errorf("one knows\n%s\nand the other\n%s", back, there)
	}
}

func TestAPlayerFileThatIsNoneSaysSoAndBringsNothing(t *testing.T) {
	good := fileOf(t, player(t, "first", "2026-11-20", "one", 3), fresh)
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "it ends in its first line"},
		{"another text", "fourtell statistics 1\n", "does not begin with"},
		{"a later version's", strings.Replace(good, "player 1", "player 2", 1), "newer Fourtell"},
		{"one with statistics of a later version", strings.Replace(good, "statistics 1", "statistics 2", 1), "newer Fourtell"},
		{"half of one", good[:strings.Index(good, "fourtell awards")], `its part "fourtell awards" is missing`},
		{"one put together by hand", good + good[strings.Index(good, "fourtell progress"):], "twice"},
		{"one that says of no device", strings.Replace(good, `{"device":"0700000000000000"}`+"\n", "", 1), "which device"},
	} {
		s := player(t, "bluff", "2026-11-21", "two", 4)
		before := fileOf(t, s, 2)
		if taken, word := s.TakePlayerFile([]byte(c.text), fresh); word == nil || !strings.Contains(word.Error(), c.want) || taken.Any() {
			t.Errorf("%s: %v, %+v", c.name, word, taken)
		}
		if now := fileOf(t, s, 2); now != before {
			t.Errorf("%s changes\n%s\ninto\n%s", c.name, before, now)
		}
	}
}

func FuzzTakePlayerFile(f *testing.F) {
	f.Add([]byte("fourtell player 1\nfourtell statistics 1\n{\"device\":\"abcdefgh\"}\nfourtell progress 1\nfourtell awards 1\n"))
	f.Add([]byte("fourtell player 1\nfourtell statistics 1\n{\"device\":\"abcdefgh\"}\n{\"folded\":\"abcdefgh\",\"to\":\"2026-11-01T00:00:00Z\",\"id\":\"\"}\n{\"who\":\"A\",\"rules\":\"classic\",\"seats\":2,\"on\":\"abcdefgh\",\"rounds\":3}\nfourtell progress 1\n{\"lesson\":\"x\"}\nfourtell awards 1\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := room.OpenSaves(room.NewMemory())
		if _, word := s.TakePlayerFile(text, fresh); word != nil {
			return
		}
		file, word := s.PlayerFile(fresh)
		if word != nil {
			t.Fatal(word)
		}
		if taken, word := s.TakePlayerFile(file, fresh); word != nil || taken.Any() || taken.Torn > 0 {
			t.Fatalf("what was taken is not read back: %v, %+v\n%s", word, taken, file)
		}
		if again, _ := s.PlayerFile(fresh); string(again) != string(file) {
			t.Fatalf("it changes by itself:\n%s\n%s", file, again)
		}
	})
}
