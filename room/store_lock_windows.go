package room

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// errSharing is ERROR_SHARING_VIOLATION of winerror.h.
const errSharing = syscall.Errno(32)

// lockFile opens a file that it shares with nobody; taken says that another process has it open.
func lockFile(path string) (file io.Closer, taken bool) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, false
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return nil, errors.Is(err, errSharing)
	}
	return os.NewFile(uintptr(h), path), false
}
