package bluff

import (
	"math"

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
	o := words.Odds{P: Lie(&c), Slots: slots(s, &c)}
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

// Lie is how likely the claim is one, 0 … 1, if every deal of the cards whose place is unknown is as likely as any other: 1 where so
// many of the rank cannot have been there, 0 where it is known that they were.
func Lie(c *bluff.Counted) float64 {
	need := c.Count - c.Sure
	if need <= 0 {
		return 0
	}
	if need > min(c.Left, c.Hidden) {
		return 1
	}
	drawn := min(c.Hidden, c.Unseen)
	held := 0.0
	for n := need; n <= min(c.Left, drawn); n++ {
		held += math.Exp(ways(c.Left, n) + ways(c.Unseen-c.Left, drawn-n) - ways(c.Unseen, drawn))
	}
	return math.Max(0, 1-held)
}

// ways is the logarithm of how many ways there are to take k of n: none, minus infinity, where there are not so many.
func ways(n, k int) float64 {
	if k < 0 || k > n {
		return math.Inf(-1)
	}
	return logFactorial(n) - logFactorial(k) - logFactorial(n-k)
}

func logFactorial(n int) float64 {
	f, _ := math.Lgamma(float64(n + 1))
	return f
}
