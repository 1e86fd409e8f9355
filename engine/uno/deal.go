package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// Deal begins a round: every card into the draw pile, shuffled, hand_size cards to each seat in the round one at a time
// from the dealer's left, and the opener turned up. Match points, the dealer and the generator stay.
func (s *State) Deal(rec *recorder) { dealing(s.doing(rec)).deal() }

func (s dealing) deal() {
	s.round++
	s.clearRound()
	for {
		drawing(s).gather()
		s.dealHands()
		if s.judge().mayOpenAny() {
			break // else no card left may open: all are gathered and dealt anew (RULES.md, "numbers_only")
		}
	}
	s.rec.dealt(s.State)
	s.open()
}

func (s dealing) dealHands() {
	n := int(s.rules[HandSize]) * s.inRound()
	drawing(s).settle(n)
	dealt := s.draw[s.drawN-n : s.drawN]
	s.drawN, s.fixed = s.drawN-n, 0
	seat := s.dealer
	for n := len(dealt) - 1; n >= 0; n-- {
		seat = s.step(seat, 1)
		s.hands[seat].add(dealt[n])
	}
}

// Seed sets the generator; the first Deal after it is the deal of that seed.
func (s *State) Seed(seed uint64) { s.rng = engine.NewRand(seed) }

func (s dealing) clearRound() {
	s.back = 0
	s.now, s.askedAt = 0, 0
	s.drawnCard = noCard
	s.blind = cardSet{}
	s.erred = false
	s.pending = pending{}
	s.calls = calls{}
	s.emptyDraws = 0
	s.verdict = engine.Open
	s.result = result{}
	s.look = *noCard.look(engine.NoColor)
}

// lay puts a card on the discard pile with that look; a wild is stamped with the colour named for it, if any was.
func (s *State) lay(i index, look *look) {
	s.look = *look
	s.discard[s.discardN] = i.stamped(look.stamp)
	s.discardN++
}

// open turns cards up until one may open, and applies it; some card of the pile must be one that may. Another goes back
// into the pile, which is reshuffled: no card is lost (RULES.md, "opener_wild").
func (s dealing) open() {
	i := drawing(s).take()
	for !s.judge().mayOpen(i) {
		s.draw[s.drawN] = i
		s.drawN++
		s.fixed = 0
		i = drawing(s).take()
	}
	s.turnUp(i)
}

// turnUp lays the opener and gives the first turn.
func (s dealing) turnUp(i index) {
	s.lay(i, i.look(engine.NoColor))
	first := s.step(s.dealer, 1)
	switch shed.SymbolOf(i.face()) {
	case shed.Reverse:
		s.back = 1
	}
	s.rec.opener(s.State, i)
	switch shed.SymbolOf(i.face()) {
	case shed.Wild:
		if s.rules[OpenerWild] == WildFirstPlayerChooses {
			s.ask(first, engine.PhaseChooseColor, 0)
			s.rec.note(s.State, engine.EventTurn, first, -1, 0)
			return
		}
	case shed.Skip:
		s.rec.note(s.State, engine.EventSkipped, first, -1, 0)
		first = s.next(first)
	case shed.Reverse:
		s.rec.note(s.State, engine.EventReversed, s.dealer, -1, -1)
		if s.inRound() == 2 {
			s.rec.note(s.State, engine.EventSkipped, first, -1, 0)
		}
		first = s.dealer
		if s.rules[OpenerReverse] == ReverseRightOfDealer && s.inRound() > 2 {
			first = s.next(s.dealer)
		}
	case shed.DrawTwo:
		// Applied, and cannot be answered (RULES.md, "Drawing and stacking").
		s.rec.note(s.State, engine.EventSkipped, first, -1, 0)
		drawing(s).penalty(first, 2, engine.ForOpenerDrawTwo)
		first = s.next(first)
	}
	turning(s).begin(first)
}

// nextRound deals again, by a new seed where one is given: eliminated seats are dealt nothing, the dealer moves one seat to
// the left.
func (s dealing) nextRound(seed uint64) engine.Code {
	if code := s.phase.MayDeal(); code != engine.Legal {
		return code
	}
	s.putOut(s.result.falls)
	s.dealer = s.step(s.dealer, 1)
	s.rec.newRound(s.State)
	if seed != 0 {
		s.Seed(seed)
	}
	s.shuffleSeats()
	s.deal()
	return engine.Legal
}

// shuffleSeats has the seats sit down in another order before a round but the first. 0's place is where the order is counted
// from, and who is out of the match keeps its own.
func (s dealing) shuffleSeats() {
	if s.rules[ShuffleSeats] == Off {
		return
	}
	order := s.seated()
	var places []int8
	for place := int8(1); place < s.seats; place++ {
		if s.in(order[place]) {
			places = append(places, place)
		}
	}
	for n := len(places) - 1; n > 0; n-- {
		a, b := places[n], places[s.rec.lot(s.State, n+1)]
		order[a], order[b] = order[b], order[a]
	}
	s.sit(order)
}

// eliminate puts those seats out whose match points have reached the target.
func (s dealing) eliminate(among func(seat int8) bool) {
	for t := int8(0); t < s.seats; t++ {
		if s.scores[t] >= int32(s.rules[Target]) && among(t) {
			s.putOut(bit(t))
		}
	}
}
