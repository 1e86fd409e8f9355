//go:build display

package stage

import (
	"testing"

	"fourtell/engine"
)

func TestTheFirstGameIsTheOneTheCommandLineNamesAndTheOthersFollowFromIt(t *testing.T) {
	c, again := newChance(7), newChance(7)
	if first, second, third := c.NextSeed(), c.NextSeed(), c.NextSeed(); first != 7 || second != engine.Mix(7, 1) || third != engine.Mix(7, 2) || c.Games != 3 {
		t.Errorf("seeds are %d, %d, %d after %d games", first, second, third, c.Games)
	}
	if a, b := c.Rand.Uint64(), again.Rand.Uint64(); a != b {
		t.Errorf("of one seed come %d and %d", a, b)
	}
}
