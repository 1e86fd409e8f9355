//go:build !js

// Package hosting is a table hosted in a window: a whole house that lives as long as the window does, on the local network. It is
// the same hall behind the same gateway as a dealer's, with a journal in memory.
//
// Contract: nothing here blocks, so that a window may call all of it between two pictures, and nothing is left running once a House has
// ended. Whoever has the window comes to the house by Dial, without a socket: the network may go, and they play on. It is no part
// of a page; scene/platform has a half of its own for that.
package hosting
