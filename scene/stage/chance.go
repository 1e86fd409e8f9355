package stage

import (
	"math/rand/v2"

	"fourtell/engine"
)

// Chance is what is left to it beside the tables: cosmetic things, and which games are dealt one after another. One seed makes all
// of it again.
type Chance struct {
	Rand  *rand.Rand // cosmetic, never the table's
	Games uint64     // dealt so far
	seed  uint64
}

func newChance(seed uint64) Chance {
	return Chance{Rand: rand.New(rand.NewPCG(seed, 0xC05)), seed: seed}
}

// NextSeed is the seed of the next game: the first is the one the command line names.
func (c *Chance) NextSeed() uint64 {
	seed := c.seed
	if c.Games > 0 {
		seed = engine.Mix(seed, c.Games)
	}
	c.Games++
	return seed
}
