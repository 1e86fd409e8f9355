package jetstream

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"fourtell/online/journal"
	"fourtell/online/journal/journaltest"
	"fourtell/online/wire"
)

// opened is a journal in a folder of the test's own.
func opened(t testing.TB, dir string) *Journal {
	t.Helper()
	j, err := Open(Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

// said are entries with the numbers from … from+n-1.
func said(from uint64, n int) (entries []journal.Entry) {
	for i := range n {
		entries = append(entries, journal.Entry{N: from + uint64(i), At: 5, By: "ann", Fact: &journal.Said{Text: fmt.Sprint("line ", from+uint64(i))}})
	}
	return entries
}

func appended(j journal.Journal, room wire.RoomCode, entries []journal.Entry) error {
	done := make(chan error, 1)
	j.Append(room, entries, func(err error) { done <- err })
	return <-done
}

func all(t *testing.T, j journal.Journal, room wire.RoomCode) (numbers []uint64) {
	t.Helper()
	if err := j.Read(room, 1, func(e journal.Entry) error { numbers = append(numbers, e.N); return nil }); err != nil {
		t.Fatal(err)
	}
	return numbers
}

func TestWhatWasAnsweredIsThereAfterTheProgramHasEnded(t *testing.T) {
	dir := t.TempDir()
	j := opened(t, dir)
	for n := range uint64(5) {
		if err := appended(j, "K7QF2M", said(1+3*n, 3)); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	again := opened(t, dir)
	if n := all(t, again, "K7QF2M"); len(n) != 15 || n[14] != 15 {
		t.Errorf("the entries are %v", n)
	}
	if err := appended(again, "K7QF2M", said(16, 1)); err != nil {
		t.Errorf("it cannot be gone on with: %v", err)
	}
	if rooms, err := again.Rooms(); err != nil || fmt.Sprint(rooms) != "[K7QF2M]" {
		t.Errorf("the rooms are %v, %v", rooms, err)
	}
}

func TestOfTwoWritersOneIsFencedOff(t *testing.T) {
	dir := t.TempDir()
	one := opened(t, dir)
	two := &Journal{rooms: map[wire.RoomCode]*writer{}, name: "two", js: one.js, streams: one.streams, ctx: one.ctx, stop: func() {}}
	if err := appended(one, "K7QF2M", said(1, 2)); err != nil {
		t.Fatal(err)
	}
	if err := appended(two, "K7QF2M", said(3, 1)); err != nil {
		t.Fatal("the other does not take over:", err)
	}
	if err := appended(one, "K7QF2M", said(3, 1)); !errors.Is(err, journal.ErrFenced) {
		t.Errorf("the same words by the first at the same number: %v", err)
	}
	if err := appended(one, "K7QF2M", said(4, 1)); err != nil {
		t.Errorf("having looked, the first goes on: %v", err)
	}
	if n := all(t, two, "K7QF2M"); fmt.Sprint(n) != "[1 2 3 4]" {
		t.Errorf("the entries are %v", n)
	}
}

func TestARoomThatWasAnothersIsGoneOnWithOnceItIsReadAgain(t *testing.T) {
	one := opened(t, t.TempDir())
	two := &Journal{rooms: map[wire.RoomCode]*writer{}, name: "two", js: one.js, streams: one.streams, ctx: one.ctx, stop: func() {}}
	for i, j := range []*Journal{one, two, two, one, one, two} {
		if err := appended(j, "K7QF2M", said(uint64(i)+1, 1)); err != nil {
			t.Fatalf("entry %d: %v", i+1, err)
		}
	}
}

func TestAnAppendThatIsTooLargeLeavesTheOthersAlone(t *testing.T) {
	j := opened(t, t.TempDir())
	huge := []journal.Entry{{N: 2, Fact: &journal.Said{Text: string(make([]byte, largestAppend))}}}
	var wait sync.WaitGroup
	errs := make([]error, 3)
	wait.Add(3)
	for i, entries := range [][]journal.Entry{said(1, 1), huge, said(2, 1)} {
		j.Append("K7QF2M", entries, func(err error) { errs[i] = err; wait.Done() })
	}
	wait.Wait()
	if errs[0] != nil || errs[1] == nil || errors.Is(errs[1], journal.ErrFenced) || errs[2] != nil {
		t.Errorf("the answers are %v", errs)
	}
}

// The appends of many rooms, one behind the other in each: per append with four rooms to a core and with five hundred.
func BenchmarkAppend(b *testing.B) {
	for _, rooms := range []int{1, 50, 500} {
		b.Run(fmt.Sprint(rooms, " rooms"), func(b *testing.B) {
			j := opened(b, b.TempDir())
			var wait sync.WaitGroup
			begun := time.Now()
			for r := range rooms {
				wait.Add(1)
				go func() {
					defer wait.Done()
					for n := r; n < b.N; n += rooms {
						if err := appended(j, wire.RoomCode(fmt.Sprintf("R%05d", r)), said(uint64(n/rooms)+1, 1)); err != nil {
							b.Error(err)
							return
						}
					}
				}()
			}
			wait.Wait()
			b.ReportMetric(float64(b.N)/time.Since(begun).Seconds(), "appends/s")
		})
	}
}

func TestItIsAJournal(t *testing.T) {
	journaltest.Hold(t, func(t *testing.T) journal.Journal { return opened(t, t.TempDir()) })
}
