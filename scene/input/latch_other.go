//go:build !js

package input

// latch is needed on a page only.
type latch struct{}

// take adds nothing.
func (latch) take(*Sample, float32, Keymap) {}
