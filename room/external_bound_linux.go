package room

import "syscall"

// bound lets a program die with the thread that starts it, and so with its process.
func bound(a syscall.SysProcAttr) *syscall.SysProcAttr {
	a.Pdeathsig = syscall.SIGKILL
	return &a
}
