//go:build !enginetest

package houses

import "fourtell/ai"

// more are the houses of games for tests alone.
func more() map[string]ai.House { return nil }
