//go:build !js

package platform

import (
	"io"
	"os"
	"os/user"
	"path/filepath"
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

// GraphicsCard is not known beyond the library.
func GraphicsCard() string { return "" }

// LogPlace is where the log of that store lies; nothing where the store is no folder.
func LogPlace(store room.Store) (dir, file string) {
	folder, ok := store.(*room.Folder)
	if !ok {
		return "", ""
	}
	return folder.Dir(), filepath.Join(folder.Dir(), room.LogName)
}
