package uno

import (
	"math/bits"
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// newTrial begins the chain by which a draw four is judged. In it draw fours are no choices that tell of a hand, since what they
// tell depends on how willingly their player bluffs, and that is weighed afterwards. nil where the history does not account for
// every card.
func newTrial(b *belief, t *uno.Imagined, seed uint64) *chain {
	trial := *b
	trial.choices = slices.Clone(b.choices)
	for i := range trial.choices {
		if c := &trial.choices[i]; c.what == chosePlay && c.face == shed.FaceWildDrawFour {
			c.what = choseFour
		}
	}
	c := newChain(&trial, t, seed)
	if c != nil {
		c.warm()
		c.warm()
	}
	return c
}

// fours counts what a seat, with the hand now guessed, has done with its draw fours before the last of them: bluffs made that
// nobody doubted, bluffs passed up for another card, and honest fours kept for another card.
func (c *chain) fours(seat engine.Seat) (made, passed, kept int) {
	h := &c.hands[seat]
	for k := range max(len(h.choices)-1, 0) { // but the one that is judged
		ch := &h.choices[k]
		if ch.what != choseFour && (ch.what != chosePlay || ch.drawn) || ch.banned|ch.one != 0 {
			continue
		}
		hand := uno.FaceSet(0)
		for x := h.there[k]; x != 0; x &= x - 1 {
			hand |= uno.SetOf(h.tokens[bits.TrailingZeros64(x)].face)
		}
		switch bluff := hand&ch.betray != 0; {
		case ch.what == choseFour && bluff:
			made++
		case ch.what == choseFour, hand&uno.DrawFourFace == 0:
		case bluff:
			passed++
		default:
			kept++
		}
	}
	return made, passed, kept
}
