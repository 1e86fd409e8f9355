//go:build !js

package platform

import "time"

// SpareTime is how long a tick of 16 ms, in which little else is done, looks for puzzles or back at a round.
const SpareTime = 6 * time.Millisecond

// ThinkSlice is how many roll-outs a bot makes in a tick: 2 to 5 ms of a core, by level, so that no frame is late for it.
const ThinkSlice = 320
