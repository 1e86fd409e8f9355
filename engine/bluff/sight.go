package bluff

import (
	"cmp"
	"math/bits"
	"slices"

	"fourtell/engine"
)

// sight is a table as one viewer sees it. Cards of one face can't be told apart, so that the viewer knows them by how many it sees: of n
// in its hand the decks' first n, whichever they are. An identity so tells no more than a face.
type sight struct {
	*State
	viewer engine.Seat
}

func (s *State) seenBy(v engine.Seat) sight { return sight{s, v} }

// sees says whether the viewer sees what the seat holds: its own hand, or its partner's.
func (s sight) sees(holder int8) bool {
	return s.viewer >= 0 && s.side(int8(s.viewer))&bit(holder) != 0
}

// label is the n-th card of a kind in a hand that the viewer sees. One's own are counted from the first deck on, a partner's from the
// last, so that no two cards have one identity, and none changes while others come and go.
func (s sight) label(holder int8, kind, n int) engine.SeenCard {
	if engine.Seat(holder) != s.viewer {
		n = int(s.decks) - 1 - n
	}
	return labelled(kind, n)
}

// told are cards that have left a hand or come into it, in their order; face down where the viewer doesn't see that hand. beside are
// those of the same faces that the hand has besides.
func (s sight) told(holder int8, cards []index, beside [cardsPerDeck]uint8) []engine.SeenCard {
	out := make([]engine.SeenCard, len(cards))
	if !s.sees(holder) {
		return out
	}
	var n [cardsPerDeck]int
	for at, i := range cards {
		kind := i.kind()
		out[at] = s.label(holder, kind, bits.OnesCount8(beside[kind])+n[kind])
		n[kind]++
	}
	return out
}

// turnedUp are the cards of the pile that lie face up, bottom to top.
func (s sight) turnedUp() []engine.SeenCard {
	out := make([]engine.SeenCard, s.open)
	var n [cardsPerDeck]int
	for at, i := range s.pile[s.pileN-s.open : s.pileN] {
		kind, own := i.kind(), 0
		if s.viewer >= 0 {
			own = s.hands[s.viewer].held(kind)
		}
		out[at] = labelled(kind, own+n[kind])
		n[kind]++
	}
	return out
}

// hand are the cards of a hand that the viewer sees.
func (s sight) hand(holder int8) []engine.SeenCard {
	h := &s.hands[holder]
	out := make([]engine.SeenCard, 0, h.count)
	for kind := range h.of {
		for n := range h.held(kind) {
			out = append(out, s.label(holder, kind, n))
		}
	}
	slices.SortFunc(out, func(a, b engine.SeenCard) int { return cmp.Or(cmp.Compare(a.Face, b.Face), cmp.Compare(a.ID, b.ID)) })
	return out
}
