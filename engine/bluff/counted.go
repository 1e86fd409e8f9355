package bluff

import "fourtell/engine"

// Counted is what a viewer can count of a claim that waits: where the cards of its rank may be. It holds what follows from their own
// hand and from what has been laid open, and no guess.
type Counted struct {
	Claim
	All       int // cards of the rank in the decks
	Own       int // of these the viewer sees in a hand: their own or, in team mode, their partner's
	Elsewhere int // and knows to lie on the pile or in the hand of somebody who has not claimed
	Sure      int // and knows that the claimant held before the claim
	Left      int // and does not know the place of: All - Own - Elsewhere - Sure
	Unseen    int // cards of any rank whose place the viewer does not know
	Hidden    int // cards that the claimant held before the claim and the viewer does not know
}

// Most is how many cards of the rank the claimant can have laid at all.
func (c *Counted) Most() int { return min(c.Left, c.Hidden) + c.Sure }

// Count counts for the snapshot's viewer; false where no claim waits, and for whoever has made it or seen
// what it is made of, as their partner.
func Count(s *engine.Snapshot) (Counted, bool) {
	w := Of(s).Waiting
	if w == nil || w.Seat == s.Viewer || w.Seat < 0 || int(w.Seat) >= len(s.Hands) || w.Rank < Ace || w.Rank > King {
		return Counted{}, false
	}
	k := known{seen: func(seat engine.Seat) bool {
		return seat >= 0 && int(seat) < len(s.Hands) && len(s.Hands[seat].Cards) > 0 || seat == s.Viewer
	}}
	for i := range s.History {
		k.follow(&s.History[i])
	}
	if k.saw {
		return Counted{}, false
	}
	c := Counted{Claim: *w, Hidden: s.Hands[w.Seat].Count + w.Count}
	total := len(s.Discard)
	for seat := range s.Hands {
		h := &s.Hands[seat]
		total += h.Count
		c.Unseen -= len(h.Cards)
		for _, card := range h.Cards {
			if RankOf(card.Face) == w.Rank {
				c.Own++
			}
		}
	}
	for r := Ace; r <= King; r++ {
		held := k.before[r] // the claim that waits may have taken any of them
		c.Hidden, c.Unseen = c.Hidden-held, c.Unseen-held-k.pile[r]
		if r == w.Rank {
			c.Sure, c.Elsewhere = held, c.Elsewhere+k.pile[r]
		}
		for seat := range s.Hands {
			if engine.Seat(seat) == w.Seat || k.seen(engine.Seat(seat)) {
				continue
			}
			c.Unseen -= k.held[seat][r]
			if r == w.Rank {
				c.Elsewhere += k.held[seat][r]
			}
		}
	}
	c.All, c.Unseen = (total+cardsPerDeck-1)/cardsPerDeck*suits, max(0, c.Unseen+total)
	c.Left, c.Hidden = max(0, c.All-c.Own-c.Elsewhere-c.Sure), max(0, c.Hidden)
	return c, true
}

// tally is so many cards of each rank.
type tally [King + 1]int

// known are the cards whose place a viewer knows beside the hands they see: at least so many of each rank.
type known struct {
	seen   func(engine.Seat) bool // its hand is seen: nothing need be remembered of it
	held   [engine.MaxSeats]tally
	pile   tally
	before tally // what the last claimant was known to hold when they claimed
	saw    bool  // and the viewer saw what they laid
}

// follow goes on with what has happened.
func (k *known) follow(e *engine.Event) {
	switch e.Kind {
	case engine.EventDealt:
		*k = known{seen: k.seen}
	case engine.EventClaimed:
		k.claimed(e)
	case engine.EventRevealed: // which were laid is known now
		k.held[e.Seat] = k.before
		for _, c := range e.Cards {
			r := RankOf(c.Face)
			k.pile[r]++
			k.held[e.Seat][r] = max(0, k.held[e.Seat][r]-1)
		}
		if k.saw {
			k.pile.less(e.Cards) // and was when they were laid
		}
	case engine.EventPileTaken:
		if !k.seen(e.Seat) {
			k.held[e.Seat].add(&k.pile)
		}
		k.pile = tally{}
	case engine.EventSeatRemoved: // what it held goes under the pile
		k.pile.add(&k.held[e.Seat])
		k.held[e.Seat] = tally{}
	}
}

// claimed: of cards nobody has seen each may have been any that was known; those that were seen are known to lie there.
func (k *known) claimed(e *engine.Event) {
	k.before, k.saw = k.held[e.Seat], false
	for _, c := range e.Cards {
		if !c.Hidden() {
			k.saw = true
			k.pile[RankOf(c.Face)]++
		}
	}
	if k.seen(e.Seat) {
		return
	}
	for r := range k.held[e.Seat] {
		k.held[e.Seat][r] = max(0, k.held[e.Seat][r]-e.Count)
	}
}

func (t *tally) add(o *tally) {
	for r, n := range o {
		t[r] += n
	}
}

func (t *tally) less(cards []engine.SeenCard) {
	for _, c := range cards {
		r := RankOf(c.Face)
		t[r] = max(0, t[r]-1)
	}
}
