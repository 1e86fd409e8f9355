package uno

import (
	"fmt"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Imagined is a table as one seat knows it: its own hand, both piles, the question, and nothing of what is hidden. Deal
// makes of it a whole table that could be the real one. It is the only way from a Snapshot to a State, for search.
type Imagined struct {
	base   State
	viewer int8
	unseen []engine.SeenCard
	need   [engine.MaxSeats]int
	// judged is what made the pending Wild Draw Four a bluff when it was played.
	judged faces
}

// Imagine reads a settled Snapshot of a seat. The error says what of it can't be a table's.
func Imagine(v *engine.Snapshot) (*Imagined, error) {
	rules, err := ParseRules(v.Rules)
	if err != nil {
		return nil, err
	}
	n := len(v.Hands)
	if err := rules.Check(n); err != nil {
		return nil, err
	}
	if v.Viewer < 0 || int(v.Viewer) >= n || v.Turn < 0 || int(v.Turn) >= n || v.Phase == engine.PhaseResolving || v.Over() {
		return nil, fmt.Errorf("nobody decides in phase %s for seat %d", v.Phase, v.Viewer)
	}
	t := &Imagined{base: NewState(rules, n), viewer: int8(v.Viewer)}
	s := &t.base
	if v.Dealer < 0 || int(v.Dealer) >= n {
		return nil, fmt.Errorf("the dealer is seat %d; the seats are 0 to %d", v.Dealer, n-1)
	}
	s.round, s.dealer = int16(v.Round), int8(v.Dealer)
	s.now, s.askedAt = v.Clock.Now, v.Clock.Now
	if err := engine.CheckOrder(v.Order, n); err != nil {
		return nil, err
	}
	s.sitAs(v.Order)
	if v.Direction != 1 && v.Direction != -1 {
		return nil, fmt.Errorf("the direction is 1 or -1, not %d", v.Direction)
	}
	s.goOn(v.Direction)
	var seen hand
	see := func(c engine.SeenCard) (index, error) {
		if c.ID == 0 || int(c.ID) > s.decks()*cardsPerDeck {
			return noCard, fmt.Errorf("%d is no card of %d deck(s)", c.ID, s.decks())
		}
		i := indexOf(c.ID)
		if seen.has(i) {
			return noCard, fmt.Errorf("%s lies in two places", i.face())
		}
		seen.add(i)
		return i, nil
	}
	for _, c := range v.Discard {
		i, err := see(c)
		if err != nil {
			return nil, err
		}
		if s.discardN == len(s.discard) {
			return nil, fmt.Errorf("more than %d cards are discarded", len(s.discard))
		}
		s.discard[s.discardN] = i.stamped(c.Stamp)
		s.discardN++
	}
	for seat := range v.Hands {
		h := &v.Hands[seat]
		s.scores[seat] = int32(h.Score)
		if h.Out {
			s.putOut(bit(int8(seat)))
			continue
		}
		t.need[seat] = min(max(h.Count, 0), s.decks()*cardsPerDeck)
		for _, c := range h.Cards { // the viewer's own, and those that lie open
			if c == (engine.SeenCard{}) {
				continue // face down for its owner too
			}
			i, err := see(c)
			if err != nil {
				return nil, err
			}
			s.hands[seat].add(i)
			t.need[seat] = max(t.need[seat]-1, 0)
		}
	}
	for _, i := range cardsOf(s.decks()) {
		if !seen.has(i) {
			t.unseen = append(t.unseen, i.seen())
		}
	}
	s.color, s.symbol = shed.Of(v).Color, shed.SymbolOf(v.Top().Face)
	if s.discardN == 0 {
		s.symbol = shed.NoSymbol
	}
	s.fit = fitting(s.color, s.symbol)
	if s.color > shed.Blue || !s.in(int8(v.Turn)) || !s.in(int8(v.Viewer)) {
		return nil, fmt.Errorf("seat %d or %d is not in the round", v.Turn, v.Viewer)
	}
	t.readCalls(v)
	s.decision = v.Decision - 1
	s.drawnCard = noCard
	if v.Drawn.ID != 0 {
		s.drawnCard = indexOf(v.Drawn.ID)
	}
	if p := shed.Of(v).Pending; p != nil {
		if p.By < 0 || int(p.By) >= n || p.Victim < 0 || int(p.Victim) >= n {
			return nil, fmt.Errorf("a pending card is of seat %d for seat %d; the seats are 0 to %d", p.By, p.Victim, n-1)
		}
		t.readPending(v)
	}
	s.ask(int8(v.Turn), v.Phase, s.judge().asks(v.Phase))
	return t, nil
}

func (t *Imagined) readCalls(v *engine.Snapshot) {
	s := &t.base
	for seat := range v.Hands {
		h := shed.At(v, seat)
		if h.Called {
			s.calls.called |= bit(int8(seat))
		}
		if h.Catchable {
			s.calls.open |= bit(int8(seat))
			s.calls.since[seat] = h.CatchFrom - engine.Millis(s.rules[UnoGraceMs])
		}
	}
}

func (t *Imagined) readPending(v *engine.Snapshot) {
	s, p := &t.base, shed.Of(v).Pending
	s.pending = pending{kind: p.Kind, by: int8(p.By), victim: int8(p.Victim), before: p.ColorBefore, paid: p.Paid, stack: int16(p.Stack)}
	below := shed.NoSymbol
	for n := len(v.Discard) - 1; n > 0; n-- { // above the four may lie what has turned it away
		if v.Discard[n].Face == shed.FaceWildDrawFour {
			below = shed.SymbolOf(v.Discard[n-1].Face)
			break
		}
	}
	t.judged = betrays(&s.rules, p.ColorBefore, fitting(p.ColorBefore, below))
	if !p.Paid || p.Victim != v.Viewer {
		return
	}
	for n := len(v.History) - 1; n >= 0; n-- {
		if e := &v.History[n]; e.Kind == engine.EventPenalty && e.Seat == v.Viewer && e.Reason == engine.ForDrawFour {
			for _, c := range e.Cards {
				if i := indexOf(c.ID); c.ID != 0 && s.hands[v.Viewer].has(i) {
					s.pending.drawn.add(i)
				}
			}
			return
		}
	}
}

// Unseen are the cards the seat has not seen where they lie: in the hands of others or in the draw pile. It must not be
// changed.
func (t *Imagined) Unseen() []engine.SeenCard { return t.unseen }

// Need is how many of them lie in that seat's hand.
func (t *Imagined) Need(seat engine.Seat) int { return t.need[seat] }

// Judged are the faces that made the pending Wild Draw Four a bluff if the accused held one of them.
func (t *Imagined) Judged() FaceSet { return t.judged }

// Deal makes a whole table: hidden[seat] are unseen cards for each seat, as many as it needs and none twice; the rest is
// the draw pile, whose order comes from the seed. The verdict on a pending draw four is that of the hand imagined.
func (t *Imagined) Deal(into *State, hidden *[engine.MaxSeats][]engine.Card, seed uint64) {
	*into = t.base
	var given hand
	for seat := range into.hands[:into.seats] {
		for _, c := range hidden[seat] {
			i := indexOf(c)
			into.hands[seat].add(i)
			given.add(i)
			if int8(seat) == t.viewer { // which it has not looked at
				into.blind.add(i)
				if into.phase == engine.PhaseDrawn && into.turn == t.viewer && t.base.drawnCard == noCard {
					into.drawnCard, into.asked = i, bitOf(i.face())
				}
			}
		}
	}
	for _, c := range t.unseen {
		if i := indexOf(c.ID); !given.has(i) {
			into.draw[into.drawN] = i
			into.drawN++
		}
	}
	into.rng = engine.NewRand(seed)
	if p := &into.pending; p.kind == shed.PendingWD4 {
		p.bluff = into.hands[p.by].faces&t.judged != 0
		p.handShown = into.hands[p.by]
		if p.paid && p.drawn.count == 0 { // somebody else's four: any of that hand
			for i := range into.hands[p.victim].all(everyFace) {
				if p.drawn.count < int32(p.stack) {
					p.drawn.add(i)
				}
			}
		}
	}
}

// Opened is the whole table of a game whose record lies open: a round that is over, or a practice game, for review. The
// order of its draw pile is another's, by the seed: nobody could have known it.
func (g *Game) Opened(seed uint64) State {
	s := g.state
	s.fixed = 0
	s.rng = engine.NewRand(seed)
	return s
}
