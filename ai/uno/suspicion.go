package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// suspicion is the chance that the four waiting for an answer was a bluff (Bayes): how willingly its player bluffs, the
// chance that the hand held such a card, from worlds that know nothing of the four, and how well the colour named and the
// colours chosen before fit the one and the other.
func (s *search) suspicion(v *engine.Snapshot, k *belief) float64 {
	const samples = 192
	rate := bluffRate(k.caught[s.accused], k.cleared[s.accused])
	if h := k.hints[s.accused]; h.color == shed.Of(v).Pending.ColorBefore && h.odds > 0 {
		rate *= h.odds
	}
	bluff, honest := 0.0, 0.0
	for range samples {
		s.worlds.deal(&s.here, asItIs, s.accused, 0)
		if s.here.Holds(s.accused)&s.worlds.table.Judged() == 0 {
			honest += s.names(shed.Of(v).Color, engine.NoColor)
			continue
		}
		// Half of those who bluff would never name the colour they should have played.
		bluff += rate * (s.names(shed.Of(v).Color, engine.NoColor) + s.names(shed.Of(v).Color, shed.Of(v).Pending.ColorBefore)) / 2
	}
	return bluff / (bluff + honest + 1e-9)
}

// names is how likely the accused, with the hand it has in this world, names that colour if it may name any but one: the
// more of it it holds, the likelier.
func (s *search) names(c, but engine.Color) float64 {
	const blunt = 0.15 // what a colour not held counts for
	mine, all := 0.0, 0.0
	for x := shed.Red; x <= shed.Blue; x++ {
		if x == but {
			continue
		}
		n := math.Pow(blunt+float64(s.here.Held(s.accused, uno.ColorSet(x))), 3)
		all += n
		if x == c {
			mine = n
		}
	}
	return mine / all
}

// bluffRate is how often somebody who could bluff with a draw four does: Beta(1, 4) before, changed only by what verdicts
// revealed (AI.md, "The challenge"). A verdict is no plain sample of it: a four is honest too because nothing else was held.
func bluffRate(caught, cleared int) float64 {
	const (
		grain = 40
		held  = 0.65 // the chance that a hand of four or five cards holds a given colour
	)
	sum, weight := 0.0, 0.0
	for i := range grain {
		rate := (float64(i) + 0.5) / grain
		guilty := rate * held / (rate*held + 1 - held)
		w := math.Pow(1-rate, 3) * math.Pow(guilty, float64(min(caught, 1000))) * math.Pow(1-guilty, float64(min(cleared, 1000)))
		sum, weight = sum+w*rate, weight+w
	}
	if weight == 0 {
		return 0.5 // more verdicts than can be
	}
	return sum / weight
}
