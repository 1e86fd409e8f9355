//go:build !js

package platform

import "time"

// SpareTime is how long a tick of 16 ms, in which little else is done, looks for puzzles or back at a round.
const SpareTime = 6 * time.Millisecond

// LoadSlices is how many slices of pictures are loaded in a tick while a screen stands, each a tenth of a millisecond and less.
const LoadSlices = 43

// ThinkSlice is how many roll-outs a bot makes in a tick: 2 to 5 ms of a core, by level, so that no frame is late for it.
const ThinkSlice = 320
