//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package room

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// lockFile locks a file for this process by flock(2); taken says that another one has it locked.
func lockFile(path string) (file io.Closer, taken bool) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, false
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		_ = f.Close()
		return nil, true
	}
	return f, false
}
