package scene

// thinkSlice is how many roll-outs a bot makes in a tick: below 4 ms in a browser, where there is one thread for all.
const thinkSlice = 60
