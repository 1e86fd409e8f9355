package scene

import (
	"slices"

	"fourtell/engine"
)

// asPlayed is the play as the table will carry it out. Of several cards of a face the one with the lowest id leaves the hand,
// whichever was named: so the card that was pressed takes that id, and is the one seen to fly. In phase drawn the drawn card
// leaves, and no other may be named.
func (h *hand) asPlayed(c engine.Command, card engine.Card) (engine.Command, engine.Card) {
	if c.Verb != engine.VerbPlay || h.viewer < 0 || h.facts.drawn != 0 {
		return c, card
	}
	cards := []engine.SeenCard{c.Card}
	if len(c.Cards) > 0 {
		cards = slices.Clone(c.Cards)
	}
	for n, named := range cards {
		low := named.ID
		for _, own := range h.shown.Hands[h.viewer].Cards {
			gone := slices.ContainsFunc(cards[:n], func(x engine.SeenCard) bool { return x.ID == own.ID })
			if own.Face == named.Face && own.ID < low && !gone {
				low = own.ID
			}
		}
		if low == named.ID {
			continue
		}
		h.exchange(named.ID, low)
		for k := range cards[n:] {
			cards[n+k].ID = exchanged(cards[n+k].ID, named.ID, low)
		}
		card = exchanged(card, named.ID, low)
	}
	if len(c.Cards) > 0 {
		c.Cards = cards
	} else {
		c.Card = cards[0]
	}
	return c, card
}

// exchange gives two cards of the hand that have the same face each other's id. Nothing moves.
func (h *hand) exchange(a, b engine.Card) {
	if a >= mostIDs || b >= mostIDs {
		return
	}
	h.springs[a], h.springs[b] = h.springs[b], h.springs[a]
	h.pulse[a], h.pulse[b] = h.pulse[b], h.pulse[a]
	for i := range h.sorted {
		h.sorted[i].ID = exchanged(h.sorted[i].ID, a, b)
	}
	h.queue.Exchange(a, b)
	h.applyOrder()
}

func exchanged(id, a, b engine.Card) engine.Card {
	switch id {
	case a:
		return b
	case b:
		return a
	}
	return id
}
