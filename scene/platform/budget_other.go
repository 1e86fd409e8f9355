//go:build !js

package platform

import "time"

// ReviewSlice is how long a review thinks in a tick of 16 ms, in which little else is done.
const ReviewSlice = 6 * time.Millisecond
