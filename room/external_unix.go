//go:build unix

package room

import (
	"os/exec"
	"syscall"
)

// ownGroup gives the program a process group, so that what it starts can be ended with it. A program that does not heed the
// end of its input would outlive a window that is killed, but where the system lets it die with its parent (bound).
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = bound(syscall.SysProcAttr{Setpgid: true}) }

// killGroup ends the program and what it has started; one that has ended already is no error.
func killGroup(cmd *exec.Cmd) {
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
}
