package uno

import "fourtell/engine"

// Open is what that seat sees, and every card in a hand and in an event besides. Cards have the deck's own identities, by
// which they can be followed from hand to hand, whoever sees them.
func (t *table) Open(v engine.Seat) engine.Snapshot {
	v = t.g.viewer(v)
	bare := *t
	bare.known = newLabels(t.state.seats, t.state.decks())
	for seat := engine.Spectator; seat < engine.Seat(t.state.seats); seat++ {
		copy(bare.known.row(seat), cardsOf(t.state.decks()))
	}
	log := chronicle{caught: t.log.caught, cleared: t.log.cleared}
	log.by[v+1] = append([]engine.Event(nil), t.log.open[:t.to]...)
	for n := range log.by[v+1] {
		if e := &log.by[v+1][n]; e.Kind == engine.EventDealt { // which shows each seat its own hand: it stays so
			e.Cards = t.log.by[v+1][n].Cards
		}
	}
	bare.log = &log
	open := bare.View(v)
	for seat := range open.Hands {
		if known := &t.state.hands[seat]; known.count > 0 {
			open.Hands[seat].Cards = seenCards(known)
		}
	}
	if s := &t.state; t.last && s.phase == engine.PhaseDrawn {
		open.Drawn = s.drawnCard.seen()
	}
	return open
}
