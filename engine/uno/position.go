package uno

import (
	"fmt"

	"fourtell/engine"
)

// place sets the table to a known state. Cards get identities in the deck's order: the first card of a face named is the
// first of that face in the deck.
func (s dealing) place(p *engine.Position) error {
	if len(p.Hands) != int(s.seats) {
		return fmt.Errorf("there are %d hands for %d seats", len(p.Hands), s.seats)
	}
	s.round = 1
	s.clearRound()
	given := allotment{decks: s.decks()}
	for seat, hand := range p.Hands {
		for _, c := range hand {
			i, err := given.take(c)
			if err != nil {
				return fmt.Errorf("hand of seat %d: %w", seat, err)
			}
			s.hands[seat].add(i)
		}
	}
	if err := s.placePiles(p, &given); err != nil {
		return err
	}
	if s.rules[Score] == ScoreElimination {
		s.eliminate(func(seat int8) bool { return s.hands[seat].count == 0 })
		for seat := range p.Hands {
			if s.rules[RoundOut] == On && s.hands[seat].count == 0 {
				s.putOut(bit(int8(seat)))
			}
		}
	}
	for _, seat := range p.Called {
		if seat < 0 || int8(seat) >= s.seats {
			return fmt.Errorf("called: there is no seat %d", seat)
		}
		s.calls.called |= bit(int8(seat))
	}
	for seat := range p.Hands {
		if s.hands[seat].count == 0 && s.in(int8(seat)) {
			return fmt.Errorf("hand of seat %d: it is empty, so the round is over", seat)
		}
	}
	if p.Opener.Face != engine.NoFace {
		return s.placeOpener(p, &given)
	}
	if p.Rest {
		s.placeRest(&given)
	}
	if p.Direction != 1 && p.Direction != -1 {
		return fmt.Errorf("the direction is 1 or -1, not %d", p.Direction)
	}
	if p.Turn < 0 || int8(p.Turn) >= s.seats || !s.in(int8(p.Turn)) {
		return fmt.Errorf("turn: there is no seat %d in the round", p.Turn)
	}
	if s.discardN == 0 {
		return fmt.Errorf("the discard pile is empty")
	}
	s.goOn(p.Direction)
	s.ask(int8(p.Turn), engine.PhasePlay, s.fit)
	return nil
}

func (s dealing) placePiles(p *engine.Position, given *allotment) error {
	for n, c := range p.Discard {
		i, err := given.take(c)
		if err != nil {
			return fmt.Errorf("discard %d: %w", n, err)
		}
		s.lay(i, i.look(c.Stamp))
	}
	if p.Opener.Face != engine.NoFace && len(p.Discard) > 0 {
		return fmt.Errorf("there is an opener and a discard pile: give one of them")
	}
	if len(p.Draw) > s.decks()*cardsPerDeck {
		return fmt.Errorf("the draw pile lists %d cards; %d deck(s) have %d", len(p.Draw), s.decks(), s.decks()*cardsPerDeck)
	}
	s.drawN = len(p.Draw)
	for n, c := range p.Draw {
		i, err := given.take(c)
		if err != nil {
			return fmt.Errorf("draw %d: %w", n, err)
		}
		s.draw[len(p.Draw)-1-n] = i
	}
	s.fixed = s.drawN
	return nil
}

func (s dealing) placeOpener(p *engine.Position, given *allotment) error {
	i, err := given.take(p.Opener)
	if err != nil {
		return fmt.Errorf("opener: %w", err)
	}
	if p.Rest {
		s.placeRest(given)
		drawing(s).settleOrder()
	}
	s.draw[s.drawN] = i
	s.drawN++
	s.fixed++
	if !s.judge().mayOpenAny() {
		return fmt.Errorf("opener: neither %s nor any card of the draw pile may open under these rules", p.Opener)
	}
	s.open()
	return nil
}

// allotment gives out the identities of a position's cards.
type allotment struct {
	decks int
	used  hand
}

func (a *allotment) take(c engine.SeenCard) (index, error) {
	for _, i := range cardsOf(a.decks) {
		if i.face() == c.Face && !a.used.has(i) {
			a.used.add(i)
			return i, nil
		}
	}
	return noCard, fmt.Errorf("%d deck(s) hold no more %s", a.decks, c.Face)
}

// placeRest puts every card nobody has been given into the draw pile, shuffled.
func (s dealing) placeRest(given *allotment) {
	s.drawN, s.fixed = 0, 0
	for _, i := range cardsOf(s.decks()) {
		if !given.used.has(i) {
			s.draw[s.drawN] = i
			s.drawN++
		}
	}
}
