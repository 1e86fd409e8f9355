//go:build unix && !linux

package room

import "syscall"

// bound does nothing where the system can't bind a program's life to another's.
func bound(a syscall.SysProcAttr) *syscall.SysProcAttr { return &a }
