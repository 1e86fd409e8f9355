package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// suspicion is what is thought of the four waiting for an answer, the chance that it was a bluff (Bayes): how willingly its
// player bluffs, the chance that the hand held such a card, from worlds that know nothing of the four, how well the colour
// named fits the one and the other, and what the player has done with its fours before.
type suspicion struct {
	evidence
	left            int // worlds still to be weighed
	caught, cleared int
	named, before   engine.Color
	odds            float64 // of a guilty hand, from the colours chosen before
	extra           float64 // on top of the belief, by temper
}

// suspect begins it.
func (s *search) suspect(v *engine.Snapshot, k *belief, extra float64) {
	d := suspicion{left: 192, caught: k.caught[s.accused], cleared: k.cleared[s.accused], named: shed.Of(v).Color,
		before: shed.Of(v).Pending.ColorBefore, odds: 1, extra: extra}
	if s.worlds.chain != nil {
		d.left = 400 // each is much like the one before
	} else if h := k.hints[s.accused]; h.color == d.before && h.odds > 0 {
		d.odds = h.odds // which the chain knows by itself
	}
	s.suspicion = d
}

// weigh weighs one more world; after the last the belief is there.
func (s *search) weigh() {
	d := &s.suspicion
	s.worlds.deal(&s.here, asItIs, s.accused, 0)
	made, passed, weight := 0, 0, 1.0
	if c := s.worlds.chain; c != nil {
		var kept int
		made, passed, kept = c.fours(s.accused)
		weight = math.Pow(keepsFour, float64(kept))
	}
	made, passed = min(made, len(d.honest)-1), min(passed, len(d.honest[0])-1)
	if s.here.Holds(s.accused)&s.worlds.table.Judged() == 0 {
		d.honest[made][passed] += weight * s.names(d.named, engine.NoColor)
	} else { // half of those who bluff would never name the colour they should have played
		d.bluff[made][passed] += weight * d.odds * (s.names(d.named, engine.NoColor) + s.names(d.named, d.before)) / 2
	}
	if d.left--; d.left == 0 {
		s.p = min(max(d.belief(d.caught, d.cleared)+d.extra, 0), 1)
	}
}

// keepsFour is how often an honest draw four is kept where another card fits too.
const keepsFour = 0.5

// evidence is how well the worlds imagined fit what the accused has done, guilty and innocent ones, by the bluffs that it
// made in them before and those that it passed up.
type evidence struct{ bluff, honest [3][5]float64 }

// belief weighs it by all rates at which somebody may bluff.
func (e *evidence) belief(caught, cleared int) float64 {
	bluff, honest := 0.0, 0.0
	for rate, w := range bluffRates(caught, cleared) {
		for made := range e.bluff {
			for passed := range e.bluff[made] {
				x := w * math.Pow(rate, float64(made)) * math.Pow(1-rate, float64(passed))
				bluff += x * rate * e.bluff[made][passed]
				honest += x * e.honest[made][passed]
			}
		}
	}
	return bluff / (bluff + honest + 1e-12)
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
		n := blunt + float64(s.here.Held(s.accused, uno.ColorSet(x)))
		n *= n * n
		all += n
		if x == c {
			mine = n
		}
	}
	return mine / all
}

// bluffRates says how likely it is that somebody who could bluff with a draw four does so at each rate: before, people are
// of two kinds, those who hardly do, Beta(1, 4) (AI.md, "The challenge"), and those of whom nothing can be said. Verdicts change
// it. A verdict is no plain sample of the rate: a four is honest too because nothing else was held.
func bluffRates(caught, cleared int) func(yield func(rate, weight float64) bool) {
	const (
		grain = 20
		held  = 0.65 // the chance that a hand of four or five cards holds a given colour
	)
	return func(yield func(rate, weight float64) bool) {
		for i := range grain {
			rate := (float64(i) + 0.5) / grain
			guilty := rate * held / (rate*held + 1 - held)
			w := (4*math.Pow(1-rate, 3) + 1) / 2
			w *= math.Pow(guilty, float64(min(caught, 100))) * math.Pow(1-guilty, float64(min(cleared, 100)))
			if !yield(rate, w) {
				return
			}
		}
	}
}
