package uno

import (
	"fmt"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Sound says what is wrong with the table, in a sentence for whoever mends the rules; nil where nothing is. After every command
// every card is in exactly one place (RULES.md, "The deck"), hands agree with themselves, one seat owes a decision or the round is
// over, and the seat that owes it may do something. It is for tests and for long runs, and too slow for play.
func (g *Game) Sound() error {
	if err := whole(&g.state, g.setup.Position == nil); err != nil {
		return err
	}
	return owes(g)
}

// whole says whether every card is in exactly one place; all: none of the decks' is missing.
func whole(s *State, all bool) error {
	var seen hand
	n := 0
	put := func(i index, where string) error {
		if indexOf(i.id()) != i || i == noCard || int(i.id()) > cardsPerDeck*s.decks() {
			return fmt.Errorf("%s holds card %d, which no deck has", where, i)
		}
		if seen.has(i) {
			return fmt.Errorf("%s holds %s (%d), which lies elsewhere too", where, i.face(), i.id())
		}
		seen.add(i)
		n++
		return nil
	}
	for seat := int8(0); seat < s.seats; seat++ {
		h := &s.hands[seat]
		var faces faces
		cards, held := 0, 0
		for i := range h.all(everyFace) {
			if err := put(i, fmt.Sprintf("hand %d", seat)); err != nil {
				return err
			}
			faces |= bitOf(i.face())
			cards++
		}
		for f := range h.copies {
			held += h.held(engine.Face(f))
		}
		if cards != int(h.count) || held != cards || faces != h.faces {
			return fmt.Errorf("hand %d counts %d cards, %d by face, and holds %d", seat, h.count, held, cards)
		}
		if !s.in(seat) && cards > 0 && !s.Over() {
			return fmt.Errorf("seat %d is out and holds %d cards", seat, cards)
		}
	}
	for k := range s.drawN {
		if err := put(s.draw[k], "the draw pile"); err != nil {
			return err
		}
	}
	for k := range s.discardN {
		if err := put(s.discard[k].card(), "the discard pile"); err != nil {
			return err
		}
		stamp := s.discard[k].stamp()
		if stamp != engine.NoColor && !shed.IsWild(s.discard[k].card().face()) {
			return fmt.Errorf("a coloured card on the discard pile is stamped %s", stamp)
		}
	}
	if all && n != cardsPerDeck*s.decks() {
		return fmt.Errorf("there are %d cards, not %d", n, cardsPerDeck*s.decks())
	}
	if s.fixed < 0 || s.fixed > s.drawN || s.fit != fitting(s.color, s.symbol) {
		return fmt.Errorf("the piles disagree with themselves")
	}
	return nil
}

func owes(g *Game) error {
	s := &g.state
	if s.Over() {
		if s.turn != noSeat {
			return fmt.Errorf("the round is over and seat %d is on turn", s.turn)
		}
		return nil
	}
	if s.turn < 0 || s.turn >= s.seats || !s.in(s.turn) {
		return fmt.Errorf("seat %d is on turn and not in the round", s.turn)
	}
	if (s.phase == engine.PhaseRespond) != (s.pending.kind != shed.NothingPending) {
		return fmt.Errorf("phase %s with %q pending", s.phase, s.pending.kind)
	}
	if s.rules[Leaver] == LeaverWait && s.away != 0 {
		return nil
	}
	for _, c := range g.View(engine.Seat(s.turn)).Legal {
		switch c.Verb {
		case engine.VerbCallUno, engine.VerbCatchUno:
		default:
			return nil
		}
	}
	return fmt.Errorf("seat %d owes a decision in phase %s and may do nothing", s.turn, s.phase)
}
