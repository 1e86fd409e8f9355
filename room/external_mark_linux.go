package room

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// markName is a variable in the environment of a program on a chair, by which whatever it has started is found again,
// though it has left the program's group.
const markName = "FOURTELL_TABLE="

// mark gives the program a mark that no other has.
func mark(cmd *exec.Cmd) {
	cmd.Env = append(cmd.Environ(), fmt.Sprintf("%s%d.%p", markName, os.Getpid(), cmd))
}

// markOf is the program's mark.
func markOf(cmd *exec.Cmd) string {
	for _, one := range cmd.Env {
		if strings.HasPrefix(one, markName) && strings.HasPrefix(one[len(markName):], strconv.Itoa(os.Getpid())+".") {
			return one
		}
	}
	return ""
}

// killMarked ends whatever the program has started and is still there, wherever it has put itself.
func killMarked(cmd *exec.Cmd) {
	want := []byte(markOf(cmd))
	for range 5 { // what dies may just have started another
		found := false
		files, _ := filepath.Glob("/proc/[0-9]*/environ") // the pattern is good
		for _, file := range files {
			env, err := os.ReadFile(file) // another's cannot be read, and is not ours
			if err != nil || !hasEntry(env, want) {
				continue
			}
			if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(file))); err == nil && pid != os.Getpid() {
				found = syscall.Kill(pid, syscall.SIGKILL) == nil || found
			}
		}
		if !found {
			return
		}
	}
}

// hasEntry says that an environment, as the system writes it, has exactly that entry.
func hasEntry(env, want []byte) bool {
	for one := range bytes.SplitSeq(env, []byte{0}) {
		if bytes.Equal(one, want) {
			return true
		}
	}
	return false
}
