package platform

import "time"

// SpareTime is how long a tick looks for puzzles or back at a round: the one thread of a browser draws and listens besides.
const SpareTime = 3 * time.Millisecond

// LoadSlices is how many slices of pictures are loaded in a tick while a screen stands, each half a millisecond and more.
const LoadSlices = 12

// ThinkSlice is how many roll-outs a bot makes in a tick: below 4 ms in a browser, where there is one thread for all.
const ThinkSlice = 60
