package main

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lockGame locks one byte far beyond the end of an open file, which hinders nobody in reading it; taken says that another
// process has it locked.
func lockGame(f *os.File) (taken bool) {
	beyond := &windows.Overlapped{OffsetHigh: 1 << 30}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, beyond)
	return errors.Is(err, windows.ERROR_LOCK_VIOLATION)
}
