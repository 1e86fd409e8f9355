package room_test

import (
	"os"
	"os/signal"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// diskSize is larger than anything else that a process under test may be writing.
const diskSize = 1 << 20

// onFullDisk runs something while no file of this process may become larger than so many bytes: as on a full disk, what a
// file has room for is written before the error.
func onFullDisk(t *testing.T, most uint64, run func()) {
	t.Helper()
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	full := limit
	full.Cur = most
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	run()
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
}

// What a full disk takes in part is there as it was, and nothing half written lies beside it.
func TestAFullDiskLeavesNoHalfOfAnything(t *testing.T) {
	dir := t.TempDir()
	f := folder(t, dir)
	one := strings.Repeat("one\n", diskSize/4-1)
	if err := f.Write("lines", []byte(one)); err != nil {
		t.Fatal(err)
	}
	onFullDisk(t, diskSize, func() {
		for what, err := range map[string]error{"lengthened": f.Append("lines", []byte("two, and three\n")),
			"replaced": f.Write("lines", make([]byte, diskSize+1)), "begun": f.Write("new", make([]byte, diskSize+1))} {
			if err == nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: %v", what, err)
			}
		}
	})
	if text, err := f.Read("lines"); err != nil || string(text) != one {
		t.Errorf("it holds %d bytes, ends in %q, %v", len(text), text[len(text)-9:], err)
	}
	if names, _ := filepath.Glob(filepath.Join(dir, "*")); len(names) != 1 {
		t.Errorf("there is %v", names)
	}
	if err := f.Append("lines", []byte("two\n")); err != nil {
		t.Error(err)
	}
	if text, _ := f.Read("lines"); string(text) != one+"two\n" {
		t.Errorf("it ends in %q", text[len(text)-9:])
	}
}

// A match goes on while the disk is full, says so once, opens up to what had room, and is whole as soon as there is room again.
func TestAMatchOnAFullDiskGoesOnAndIsWholeOnceThereIsRoom(t *testing.T) {
	dir := t.TempDir()
	saves := room.OpenSaves(folder(t, dir))
	setup, h := dealt("classic", 3, 1), head(3)
	h.Notes = map[string]string{"long": strings.Repeat("x", diskSize)}
	auto := saves.Begin(h, engine.Record{Setup: setup})
	table := open(t, setup, room.Options{Record: auto, Pace: room.Instant()})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	for range 10 {
		table.Step()
	}
	before := table.Record()
	info, err := os.Stat(filepath.Join(dir, "match.save"))
	if err != nil {
		t.Fatal(err)
	}
	onFullDisk(t, uint64(info.Size())+20, func() {
		for range 10 {
			table.Step()
		}
		if word := auto.Trouble(); word == nil || word.Kind != room.Unwritten || auto.Saving() {
			t.Errorf("it says %v", word)
		}
		if save, ok, word := saves.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, before) {
			t.Errorf("what is stored is %v, %v", ok, word)
		}
	})
	table.Step()
	if save, ok, word := saves.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, table.Record()) || !auto.Saving() {
		t.Errorf("there is room again, and the match is %v, %v", ok, word)
	}
}
