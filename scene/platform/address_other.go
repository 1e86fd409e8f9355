//go:build !js

package platform

// PageAddress is empty: a window has no address.
func PageAddress() string { return "" }
