//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package main

import (
	"errors"
	"os"
	"syscall"
)

// lockGame locks an open file for this process by flock(2); taken says that another one has it locked. Where the file system
// knows no locks it is nobody's.
func lockGame(f *os.File) (taken bool) {
	return errors.Is(syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB), syscall.EWOULDBLOCK)
}
