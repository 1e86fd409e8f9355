package bluff

import (
	"math"

	ai "fourtell/ai/bluff"
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// From these chances of a lie on a claim is called hardly possible, and doubtful.
const (
	hardly   = 0.75
	doubtful = 0.4
)

// Odds are how likely the claim that waits is a lie, as far as cards alone tell: that its maker did not hold so many of the rank.
func (Umpire) Odds(l *words.Language, s *engine.Snapshot, by string) (words.Odds, bool) {
	c, ok := bluff.Count(s)
	if !ok {
		return words.Odds{}, false
	}
	o := words.Odds{P: ai.Lie(&c), Slots: slots(s, &c)}
	n := int(math.Round(o.P * 100))
	if o.P > 0 && o.P < 1 { // it is neither certain nor out of the question
		n = min(99, max(1, n))
	}
	known := c.Own + c.Elsewhere
	args := []words.Arg{words.With("name", by), words.With("cards", l.Claim(known, c.Rank)), words.Count("n", known), words.Count("left", c.Most()), words.Count("all", c.All),
		words.Count("chance", n)}
	o.Chance = l.Say(words.DoubtChance, args...)
	o.Why = l.Say(words.DoubtWhy, args...)
	lines := [3]words.Key{words.DoubtInAll, words.DoubtYours, words.DoubtLeft}
	switch {
	case c.Elsewhere > 0:
		o.Why = l.Say(words.DoubtWhyKnown, args...)
		lines[1] = words.DoubtKnown
	case known == 0:
		o.Why = l.Say(words.DoubtWhyNone, args...)
	}
	o.Head = l.Say(words.DoubtPossible)
	switch {
	case o.P == 1:
		o.Head, lines[2] = l.Say(words.DoubtImpossible), words.DoubtTooFew
	case o.P >= hardly:
		o.Head = l.Say(words.DoubtHardly)
	case o.P >= doubtful:
		o.Head = l.Say(words.DoubtDoubtful)
	}
	for i, key := range lines {
		o.Lines[i] = l.Say(key, args...)
	}
	o.Told = words.Sentences(o.Head, o.Why, l.Say(words.DoubtTold, args...))
	return o, true
}

// slots are the cards of the rank: those the viewer sees, those that are known to be elsewhere, those that may be there, and one
// that would have to be and can't.
func slots(s *engine.Snapshot, c *bluff.Counted) words.Slots {
	o := words.Slots{Gone: c.Elsewhere, Open: c.Left + c.Sure, Lacks: c.Count > c.Most()}
	for i := range s.Hands {
		for _, card := range s.Hands[i].Cards {
			if bluff.RankOf(card.Face) == c.Rank {
				o.Seen = append(o.Seen, card.Face)
			}
		}
	}
	return o
}
