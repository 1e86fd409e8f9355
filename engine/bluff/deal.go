package bluff

import (
	"errors"
	"fmt"

	"fourtell/engine"
)

// Deal begins a round: all cards shuffled and dealt, one at a time from the dealer's left. Rounds won, the dealer and the generator
// stay.
func (s *State) Deal(rec *recorder) {
	do := doing{s, rec}
	do.clearRound()
	var deck [maxCards]index
	n := int16(0)
	for d := range int(s.decks) {
		for kind := range cardsPerDeck {
			// Fisher and Yates, from the inside out.
			j := rec.lot(s, n+1)
			deck[n] = deck[j]
			deck[j] = cardOf(kind, d)
			n++
		}
	}
	first := s.next(s.dealer)
	seat := first
	for _, i := range deck[:n] {
		s.hands[seat].add(i)
		seat = s.next(seat)
	}
	rec.dealt(s)
	do.begin(first)
}

// clearRound sets the table for a round.
func (s doing) clearRound() {
	s.round++
	s.now, s.askedAt, s.turns, s.passed = 0, 0, 0, 0
	s.hands = [engine.MaxSeats]hand{}
	s.stats = [engine.MaxSeats]Stats{}
	s.window, s.reveal, s.won, s.over = window{}, reveal{doubter: noSeat}, 0, 0
	s.clearPile()
	s.due = engine.NoRank
	if s.rules[RankRule] == RankRotation {
		s.due = Ace
	}
	if !s.rules.Match() {
		s.scores = [engine.MaxSeats]int16{}
	}
}

// nextRound deals again, by a new seed where one is given: the dealer moves one seat to the left.
func (s doing) nextRound(seed uint64) engine.Code {
	if code := s.phase.MayDeal(); code != engine.Legal {
		return code
	}
	s.dealer = s.next(s.dealer)
	s.rec.newRound(s.State)
	if seed != 0 {
		s.Seed(seed)
	}
	s.Deal(s.rec)
	return engine.Legal
}

// place sets the table to a known state. Cards get identities in the decks' order: the first card of a face named is the first deck's.
func (s doing) place(p *engine.Position) error {
	if len(p.Discard) > 0 || len(p.Draw) > 0 || p.Opener.Face != engine.NoFace || len(p.Called) > 0 || p.Direction != 1 {
		return errors.New("a table of bluff has hands, a pile and whose turn it is: no discards, no draw pile, no opener, no calls and no other direction")
	}
	if len(p.Hands) != int(s.seats) {
		return fmt.Errorf("there are %d hands for %d seats", len(p.Hands), s.seats)
	}
	laid, err := readPile(p.Own, int(s.seats))
	if err != nil {
		return err
	}
	s.clearRound()
	given := allotment{decks: int(s.decks)}
	for seat, cards := range p.Hands {
		for _, c := range cards {
			i, err := given.take(c.Face)
			if err != nil {
				return fmt.Errorf("hand of seat %d: %w", seat, err)
			}
			s.hands[seat].add(i)
		}
		if len(cards) == 0 && s.in(int8(seat)) {
			return fmt.Errorf("hand of seat %d: it is empty, so the round is over", seat)
		}
	}
	if err := s.placePile(laid, &given); err != nil {
		return err
	}
	if p.Turn < 0 || int8(p.Turn) >= s.seats || !s.in(int8(p.Turn)) {
		return fmt.Errorf("turn: there is no seat %d in the round", p.Turn)
	}
	s.ask(int8(p.Turn), engine.PhasePlay)
	return nil
}

func (s doing) placePile(laid laid, given *allotment) error {
	for n, c := range laid.Pile {
		i, err := given.take(c.Face)
		if err != nil {
			return fmt.Errorf("pile %d: %w", n, err)
		}
		s.pile[s.pileN] = i
		s.pileN++
	}
	for _, c := range laid.Claims {
		s.claims[s.claimN] = claimed{by: int8(*c.Seat), n: uint8(c.Count), rank: c.Rank}
		s.claimN++
		s.base = c.Rank
	}
	switch {
	case laid.Rank == engine.NoRank:
		if s.due != engine.NoRank && s.base != engine.NoRank {
			s.due = after(s.base)
		}
	case s.due != engine.NoRank:
		s.due = laid.Rank
	case s.rules[RankRule] == RankFree:
		return errors.New("rank: any rank may be claimed by these rules, so none is due")
	default:
		s.base = laid.Rank
	}
	return nil
}

// allotment gives out the identities of a position's cards.
type allotment struct {
	decks int
	used  hand
}

func (a *allotment) take(f engine.Face) (index, error) {
	kind := kindOf(f)
	if kind < 0 {
		return noCard, fmt.Errorf("%s is no card of a standard deck", f)
	}
	if d := a.used.held(kind); d < a.decks {
		a.used.add(cardOf(kind, d))
		return cardOf(kind, d), nil
	}
	return noCard, fmt.Errorf("%d deck(s) hold no more %s", a.decks, f)
}
