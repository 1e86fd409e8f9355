//go:build unix

package main

import (
	"os"
	"syscall"
)

// again runs this program from the start with other arguments, in this very
// process: it comes back only when that fails.
func again(args []string) (code int, err error) {
	program, err := os.Executable()
	if err != nil {
		return 1, err
	}
	return 1, syscall.Exec(program, append([]string{os.Args[0]}, args...), os.Environ())
}
