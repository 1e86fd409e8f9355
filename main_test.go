//go:build display && linux

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The program itself is started without a display: whatever begins before main must not end it first.
func TestWithoutADisplayTheProgramAnswersInsteadOfEndingInATrace(t *testing.T) {
	program := filepath.Join(t.TempDir(), "fourtell")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, display := range []string{"", ":4711", "nonsense"} {
		for _, c := range []struct {
			args, out, err string
			code           int
		}{
			{"-help", "fourtell plays a card game in a window.\n", "", 0},
			{"--help", "  -seats LIST\n", "", 0},
			{"-version", "fourtell ", "", 0},
			{"-zzz", "", "fourtell: flag provided but not defined: -zzz\n", 2},
			{"-seats 11", "", "fourtell: -seats: a table has 2 to 10 seats, not 11\n", 2},
			{"-rules chess", "", "fourtell: -rules: there is no preset \"chess\"", 2},
			{"-speed warp", "", "fourtell: -speed: \"warp\" is no speed", 2},
			{"", "", "fourtell: there is no display to open a window on; the same game runs in a browser (make web)", 1},
			{"-seed 7", "", "there is no display", 1},
		} {
			run := exec.Command(program, strings.Fields(c.args)...)
			for _, one := range os.Environ() {
				if !strings.HasPrefix(one, "DISPLAY=") && !strings.HasPrefix(one, "WAYLAND_DISPLAY=") {
					run.Env = append(run.Env, one)
				}
			}
			if display != "" {
				run.Env = append(run.Env, "DISPLAY="+display)
			}
			var out, err strings.Builder
			run.Stdout, run.Stderr = &out, &err
			_ = run.Run() // the exit code is looked at
			if !strings.Contains(out.String(), c.out) || !strings.Contains(err.String(), c.err) || run.ProcessState.ExitCode() != c.code ||
				strings.Count(err.String(), "\n") > 1 {
				t.Errorf("DISPLAY=%q fourtell %s: exit %d\n%s\n%s", display, c.args, run.ProcessState.ExitCode(), out.String(), err.String())
			}
		}
	}
}
