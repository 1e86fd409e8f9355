package platform

import "time"

// ReviewSlice is how long a review thinks in a tick: the one thread of a browser draws and listens besides.
const ReviewSlice = 3 * time.Millisecond

// ThinkSlice is how many roll-outs a bot makes in a tick: below 4 ms in a browser, where there is one thread for all.
const ThinkSlice = 60
