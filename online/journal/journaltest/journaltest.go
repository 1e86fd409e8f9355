// Package journaltest is what every journal is held to, wherever it keeps its entries. It is for tests alone.
package journaltest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

const room wire.RoomCode = "K7QF2M"

// Hold runs all of it. open gives an empty journal, each time another.
func Hold(t *testing.T, open func(*testing.T) journal.Journal) {
	for _, tt := range []struct {
		name string
		test func(*testing.T, journal.Journal)
	}{
		{"gives back every kind of entry as it was", givesBack},
		{"numbers the entries of each room for itself", numbers},
		{"refuses who expects another number, and writes nothing", fences},
		{"writes a batch whole or not at all", whole},
		{"lets one of two writers on", race},
		{"answers a room's appends in their order", inOrder},
		{"fails every append after one that failed", failsOn},
		{"reads from a number on, and stops when told to", reads},
		{"knows its rooms, and forgets one", forgets},
		{"writes nothing after it is closed", closes},
	} {
		t.Run(tt.name, func(t *testing.T) {
			j := open(t)
			defer j.Close()
			tt.test(t, j)
		})
	}
}

// Facts are one of each kind, with all that it may hold.
func Facts() []journal.Fact {
	setup := engine.Setup{Game: "uno", Rules: "classic", Seats: []string{"Ann", "Bo"}, Seed: 1<<64 - 5, Dealer: 1}
	return []journal.Fact{
		&journal.Created{Name: "A & B", Game: "uno", Rules: "classic", Size: 4, Open: true, Deal: "house", Chat: "phrases"},
		&journal.Came{UID: "u", Name: "Ann"}, &journal.Sat{Chair: 1, UID: "u"}, &journal.Sat{Chair: 2, Bot: &journal.Bot{Kind: "level:hard", Name: "Theo", Guest: "theo"}},
		&journal.Stood{Chair: 2}, &journal.Waits{UID: "u", On: true}, &journal.Hosted{UID: "u"},
		&journal.Set{Name: "C", Game: "uno", Rules: "party", Size: 3, Chat: "free"}, &journal.Readied{UID: "u", On: true},
		&journal.Promised{Secret: []byte{0, 1, 255}}, &journal.Shared{UID: "u", Share: []byte{7}}, &journal.CalledOff{}, &journal.Dealt{Proof: json.RawMessage(`{"a":1}`)},
		&journal.Started{Setup: setup, BotSeed: 1<<64 - 7}, &journal.Command{C: json.RawMessage(`{"seat":0,"do":"draw","at":1800}`)},
		&journal.Said{Text: "<b>"}, &journal.Said{Phrase: "hello"},
		&journal.Round{Round: 1, Last: true, Record: "fourtell record 2\n{}\n", Proof: json.RawMessage(`{"a":1}`)},
		&journal.Voted{Place: 2, Held: 31}, &journal.Again{}, &journal.Taken{}, &journal.Went{UID: "u", Why: wire.LeftKicked}, &journal.Closed{Why: wire.LeftClosed},
	}
}

// entries are n of a room, from that number on.
func entries(from uint64, n int) (all []journal.Entry) {
	for i := range n {
		all = append(all, journal.Entry{N: from + uint64(i), At: 1_800_000_000_000, Fact: &journal.Said{Text: fmt.Sprint("entry ", from+uint64(i))}})
	}
	return all
}

// add appends, and waits for the answer.
func add(t *testing.T, j journal.Journal, code wire.RoomCode, all []journal.Entry) error {
	t.Helper()
	answer := make(chan error, 2)
	j.Append(code, all, func(err error) { answer <- err })
	select {
	case err := <-answer:
		return err
	case <-time.After(20 * time.Second):
		t.Fatal("an append is not answered")
		return nil
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, j journal.Journal, code wire.RoomCode, from uint64) (all []journal.Entry) {
	t.Helper()
	must(t, j.Read(code, from, func(e journal.Entry) error {
		all = append(all, e)
		return nil
	}))
	return all
}

func givesBack(t *testing.T, j journal.Journal) {
	var all []journal.Entry
	for i, f := range Facts() {
		all = append(all, journal.Entry{N: uint64(i + 1), At: 1_800_000_000_000 + int64(i), By: "abcdefghijkl2345", Req: 1 << 53, Fact: f})
	}
	must(t, add(t, j, room, all))
	if got := read(t, j, room, 1); !reflect.DeepEqual(got, all) {
		t.Errorf("entries\n%+v\nare read as\n%+v", all, got)
	}
}

func numbers(t *testing.T, j journal.Journal) {
	for _, code := range []wire.RoomCode{room, "BBBBBB"} {
		must(t, add(t, j, code, entries(1, 2)))
		must(t, add(t, j, code, entries(3, 1)))
	}
	if got := read(t, j, "BBBBBB", 1); len(got) != 3 || got[2].N != 3 {
		t.Errorf("the second room has %+v", got)
	}
}

func fences(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 3)))
	for _, at := range []uint64{1, 3, 5, 100} {
		if err := add(t, j, room, entries(at, 1)); !errors.Is(err, journal.ErrFenced) {
			t.Errorf("entry %d after 3: %v", at, err)
		}
	}
	if err := add(t, j, "BBBBBB", entries(2, 1)); !errors.Is(err, journal.ErrFenced) {
		t.Errorf("a room that begins with its second entry: %v", err)
	}
	if got := read(t, j, room, 1); len(got) != 3 {
		t.Errorf("what was refused is there: %+v", got)
	}
	must(t, add(t, j, room, entries(4, 1)))
}

func whole(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 2)))
	if err := add(t, j, room, entries(2, 5)); !errors.Is(err, journal.ErrFenced) {
		t.Errorf("a batch whose first entry is there already: %v", err)
	}
	if got := read(t, j, room, 1); len(got) != 2 {
		t.Errorf("a part of a batch was written: %+v", got)
	}
}

func race(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 1)))
	const writers = 8
	answers := make([]error, writers)
	var wait sync.WaitGroup
	for i := range writers {
		wait.Add(1)
		j.Append(room, entries(2, 1+i%2), func(err error) {
			answers[i] = err
			wait.Done()
		})
	}
	wait.Wait()
	won := 0
	for _, err := range answers {
		switch {
		case err == nil:
			won++
		case !errors.Is(err, journal.ErrFenced):
			t.Errorf("who lost is told %v", err)
		}
	}
	if won != 1 {
		t.Errorf("%d of %d writers at the same number went on", won, writers)
	}
}

func inOrder(t *testing.T, j journal.Journal) {
	var mu sync.Mutex
	var order []uint64
	var wait sync.WaitGroup
	for n := uint64(1); n <= 50; n++ {
		wait.Add(1)
		j.Append(room, entries(n, 1), func(err error) {
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				t.Errorf("entry %d: %v", n, err)
			}
			order = append(order, n)
			wait.Done()
		})
	}
	wait.Wait()
	if !slices.IsSorted(order) {
		t.Errorf("they are answered in the order %v", order)
	}
}

func failsOn(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 1)))
	if err := add(t, j, room, entries(3, 1)); err == nil {
		t.Fatal("a gap was written")
	}
	if err := add(t, j, room, entries(4, 1)); err == nil {
		t.Error("what follows a gap was written")
	}
}

func reads(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 9)))
	if got := read(t, j, room, 7); len(got) != 3 || got[0].N != 7 {
		t.Errorf("from 7 on there is %+v", got)
	}
	if got := read(t, j, room, 10); len(got) != 0 {
		t.Errorf("from 10 on there is %+v", got)
	}
	if got := read(t, j, "BBBBBB", 1); len(got) != 0 {
		t.Errorf("of a room there is none of there is %+v", got)
	}
	enough, n := errors.New("enough"), 0
	err := j.Read(room, 1, func(journal.Entry) error {
		if n++; n == 4 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || n != 4 {
		t.Errorf("reading stops after %d with %v", n, err)
	}
}

func forgets(t *testing.T, j journal.Journal) {
	for _, code := range []wire.RoomCode{room, "BBBBBB"} {
		must(t, add(t, j, code, entries(1, 2)))
	}
	must(t, j.Forget(room))
	codes, err := j.Rooms()
	if err != nil || !slices.Equal(codes, []wire.RoomCode{"BBBBBB"}) {
		t.Errorf("the rooms are %v, %v", codes, err)
	}
	must(t, j.Forget(room))
	if got := read(t, j, room, 1); len(got) != 0 {
		t.Errorf("what was forgotten is %+v", got)
	}
}

func closes(t *testing.T, j journal.Journal) {
	must(t, add(t, j, room, entries(1, 1)))
	must(t, j.Close())
	if err := add(t, j, room, entries(2, 1)); err == nil {
		t.Error("a journal that is closed writes")
	}
	must(t, j.Close())
}
