//go:build unix

package platform

import (
	"syscall"
	"time"
)

// ProcessTime is the processor time this program has used; 0 where the system
// does not say.
func ProcessTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
