//go:build !js

package platform

// OnBack has f told when the network is there again; a window is not told, and finds out by trying.
func OnBack(func()) {}
