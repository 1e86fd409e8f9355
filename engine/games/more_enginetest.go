//go:build enginetest

package games

import (
	"fourtell/engine"
	"fourtell/engine/enginetest"
)

// more is the tests' own game.
func more() engine.Shelf { return engine.Shelf{enginetest.Book{}} }
