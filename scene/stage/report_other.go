//go:build !js

package stage

import (
	"io"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"fourtell/room"
)

// logMost is the most bytes of each of the log's two texts.
const logMost = 64 << 10

// OpenLog opens the log in the store, for Options.Log and package log; loud hears what goes wrong, too. The home folder and
// the name of its owner are left out of it.
func OpenLog(store room.Store, loud io.Writer) *room.Logbook {
	var hide []string
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		hide = append(hide, home, "~")
	}
	if who, err := user.Current(); err == nil && len(who.Username) > 3 && who.Username != "root" {
		hide = append(hide, who.Username, "player")
	}
	return room.OpenLogbook(store, logMost, loud, hide...)
}

// crashName is the file into which the system's part of a program that ends in trouble writes why.
const crashName = "crash.log"

// WatchCrash takes into the log how the last program ended, where that was in trouble, and sees to it that it will be known
// of this one. Where that cannot be, it is like any program.
func WatchCrash(book *room.Logbook, store room.Store) {
	folder, ok := store.(*room.Folder)
	if !ok {
		return
	}
	path := filepath.Join(folder.Dir(), crashName)
	if trace, err := os.ReadFile(path); err == nil && len(trace) > 0 {
		book.Crash(trace)
		_ = os.Truncate(path, 0)
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return
	}
	_ = debug.SetCrashOutput(file, debug.CrashOptions{})
	_ = file.Close() // the runtime has its own
}

// graphicsCard is not known beyond the library.
func graphicsCard() string { return "" }

// LogPlace is where the log lies; nothing where it is not kept.
func (s *Stage) LogPlace() (dir, file string) {
	folder, ok := s.Options.Store.(*room.Folder)
	if !ok || s.Options.Log == nil {
		return "", ""
	}
	return folder.Dir(), filepath.Join(folder.Dir(), room.LogName)
}

// openFolder asks the desktop to show a folder in its own window for files. It does not wait; what comes of it is sent once.
func openFolder(dir string, went chan<- error) error {
	program := "xdg-open"
	switch runtime.GOOS {
	case "windows":
		program = "explorer"
	case "darwin":
		program = "open"
	}
	c := exec.Command(program, dir)
	if err := c.Start(); err != nil {
		return err
	}
	go func() {
		err := c.Wait()
		if program == "explorer" {
			err = nil // it ends with 1 whatever came of it
		}
		went <- err
	}()
	return nil
}
