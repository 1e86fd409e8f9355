//go:build unix

package room

import (
	"io"
	"os"
	"os/exec"
	"strconv"
	"syscall"
)

// watch is a shell that outlives this process by a moment: its input ends when this process does, however that comes, and
// then it kills what the program has started. Without it only the program itself would die with a table that is killed
// (bound), and nothing at all where the system has no such bond.
type watch struct {
	shell *exec.Cmd
	held  io.Closer
}

// watchScript kills the group $1, and on Linux whatever carries the mark $2, when its input ends.
const watchScript = `trap "" HUP INT QUIT TERM
read -r _
kill -9 -- "-$1"
[ -n "$2" ] && for found in $(grep -lszxF -- "$2" /proc/[0-9]*/environ); do
	found=${found#/proc/}
	kill -9 "${found%/environ}"
done`

// watchOver keeps watch over a program that runs; nil where there is no shell for it.
func watchOver(cmd *exec.Cmd) *watch {
	w := &watch{shell: exec.Command("/bin/sh", "-c", watchScript, "sh", strconv.Itoa(cmd.Process.Pid), markOf(cmd))}
	w.shell.Env = []string{"PATH=" + os.Getenv("PATH")}       // without the mark of a table that this one is a program of
	w.shell.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // what ends the table by a key is not to end the watch
	var err error
	if w.held, err = w.shell.StdinPipe(); err != nil {
		return nil
	}
	if err := w.shell.Start(); err != nil {
		_ = w.held.Close()
		return nil
	}
	return w
}

// end is called once the program has ended, and what it has started is about to be: its number may be another's soon.
func (w *watch) end() {
	if w == nil {
		return
	}
	_ = w.shell.Process.Kill()
	_ = w.shell.Wait() // it was killed
}
