//go:build !js

package room_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"fourtell/room"
)

func TestAFileIsWrittenAsAWholeAndNeverOverAnother(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	for i, want := range []string{"round.fourtell", "round-2.fourtell", "round-3.fourtell"} {
		path, err := room.WriteNew(dir, "round.fourtell", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("%q, %v; want %s", path, err, want)
		}
	}
	for i, name := range []string{"round.fourtell", "round-2.fourtell", "round-3.fourtell"} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(text) != string(rune('a'+i)) {
			t.Errorf("%s holds %q, %v", name, text, err)
		}
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 3 {
		t.Errorf("there are %d files, want 3", len(entries))
	}
	if _, err := room.WriteNew(filepath.Join(dir, "round.fourtell"), "x", nil); err == nil {
		t.Error("a file passes for a folder")
	}
}

func TestManyWritersOfOneNameGetAFileEach(t *testing.T) {
	dir := t.TempDir()
	paths := make([]string, 20)
	var all sync.WaitGroup
	for i := range paths {
		all.Add(1)
		go func() {
			defer all.Done()
			paths[i], _ = room.WriteNew(dir, "round.fourtell", []byte{byte(i)})
		}()
	}
	all.Wait()
	for i, path := range paths {
		if text, err := os.ReadFile(path); err != nil || len(text) != 1 || int(text[0]) != i {
			t.Errorf("writer %d finds %v in %s: %v", i, text, path, err)
		}
	}
}

func TestTheRecordsOfAFolderAreListedNewestFirst(t *testing.T) {
	dir := t.TempDir()
	for i, name := range []string{"old.fourtell", "new.fourtell", "letter.txt", "middle.fourtell"} {
		path := filepath.Join(dir, name)
		when := time.Unix([]int64{1, 9, 5, 3}[i], 0)
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, when, when)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.fourtell"), 0o700); err != nil {
		t.Fatal(err)
	}
	names, err := room.RecordFiles(dir)
	if want := []string{"new.fourtell", "middle.fourtell", "old.fourtell"}; err != nil || !reflect.DeepEqual(names, want) {
		t.Errorf("%v, %v; want %v", names, err, want)
	}
	if names, err := room.RecordFiles(filepath.Join(dir, "none")); len(names) != 0 || err != nil {
		t.Errorf("a folder that is missing: %v, %v", names, err)
	}
}

func TestWhatIsNoFileIsNoRecord(t *testing.T) {
	dir := t.TempDir()
	if _, err := room.ReadRecordFile(dir); err == nil || !strings.Contains(err.Error(), "it is no file") {
		t.Errorf("a folder: %v", err)
	}
	if _, err := room.ReadRecordFile(filepath.Join(dir, "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing: %v", err)
	}
	endless := strings.NewReader(strings.Repeat("x", 17<<20))
	if _, err := room.ReadRecord(endless); err == nil || !strings.Contains(err.Error(), "no record is") {
		t.Errorf("a text without end: %v", err)
	}
}

func TestAnExportedRecordIsNamedAfterItsMatch(t *testing.T) {
	if got := (room.Head{}).FileName(); got != "fourtell-record.fourtell" {
		t.Errorf("without a date it is %q", got)
	}
	when := time.Date(2026, 11, 28, 19, 30, 0, 0, time.Local)
	if got := (room.Head{Begun: when}).FileName(); got != "fourtell-2026-11-28-1930.fourtell" {
		t.Errorf("with one it is %q", got)
	}
}
