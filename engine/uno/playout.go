package uno

import "fourtell/engine"

// RandomMove is a move of the seat on turn, uniform over (card, colour, target) of what fits; it draws only when nothing
// fits, plays a drawn card that fits, and challenges one time in two (CLI.md, "random"). Calls are its caller's matter. The
// chance comes from the caller's generator: the table's own would give the deal away.
func (s *State) RandomMove(rng *engine.Rand) Move {
	seat := s.turn
	m := Move{Seat: seat, Target: noSeat, card: noCard}
	switch s.phase {
	case engine.PhaseRespond:
		if s.challengeable() && rng.Below(2) == 0 {
			m.Verb = engine.VerbChallenge
			return m
		}
	case engine.PhaseChooseColor:
		m.Verb, m.Color = engine.VerbChooseColor, engine.Color(1+rng.Below(4))
		return m
	}
	cards := s.playable(seat)
	decks := s.decks()
	n := cards.count(decks)
	if n == 0 {
		m.Verb = engine.VerbDraw
		if s.phase == engine.PhaseDrawn {
			m.Verb = engine.VerbPass
		}
		return m
	}
	m.Verb = engine.VerbPlay
	wilds := cards.and(allWildMask(), decks)
	w := wilds.count(decks)
	sevens, targets := 0, 0
	if s.rules[SevenSwap] == On {
		seven := cards.and(symbolMask(7), decks)
		if targets, _ = s.swapsWith(seat); targets > 1 && s.count[seat] > 1 {
			sevens = seven.count(decks)
		}
	}
	pick := int(rng.Below(uint32(n + 3*w + (targets-1)*sevens)))
	switch {
	case pick < 4*w:
		m.card, m.Color = wilds.nth(pick/4), engine.Color(1+pick%4)
	case sevens == 0:
		rest := cards.and(everyCard().without(allWildMask()), decks)
		m.card = rest.nth(pick - 4*w)
	default:
		s.pickWithTargets(&m, &cards, pick-4*w, sevens, targets)
	}
	return m
}

// pickWithTargets chooses among the coloured cards, each 7 counted once for each seat it may swap with.
func (s *State) pickWithTargets(m *Move, cards *Set, pick, sevens, targets int) {
	decks := s.decks()
	if pick < sevens*targets {
		seven := cards.and(symbolMask(7), decks)
		m.card = seven.nth(pick / targets)
		m.Target = s.nthTarget(m.Seat, pick%targets)
		return
	}
	rest := cards.and(everyCard().without(allWildMask()).without(symbolMask(7)), decks)
	m.card = rest.nth(pick - sevens*targets)
}

func (s *State) nthTarget(seat int8, n int) int8 {
	for t := int8(0); t < s.seats; t++ {
		if t != seat && s.in(t) && !s.partners(seat, t) {
			if n == 0 {
				return t
			}
			n--
		}
	}
	return noSeat
}

// PlayRandom plays the round to its end with random moves and gives how many were made. Every seat calls when it may, as
// "random" does.
func (s *State) PlayRandom(rng *engine.Rand) (moves int) {
	for !s.Over() {
		if s.count[s.turn] == 2 && s.rules[UnoCall] == CallCatch && s.mayCall(s.turn) {
			s.calls.called |= bit(s.turn)
		}
		if code := s.Apply(s.RandomMove(rng), nil); code != engine.Legal {
			panic("a random move was refused: " + code.String()) // never, or the rules disagree with themselves
		}
		moves++
	}
	return moves
}
