//go:build !unix

package scene

import "time"

// processTime is not known here.
func processTime() time.Duration { return 0 }
