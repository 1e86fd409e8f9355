//go:build !enginetest

package games

import "fourtell/engine"

// more are games for tests alone.
func more() engine.Shelf { return nil }
