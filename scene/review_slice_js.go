package scene

import "time"

// reviewSlice is how long a review thinks in a tick: the one thread of a browser draws and listens besides.
const reviewSlice = 3 * time.Millisecond
