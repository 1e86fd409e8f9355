//go:build !js

package scene

// thinkSlice is how many roll-outs a bot makes in a tick: about 2 ms of a core, so that no frame is late for it.
const thinkSlice = 320
