//go:build !js

package scene

// latch is needed on a page only.
type latch struct{}

// take adds nothing.
func (latch) take(*Sample, float32, Keymap) {}
