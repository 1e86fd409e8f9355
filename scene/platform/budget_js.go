package platform

import "time"

// SpareTime is how long a tick looks for puzzles or back at a round: the one thread of a browser draws and listens besides.
const SpareTime = 3 * time.Millisecond

// ThinkSlice is how many roll-outs a bot makes in a tick: below 4 ms in a browser, where there is one thread for all.
const ThinkSlice = 60
