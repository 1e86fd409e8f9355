//go:build !js

package scene

import "time"

// reviewSlice is how long a review thinks in a tick of 16 ms, in which little else is done.
const reviewSlice = 6 * time.Millisecond
