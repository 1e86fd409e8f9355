//go:build !js

package room

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestALogHoldsItsLastLinesAndNeverMoreThanItsBytes(t *testing.T) {
	store := NewMemory()
	folder, err := OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []Store{store, folder} {
		b := OpenLogbook(s, 2000, nil)
		for i := range 500 {
			fmt.Fprintf(b, "line %d is as long as a line is\n", i)
			if n := len(b.Text()); n > 4000 {
				t.Fatalf("%T: after %d lines there are %d bytes", s, i, n)
			}
		}
		text := string(b.Text())
		if !strings.HasSuffix(text, "line 499 is as long as a line is\n") || strings.Count(text, "\n") < 60 {
			t.Errorf("%T: it ends in %q and has %d lines", s, text[max(0, len(text)-60):], strings.Count(text, "\n"))
		}
		_, _ = b.Write(bytes.Repeat([]byte("x"), 9000))
		if n := len(b.Text()); n > 4000 {
			t.Errorf("%T: a line of 9000 bytes makes it %d", s, n)
		}
		if b.Err() != nil {
			t.Error(b.Err())
		}
	}
	if names, _ := store.List(); len(names) != 0 {
		t.Errorf("in a memory that others use it leaves %v", names)
	}
}

func TestALogGoesOnWhereTheLastProgramLeftIt(t *testing.T) {
	folder, err := OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 11, 28, 19, 30, 0, 0, time.UTC)
	OpenLogbook(folder, 2000, nil).Note(at, "one")
	second := OpenLogbook(folder, 2000, nil)
	second.Note(at.Add(time.Hour), "two")
	if got, want := string(second.Text()), "2026/11/28 19:30:00 one\n2026/11/28 20:30:00 two\n"; got != want {
		t.Errorf("it reads %q, want %q", got, want)
	}
}

// barred is a store that writes nothing.
type barred struct{ *Folder }

func (barred) Write(string, []byte) error  { return errors.New("permission denied") }
func (barred) Append(string, []byte) error { return errors.New("permission denied") }

func TestALogThatCannotBeWrittenSaysOneSentenceAndGoesOn(t *testing.T) {
	folder, err := OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	var loud bytes.Buffer
	b := OpenLogbook(barred{folder}, 2000, &loud)
	b.Note(time.Time{}, "quiet")
	fmt.Fprintln(b, "heard")
	fmt.Fprintln(b, "heard again")
	if got, want := loud.String(), "fourtell: the log is not kept: permission denied\nheard\nheard again\n"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if text := string(b.Text()); !strings.Contains(text, "quiet\nheard\nheard again\n") {
		t.Errorf("it has kept %q", text)
	}
	if b.Err() == nil {
		t.Error("nobody is told")
	}
}

func TestALogHidesWhatIsThePlayersOwn(t *testing.T) {
	b := OpenLogbook(nil, 2000, nil, "/home/anna", "~", "", "nothing")
	fmt.Fprintln(b, "open /home/anna/.config/fourtell/settings.json: permission denied")
	if got, want := string(b.Text()), "open ~/.config/fourtell/settings.json: permission denied\n"; got != want {
		t.Errorf("it reads %q, want %q", got, want)
	}
}

func TestOfACrashTheReasonAndThePlaceAreKept(t *testing.T) {
	trace := "panic: runtime error: index out of range [9] with length 4\n\ngoroutine 1 [running]:\n" +
		"fourtell/scene.(*Table).Update(0xc000123, {0x1, 0x2})\n\tfourtell/scene/table.go:41 +0x1d\nmain.main()\n\tfourtell/main.go:9 +0x2\n\n" +
		"goroutine 7 [select]:\nfourtell/room.wait(0x5)\n"
	b := OpenLogbook(nil, 2000, nil)
	b.Crash(nil)
	if len(b.Text()) != 0 {
		t.Errorf("where nothing happened it reads %q", b.Text())
	}
	b.Crash([]byte(trace))
	want := "the program had ended in trouble:\n\tpanic: runtime error: index out of range [9] with length 4\n\tgoroutine 1 [running]:\n" +
		"\tfourtell/scene.(*Table).Update\n\tfourtell/scene/table.go:41 +0x1d\n\tmain.main\n\tfourtell/main.go:9 +0x2\n"
	if got := string(b.Text()); got != want {
		t.Errorf("it reads\n%s\nwant\n%s", got, want)
	}
}
