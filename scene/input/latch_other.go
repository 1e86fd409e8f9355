//go:build !js

package input

// latch is needed on a page only.
type latch struct{}

// take adds nothing.
func (latch) take(*seen) {}

// zoom is 1: where there is a window, positions are told in its pixels.
func zoom() float32 { return 1 }
