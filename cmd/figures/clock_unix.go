//go:build unix

package main

import (
	"syscall"
	"time"
)

// spent is the processor time this program has used: on a machine that is busy with other things as well, a core's speed
// is told by the time spent on it, not by the time that has passed.
func spent() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
