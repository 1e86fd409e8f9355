//go:build !js

package stage

// ThinkSlice is how many roll-outs a bot makes in a tick: 2 to 5 ms of a core, by level, so that no frame is late for it.
const ThinkSlice = 320
