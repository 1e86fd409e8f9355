//go:build display

package stage

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fourtell/scene/input"
	"fourtell/words"
)

func TestFilesThatAreHandedOverAreTakenOnce(t *testing.T) {
	dir, l := t.TempDir(), words.English()
	f := Files{dir: &dir, lang: &l, alert: func(string, string) {}}
	f.HandOver()
	if f.take() != nil {
		t.Error("nothing was handed over")
	}
	f.HandOver(input.File{Name: "a"})
	f.HandOver(input.File{Name: "b"}, input.File{Name: "c"})
	if got := f.take(); len(got) != 3 || got[0].Name != "a" || got[2].Name != "c" || f.take() != nil {
		t.Errorf("taken are %v", got)
	}
	where, err := f.Keep("list.txt", []byte("one"))
	if text, _ := os.ReadFile(where); err != nil || filepath.Dir(where) != dir || string(text) != "one" {
		t.Errorf("kept in %q: %q, %v", where, text, err)
	}
}

func TestAFolderTheDesktopCannotShowIsTold(t *testing.T) {
	l, told := words.English(), 0
	f := Files{lang: &l, alert: func(title, _ string) {
		if title == l.Say(words.ReportNoFolder) {
			told++
		}
	}}
	f.hear()
	if f.Awaits() || told != 0 {
		t.Fatal("nothing was asked")
	}
	for _, err := range []error{nil, errors.New("there is no desktop")} {
		f.folder = shownFolder{dir: "/x", went: make(chan error, 1)}
		if f.hear(); !f.Awaits() {
			t.Error("it is known before it has come")
		}
		f.folder.went <- err
		if f.hear(); f.Awaits() {
			t.Error("it is awaited still")
		}
	}
	if told != 1 {
		t.Errorf("told %d times, want once: for the one that went wrong", told)
	}
}
