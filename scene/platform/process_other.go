//go:build !unix

package platform

import "time"

// ProcessTime is not known here.
func ProcessTime() time.Duration { return 0 }
