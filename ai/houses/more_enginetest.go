//go:build enginetest

package houses

import (
	"fourtell/ai"
	"fourtell/ai/enginetest"
)

// more plays the tests' own game.
func more() map[string]ai.House { return map[string]ai.House{"highcard": enginetest.House{}} }
