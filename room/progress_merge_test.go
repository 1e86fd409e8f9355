package room_test

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"testing"

	"fourtell/room"
)

// someProgress is what a device might know: of few things, so that two know the same ones in different ways.
func someProgress(r *rand.Rand) room.Progress {
	var p room.Progress
	for range r.IntN(4) {
		p.Learn("lesson-" + strconv.Itoa(r.IntN(4)))
	}
	for range r.IntN(5) {
		p.Try("puzzle-"+strconv.Itoa(r.IntN(3)), r.IntN(2) == 0)
	}
	for range r.IntN(5) {
		name := "2026-11-2" + strconv.Itoa(r.IntN(4))
		if r.IntN(3) == 0 {
			name = "2026-W4" + strconv.Itoa(r.IntN(3))
		}
		if r.IntN(3) == 0 {
			p.Leave(room.DailyGame{Day: name, Record: "fourtell record 1\n" + strconv.Itoa(r.IntN(3))})
		} else {
			p.Count(room.DailyPlayed{Day: name, Place: 1 + r.IntN(2), Of: 4, Held: r.IntN(2), At: int64(r.IntN(3))})
		}
	}
	for range r.IntN(6) {
		device, game := "device-"+strconv.Itoa(r.IntN(2)), []string{"", "bluff"}[r.IntN(2)]
		p.NotePuzzle(device, room.PuzzleDone{Game: game, Tries: 1, Solved: r.IntN(2) == 0, Rating: 800 + 400*r.IntN(3), Streak: r.IntN(3), Rush: r.IntN(9), Seen: int64(r.IntN(5))})
	}
	for range r.IntN(room.MostFinds) {
		code := "code" + strconv.Itoa(r.IntN(2*room.MostFinds))
		p.Find(room.PuzzleFind{Code: code, At: int64(len(code) + r.IntN(2))})
		if r.IntN(3) == 0 {
			p.FindDone(code)
		}
	}
	return p
}

func textOf(t *testing.T, p room.Progress) string {
	t.Helper()
	store := room.NewMemory()
	if word := room.OpenSaves(store).NoteProgress(func(to *room.Progress) { *to = p }); word != nil {
		t.Fatal(word)
	}
	text, err := store.Read("progress.lines")
	if err != nil {
		t.Fatal(err)
	}
	read, word := room.ReadProgress(text)
	if word != nil {
		t.Fatal(word)
	}
	store = room.NewMemory()
	_ = room.OpenSaves(store).NoteProgress(func(to *room.Progress) { *to = read })
	if again, _ := store.Read("progress.lines"); !bytes.Equal(again, text) {
		t.Fatalf("written is %q, read %q", text, again)
	}
	return string(text)
}

func TestWhatTwoDevicesKnowIsTheSameInWhateverOrderAndHowOftenItIsPutTogether(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 400 {
		a, b, c := someProgress(r), someProgress(r), someProgress(r)
		ab := room.MergeProgress(a, b)
		want := textOf(t, ab)
		for name, got := range map[string]room.Progress{"the other way round": room.MergeProgress(b, a), "once more": room.MergeProgress(ab, b),
			"into itself": room.MergeProgress(ab, ab)} {
			if text := textOf(t, got); text != want {
				t.Fatalf("%d, %s: %q, not %q", n, name, text, want)
			}
		}
		if one, other := textOf(t, room.MergeProgress(ab, c)), textOf(t, room.MergeProgress(a, room.MergeProgress(b, c))); one != other {
			t.Fatalf("%d, of three: %q and %q", n, one, other)
		}
		for _, p := range []room.Progress{a, b} {
			for _, d := range append(p.Daily, p.Weekly...) {
				if _, ok := ab.Day(d.Day); !ok {
					t.Fatalf("%d: %s is lost", n, d.Day)
				}
			}
			for _, z := range p.Puzzles {
				if got := ab.Puzzle(z.Name); got.Tries < z.Tries || z.Solved && !got.Solved {
					t.Fatalf("%d: of %+v is left %+v", n, z, got)
				}
			}
		}
	}
}

func TestTheFirstTryOfADayCountsWhicheverDeviceItWasOn(t *testing.T) {
	var phone, window, old room.Progress
	phone.Count(room.DailyPlayed{Day: "2026-11-28", Place: 3, Of: 4, Held: 9, At: 1000})
	window.Count(room.DailyPlayed{Day: "2026-11-28", Place: 1, Of: 4, At: 2000})
	old.Count(room.DailyPlayed{Day: "2026-11-28", Place: 4, Of: 4, Held: 40})
	p := room.MergeProgress(window, phone)
	if d, _ := p.Day("2026-11-28"); d.Place != 3 {
		t.Errorf("what counts is %+v", d)
	}
	p = room.MergeProgress(p, old)
	if d, _ := p.Day("2026-11-28"); d.Place != 4 {
		t.Errorf("what was counted before times were noted is %+v", d)
	}
	window.Leave(room.DailyGame{Day: "2026-W48", Record: "fourtell record 1\n"})
	phone.Count(room.DailyPlayed{Day: "2026-W48", Place: 2, Of: 5, At: 3000})
	if p = room.MergeProgress(phone, window); p.Left("2026-W48") != nil {
		t.Error("a week that is counted can be gone on with")
	}
}
