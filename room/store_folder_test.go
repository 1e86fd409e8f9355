//go:build !js

package room_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

func folder(t *testing.T, dir string) *room.Folder {
	t.Helper()
	f, err := room.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestAFolderKeepsItsPromises(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	storeKeepsItsPromises(t, folder(t, dir))
	info, err := os.Stat(dir)
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o700 {
		t.Errorf("the folder is %v, %v", info.Mode(), err)
	}
}

func TestAFolderListsTextsOnly(t *testing.T) {
	dir := t.TempDir()
	f := folder(t, dir)
	f.Claim()
	_ = os.WriteFile(filepath.Join(dir, "half.save.new"), []byte("half"), 0o600)
	_ = os.WriteFile(filepath.Join(dir, "Notes.txt"), []byte("mine"), 0o600)
	_ = os.Mkdir(filepath.Join(dir, "folder"), 0o700)
	_ = os.WriteFile(filepath.Join(dir, "a"), []byte("x"), 0o600)
	if names, err := f.List(); err != nil || !reflect.DeepEqual(names, []string{"a"}) {
		t.Errorf("%v %v", names, err)
	}
	if _, err := f.Read("folder"); err == nil {
		t.Error("a folder was read")
	}
	if err := os.Truncate(filepath.Join(dir, "a"), 1<<30); err != nil {
		t.Fatal(err)
	}
	if text, err := f.Read("a"); err != nil || len(text) > 16<<20 {
		t.Errorf("%d bytes of a file of a gigabyte, %v", len(text), err)
	}
}

func TestAFolderThatCannotBeWrittenSaysSoAndStopsNobody(t *testing.T) {
	if os.Getuid() == 0 || runtime.GOOS == "windows" {
		// Root may write everywhere: a file in the folder's place refuses root too.
		dir := filepath.Join(t.TempDir(), "file")
		_ = os.WriteFile(dir, nil, 0o600)
		if _, err := room.OpenFolder(filepath.Join(dir, "sub")); err == nil {
			t.Error("a folder in a file")
		}
	}
	dir := filepath.Join(t.TempDir(), "saves")
	f := folder(t, dir)
	saves := room.OpenSaves(f)
	table, auto := saved(t, saves, dealt("classic", 3, 1), room.Instant())
	for range 5 {
		table.Step()
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	for range 5 {
		table.Step()
	}
	word := auto.Trouble()
	if word == nil || word.Kind != room.Unwritten || auto.Saving() {
		t.Fatalf("the folder is gone, and it says %v", word)
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	table.Step()
	if save, ok, word := saves.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Errorf("the folder is there again, and the match is not in it: %v", word)
	}
}

// child runs one of this file's programs in a process of its own.
func child(t *testing.T, what, dir string, args ...string) *exec.Cmd {
	t.Helper()
	c := exec.Command(os.Args[0], "-test.run=^TestAsAnotherProcess$")
	c.Env = append(os.Environ(), "ROOM_TEST_CHILD="+what, "ROOM_TEST_DIR="+dir)
	for i, a := range args {
		c.Env = append(c.Env, fmt.Sprintf("ROOM_TEST_ARG%d=%s", i, a))
	}
	c.Stderr = os.Stderr
	return c
}

// TestAsAnotherProcess is what those processes run; by itself it does nothing.
func TestAsAnotherProcess(t *testing.T) {
	dir := os.Getenv("ROOM_TEST_DIR")
	switch os.Getenv("ROOM_TEST_CHILD") {
	case "claim":
		fmt.Println(int(room.OpenSaves(folder(t, dir)).State()))
	case "play":
		seed, _ := strconv.Atoi(os.Getenv("ROOM_TEST_ARG0"))
		table, _ := saved(t, room.OpenSaves(folder(t, dir)), dealt("chaos", 4, uint64(seed)), room.Instant())
		for n := 0; !table.Over(); table.Step() {
			if got := len(table.Record().Commands); got != n {
				n = got
				fmt.Println(n) // granted, and told to the outside
			}
		}
		fmt.Println("over")
	}
}

// A process killed at any moment has lost nothing of what it had shown, and the match goes on as it would have.
func TestAKilledProcessHasSavedEveryCommandItShowed(t *testing.T) {
	rng := engine.NewRand(8)
	for seed := range 12 {
		dir := t.TempDir()
		c := child(t, "play", dir, strconv.Itoa(seed))
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		shown, stop := 0, 1+int(rng.Below(60))
		for lines := bufio.NewScanner(out); lines.Scan(); {
			n, err := strconv.Atoi(lines.Text())
			if err != nil {
				break
			}
			if shown = n; shown >= stop {
				break
			}
		}
		_ = c.Process.Kill()
		_ = c.Wait()
		table, save := resumed(t, folder(t, dir), room.Instant())
		if got := len(save.Record.Commands); got < shown {
			t.Errorf("seed %d: %d commands were shown, %d are saved", seed, shown, got)
		}
		table.PlayOut(60000)
		whole, _ := saved(t, room.OpenSaves(room.NewMemory()), dealt("chaos", 4, uint64(seed)), room.Instant())
		whole.PlayOut(60000)
		if !bytes.Equal(table.State(), whole.State()) {
			t.Errorf("seed %d: killed after %d commands, the match ends in another state", seed, shown)
		}
	}
}

func TestASecondProcessKnowsOfTheFirst(t *testing.T) {
	dir := t.TempDir()
	asks := func() room.ClaimState {
		t.Helper()
		out, err := child(t, "claim", dir).Output()
		if err != nil {
			t.Fatal(err)
		}
		n, _, _ := bytes.Cut(out, []byte("\n"))
		state, err := strconv.Atoi(string(n))
		if err != nil {
			t.Fatalf("%q", out)
		}
		return room.ClaimState(state)
	}
	if got := asks(); got != room.Held {
		t.Fatalf("alone it is told %v", got)
	}
	saves := room.OpenSaves(folder(t, dir)) // the first process has ended without a word
	if saves.State() != room.Held {
		t.Fatal("a process that has ended keeps the match")
	}
	if got := asks(); got != room.Elsewhere {
		t.Errorf("beside another it is told %v", got)
	}
	saves.Close()
	if got := asks(); got != room.Held {
		t.Errorf("after the other closed it is told %v", got)
	}
}

func TestThePlatformsStoreIsAFolderOrElseMemoryAndAWord(t *testing.T) {
	data, places := t.TempDir(), []string{"XDG_DATA_HOME", "HOME", "AppData"}
	for _, name := range places {
		t.Setenv(name, data)
	}
	s, err := room.OpenStore()
	if f, ok := s.(*room.Folder); err != nil || !ok || !strings.EqualFold(filepath.Base(f.Dir()), "fourtell") {
		t.Errorf("%v %v", s, err)
	}
	file := filepath.Join(data, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range places {
		t.Setenv(name, file)
	}
	s, err = room.OpenStore()
	if _, ok := s.(*room.Memory); err == nil || !ok {
		t.Errorf("%v %v", s, err)
	}
	if err != nil && strings.Contains(err.Error(), "kept") {
		t.Errorf("the reason says what is not kept, which whoever tells it says too: %v", err)
	}
}
