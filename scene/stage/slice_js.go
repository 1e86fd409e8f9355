package stage

// ThinkSlice is how many roll-outs a bot makes in a tick: below 4 ms in a browser, where there is one thread for all.
const ThinkSlice = 60
