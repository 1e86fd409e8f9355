// Package early answers before a window is thought of, where there is no display for one: Ebitengine ends a program with a
// trace there, while its packages begin and before main, also one that is only asked for its flags
// (https://github.com/hajimehoshi/ebiten/issues/1498).
//
// Contract: it is imported by main alone, and for what it does. It is the one place of the house that works while a program
// begins: Go begins packages in the order of their paths, each after those it imports (The Go Programming Language
// Specification, "Program initialization"), and so this one before github.com/… It may import package start and what start
// may, nothing else of ours and nothing of others.
package early

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"time"

	"fourtell/start"
)

// answered is true once the command line has been read; where there is no display, what it asks for has been answered, and
// the program has ended.
var _ = answered()

func answered() bool {
	if !display(os.Getenv("DISPLAY")) {
		os.Exit(answer(os.Args[1:], os.Stdout, os.Stderr))
	}
	return true
}

// answer is what can be said without a display, and the exit code.
func answer(args []string, out, err io.Writer) int {
	_, wrong := start.Read(args, out, 0)
	switch {
	case errors.Is(wrong, start.ErrHelp):
		return 0
	case wrong != nil:
		fmt.Fprintln(err, "fourtell:", wrong)
		return 2
	}
	fmt.Fprintln(err, "fourtell: there is no display to open a window on; the same game runs in a browser (make web) and in this terminal (fourtell-dealer play, or make dealer and bin/dealer play)")
	return 1
}

// display says whether somebody answers at the display of that name, as X(7) names them. Of one on another machine it is
// believed.
func display(name string) bool {
	host, number, ok := strings.Cut(name, ":")
	if !ok {
		return false
	}
	number, _, _ = strings.Cut(number, ".")
	if host != "" && host != "unix" {
		return true
	}
	for _, socket := range []string{"@/tmp/.X11-unix/X" + number, "/tmp/.X11-unix/X" + number} {
		if c, err := net.DialTimeout("unix", socket, time.Second); err == nil {
			_ = c.Close() // somebody is there
			return true
		}
	}
	c, err := net.DialTimeout("tcp", "localhost:"+portOf(number), time.Second)
	if err != nil {
		return false
	}
	_ = c.Close()
	return true
}

// portOf is where an X server listens for the network.
func portOf(number string) string {
	n := 0
	if _, err := fmt.Sscan(number, &n); err != nil {
		return "0"
	}
	return fmt.Sprint(6000 + n)
}
