package bluff

import (
	"fmt"

	"fourtell/engine"
)

// Sound says what is wrong with the table, in a sentence for whoever mends the rules; nil where nothing is. After every command every card
// is in exactly one place, and one seat has to claim, or some have to answer a claim, or the round is over; and whoever owes something may
// do something. It is for tests and for long runs, and too slow for play.
func (g *Game) Sound() error {
	if err := conserved(&g.state); err != nil {
		return err
	}
	if err := owed(&g.state); err != nil {
		return err
	}
	for v := engine.Spectator; v < engine.Seat(len(g.setup.Seats)); v++ {
		if s := g.View(v); s.Owes() != (len(s.Legal) > 0) {
			return fmt.Errorf("seat %d owes %v and may do %v", v, s.Owes(), s.Legal)
		}
	}
	return nil
}

// conserved says what is wrong with the cards of a table: each is somewhere, and nowhere twice.
func conserved(s *State) error {
	var met [maxCards]bool
	n := 0
	meet := func(i index) error {
		if i >= noCard || met[i] || i.deck() >= int(s.decks) {
			return fmt.Errorf("card %d is there twice, or is none", i)
		}
		met[i] = true
		n++
		return nil
	}
	for seat := range s.hands {
		held := 0
		for i := range s.hands[seat].all {
			held++
			if err := meet(i); err != nil {
				return err
			}
		}
		if held != int(s.hands[seat].count) {
			return fmt.Errorf("seat %d holds %d cards and counts %d", seat, held, s.hands[seat].count)
		}
	}
	for _, i := range s.pile[:s.pileN] {
		if err := meet(i); err != nil {
			return err
		}
	}
	claimed := 0
	for _, c := range s.claims[:s.claimN] {
		claimed += int(c.n)
	}
	switch {
	case n != cardsPerDeck*int(s.decks):
		return fmt.Errorf("there are %d cards, not %d", n, cardsPerDeck*int(s.decks))
	case claimed > int(s.pileN):
		return fmt.Errorf("%d cards are claimed and %d lie there", claimed, s.pileN)
	}
	return nil
}

// owed says what is wrong with who owes an answer.
func owed(s *State) error {
	switch s.phase {
	case engine.PhasePlay:
		if s.turn < 0 || !s.in(s.turn) || s.hands[s.turn].count == 0 || s.window != (window{}) {
			return fmt.Errorf("seat %d is to claim with %d cards, %+v", s.turn, s.hands[max(0, s.turn)].count, s.window)
		}
	case engine.PhaseRespond:
		if s.turn != noSeat || s.window.may == 0 || s.window.may&(s.gone|s.side(s.last().by)) != 0 || s.window.may&s.window.doubters != 0 {
			return fmt.Errorf("a claim of seat %d waits for %b", s.last().by, s.window.may)
		}
	case engine.PhaseRoundOver, engine.PhaseMatchOver:
		if s.turn != noSeat || s.won == 0 {
			return fmt.Errorf("the round is over, won by %b", s.won)
		}
	default:
		return fmt.Errorf("the phase is %v", s.phase)
	}
	return nil
}
