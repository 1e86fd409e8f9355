//go:build !js

package scene

// PageAddress is empty: a window has no address.
func PageAddress() string { return "" }
