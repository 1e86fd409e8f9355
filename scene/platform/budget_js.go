package platform

import "time"

// ReviewSlice is how long a review thinks in a tick: the one thread of a browser draws and listens besides.
const ReviewSlice = 3 * time.Millisecond
