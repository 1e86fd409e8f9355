package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// move finds the cards a command means: an identity of the deck, or any card of that face in the hand (in phase drawn the drawn one).
func (s naming) move(c engine.Command) Move {
	m := Move{Verb: c.Verb, Seat: int8(c.Seat), Target: int8(c.Target), Color: c.Color, badColor: c.BadColor, seed: c.Seed, card: noCard}
	if c.Verb == engine.VerbTimeout { // of any other it says nothing, and lets nobody act who may not
		m.round = int16(min(max(c.Round, -1), math.MaxInt16))
	}
	if c.Color > shed.Blue {
		m.Color, m.badColor = engine.NoColor, true
	}
	if c.Verb != engine.VerbPlay || m.Seat < 0 || m.Seat >= s.seats {
		return m
	}
	if m.blind = c.Blind; m.blind {
		return m
	}
	left := s.judge().seenHand(m.Seat)
	if len(c.Cards) == 0 {
		m.card = s.find(&left, m.Seat, c.Card)
	}
	for _, card := range c.Cards {
		i := s.find(&left, m.Seat, card)
		if i != noCard && left.has(i) {
			left.remove(i)
		}
		m.cards = append(m.cards, i)
	}
	return m
}

// find is the card meant. A face that is not held stands for a card of another place, so that the refusal can be about
// the right thing.
func (s naming) find(hand *hand, seat int8, c engine.SeenCard) index {
	if c.ID != 0 {
		if int(c.ID) > s.decks()*cardsPerDeck {
			return noCard
		}
		i := indexOf(c.ID)
		if c.Face != engine.NoFace && c.Face != i.face() {
			return noCard
		}
		return i
	}
	if c.Face == engine.NoFace || int(c.Face) >= shed.Faces {
		return noCard
	}
	if s.phase == engine.PhaseDrawn && s.turn == seat && s.drawnCard != noCard && s.drawnCard.face() == c.Face && !s.judge().unseenDrawn() {
		return s.drawnCard
	}
	if i := hand.named(c.Face); i != noCard {
		return i
	}
	return s.elsewhere(seat, c.Face)
}

// elsewhere is a card of that face that the seat does not hold, or does not know to lie in its hand: no refusal tells the two apart.
// noCard where it holds them all and has seen them.
func (s naming) elsewhere(seat int8, f engine.Face) index {
	for _, i := range cardsOf(1) {
		if i.face() == f && (!s.hands[seat].has(i) || s.blind.has(i)) {
			return i
		}
	}
	return noCard
}
