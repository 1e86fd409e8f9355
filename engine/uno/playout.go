package uno

import "fourtell/engine"

// RandomMove sets m to a move of the seat on turn, uniform over (card, colour, target) of what fits; it draws only when nothing
// fits, plays a drawn card that fits, and challenges one time in two (CLI.md, "random"). Calls are its caller's matter. The
// chance comes from the caller's generator: the table's own would give the deal away.
func (s *State) RandomMove(rng *engine.Rand, m *Move) {
	seat := s.turn
	*m = Move{Seat: seat, Target: noSeat, card: noCard}
	switch s.phase {
	case engine.PhaseRespond:
		if s.challengeable() && rng.Below(2) == 0 {
			m.Verb = engine.VerbChallenge
			return
		}
	case engine.PhaseChooseColor:
		m.Verb, m.Color = engine.VerbChooseColor, engine.Color(1+rng.Below(4))
		return
	}
	may := s.playable(seat)
	if may == 0 {
		m.Verb = engine.VerbDraw
		if s.phase == engine.PhaseDrawn {
			m.Verb = engine.VerbPass
		}
		return
	}
	m.Verb = engine.VerbPlay
	wilds := may & wildFaces
	w, n := wilds.count(), may.count()
	sevens, targets := faces(0), 1
	if s.rules[SevenSwap] == On && s.hands[seat].count > 1 {
		if targets, _ = s.swapsWith(seat); targets > 1 {
			sevens = may & ofSymbol(7)
		}
	}
	k := sevens.count()
	face := engine.NoFace
	switch pick := int(rng.Below(uint32(n + 3*w + (targets-1)*k))); {
	case pick < 4*w:
		face, m.Color = wilds.nth(pick/4), engine.Color(1+pick%4)
	case pick < 4*w+k*targets && k > 0:
		face, m.Target = sevens.nth((pick-4*w)/targets), s.nthTarget(seat, (pick-4*w)%targets)
	default:
		face = (may &^ wildFaces &^ sevens).nth(pick - 4*w - k*targets)
	}
	m.card = s.hands[seat].named(face)
	if s.phase == engine.PhaseDrawn {
		m.card = s.drawnCard
	}
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
	var m Move
	for !s.Over() {
		if s.hands[s.turn].count == 2 && s.rules[UnoCall] == CallCatch && s.mayCall(s.turn) {
			s.calls.called |= bit(s.turn)
		}
		s.RandomMove(rng, &m)
		if code := s.Apply(&m, nil); code != engine.Legal {
			panic("a random move was refused: " + code.String()) // never, or the rules disagree with themselves
		}
		moves++
	}
	return moves
}
