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
	k := WhereaboutsOf(s)
	for i := range s.History {
		k.Follow(&s.History[i])
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
		held := k.Before[r] // the claim that waits may have taken any of them
		c.Hidden, c.Unseen = c.Hidden-held, c.Unseen-held-k.Pile[r]
		if r == w.Rank {
			c.Sure, c.Elsewhere = held, c.Elsewhere+k.Pile[r]
		}
		for seat := range s.Hands {
			if engine.Seat(seat) == w.Seat || k.seen(engine.Seat(seat)) {
				continue
			}
			c.Unseen -= k.Held[seat][r]
			if r == w.Rank {
				c.Elsewhere += k.Held[seat][r]
			}
		}
	}
	c.All, c.Unseen = (total+cardsPerDeck-1)/cardsPerDeck*suits, max(0, c.Unseen+total)
	c.Left, c.Hidden = max(0, c.All-c.Own-c.Elsewhere-c.Sure), max(0, c.Hidden)
	return c, true
}

// Tally is so many cards of each rank.
type Tally [King + 1]int

// Sum counts the cards.
func (t *Tally) Sum() (n int) {
	for _, k := range t {
		n += k
	}
	return n
}

// Whereabouts are the cards whose place a viewer knows beside the hands they see: at least so many of each rank. WhereaboutsOf makes them,
// and they follow the events of a round in order, as the viewer saw them. Count is made of them.
type Whereabouts struct {
	Held   [engine.MaxSeats]Tally // by seat
	Pile   Tally
	Before Tally                  // what the last claimant was known to hold when they claimed
	seen   func(engine.Seat) bool // its hand is seen: nothing need be remembered of it
	saw    bool                   // and the viewer saw what the last claimant laid
}

// WhereaboutsOf begins what the snapshot's viewer knows, as it was before anything happened.
func WhereaboutsOf(s *engine.Snapshot) Whereabouts {
	return Whereabouts{seen: func(seat engine.Seat) bool {
		return seat >= 0 && int(seat) < len(s.Hands) && len(s.Hands[seat].Cards) > 0 || seat == s.Viewer
	}}
}

// Follow goes on with what has happened.
func (k *Whereabouts) Follow(e *engine.Event) {
	switch e.Kind {
	case engine.EventDealt:
		*k = Whereabouts{seen: k.seen}
	case engine.EventClaimed:
		k.claimed(e)
	case engine.EventRevealed: // which were laid is known now
		k.Held[e.Seat] = k.Before
		for _, c := range e.Cards {
			r := RankOf(c.Face)
			k.Pile[r]++
			k.Held[e.Seat][r] = max(0, k.Held[e.Seat][r]-1)
		}
		if k.saw {
			k.Pile.less(e.Cards) // and was when they were laid
		}
	case engine.EventPileTaken:
		if !k.seen(e.Seat) {
			k.Held[e.Seat].add(&k.Pile)
		}
		k.Pile = Tally{}
	case engine.EventSeatRemoved: // what it held goes under the pile
		k.Pile.add(&k.Held[e.Seat])
		k.Held[e.Seat] = Tally{}
	}
}

// claimed: of cards nobody has seen each may have been any that was known; those that were seen are known to lie there.
func (k *Whereabouts) claimed(e *engine.Event) {
	k.Before, k.saw = k.Held[e.Seat], false
	for _, c := range e.Cards {
		if !c.Hidden() {
			k.saw = true
			k.Pile[RankOf(c.Face)]++
		}
	}
	if k.seen(e.Seat) {
		return
	}
	for r := range k.Held[e.Seat] {
		k.Held[e.Seat][r] = max(0, k.Held[e.Seat][r]-e.Count)
	}
}

func (t *Tally) add(o *Tally) {
	for r, n := range o {
		t[r] += n
	}
}

func (t *Tally) less(cards []engine.SeenCard) {
	for _, c := range cards {
		r := RankOf(c.Face)
		t[r] = max(0, t[r]-1)
	}
}
