//go:build !unix && !js

package main

import (
	"errors"
	"os"
	"os/exec"
)

// again runs this program from the start with other arguments, waits for it
// and gives its exit code.
func again(args []string) (code int, err error) {
	program, err := os.Executable()
	if err != nil {
		return 1, err
	}
	c := exec.Command(program, args...)
	c.Stdin, c.Stdout, c.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = c.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode(), nil
	}
	return 0, err
}
