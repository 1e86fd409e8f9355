package bluff

import "fourtell/engine"

// most cards of a claim under any rules.
const maxClaim = 4 * maxDecks

// Move is a Command inside the engine: plain, without pointers.
type Move struct {
	Verb    engine.Verb
	Seat    int8
	Rank    engine.Rank
	missing bool  // a card was named that the seat doesn't hold
	n       int16 // cards named; those beyond maxClaim are not kept
	cards   [maxClaim]index
	seed    uint64 // of the deal that is asked for; 0: none is given
}

// Claimed is the Move of a claim: so many cards of each face, which the seat must hold, said to be of that rank.
func (s *State) Claimed(seat engine.Seat, rank engine.Rank, faces ...engine.Face) Move {
	m := Move{Verb: engine.VerbClaim, Seat: int8(seat), Rank: rank}
	left := s.hands[seat]
	for _, f := range faces {
		m.take(&left, kindOf(f))
	}
	return m
}

// take names a card of that kind: the first that is left.
func (m *Move) take(left *hand, kind int) {
	m.n++
	if kind < 0 || left.of[kind] == 0 {
		m.missing = true
		return
	}
	i := left.first(kind)
	left.remove(i)
	if m.n <= maxClaim {
		m.cards[m.n-1] = i
	}
}

// doing is a State with who writes down what is done to it, which may be nobody.
type doing struct {
	*State
	rec *recorder
}

// Apply is the one core of the rules: it grants a move, or refuses it and changes nothing. rec may be nil.
func (s *State) Apply(m *Move, rec *recorder) engine.Code {
	do := doing{s, rec}
	if code := s.admit(m); code != engine.Legal {
		return code
	}
	switch m.Verb {
	case engine.VerbClaim:
		if code := s.mayClaim(m); code != engine.Legal {
			return code
		}
		do.claim(m)
	case engine.VerbChallenge:
		if code := s.mayDoubt(m.Seat); code != engine.Legal {
			return code
		}
		do.doubt(m.Seat)
	case engine.VerbPass:
		if code := s.mayPass(m.Seat); code != engine.Legal {
			return code
		}
		do.pass(m.Seat)
	case engine.VerbTimeout:
		if code := s.mayTimeOut(m.Seat); code != engine.Legal {
			return code
		}
		do.timeOut(m.Seat)
	case engine.VerbWait:
	case engine.VerbLeave:
		do.leave(m.Seat)
	case engine.VerbReturn:
		do.comeBack(m.Seat)
	case engine.VerbRemove:
		do.remove(m.Seat)
	case engine.VerbNextRound:
		return do.nextRound(m.seed)
	default:
		return engine.UnknownCommand
	}
	return engine.Legal
}

// admit refuses what nobody may do now, and whoever is not at the table.
func (s *State) admit(m *Move) engine.Code {
	switch {
	case m.Verb == engine.VerbClaim && s.Over(), m.Verb == engine.VerbChallenge && s.Over(), m.Verb == engine.VerbPass && s.Over():
		return engine.RoundOver
	case m.Seat < 0 || m.Seat >= s.seats || !s.in(m.Seat):
		return engine.BadSeat
	}
	return engine.Legal
}

func (s *State) mayClaim(m *Move) engine.Code {
	switch {
	case s.phase != engine.PhasePlay || s.turn != m.Seat:
		return engine.NotYourTurn
	case m.missing || !s.holds(m):
		return engine.NotInHand
	case m.n < 1 || int(m.n) > s.rules.most(int(s.decks)) || !s.allows(m.Rank):
		return engine.BadClaim
	case s.rules[Mode] == ModeTruth && m.lies():
		return engine.BadClaim
	}
	return engine.Legal
}

// holds says whether the seat has the cards, each once.
func (s *State) holds(m *Move) bool {
	left := s.hands[m.Seat]
	for _, i := range m.cards[:min(m.n, maxClaim)] {
		if i >= noCard || !left.has(i) {
			return false
		}
		left.remove(i)
	}
	return true
}

// lies says whether some card is not of the rank claimed.
func (m *Move) lies() bool {
	for _, i := range m.cards[:m.n] {
		if i.rank() != m.Rank {
			return true
		}
	}
	return false
}

// allows says whether the next claim may name the rank.
func (s *State) allows(r engine.Rank) bool {
	if r < Ace || r > King {
		return false
	}
	switch s.rules[RankRule] {
	case RankRotation:
		return r == s.due
	case RankSameOrAdjacent:
		return s.base == engine.NoRank || r == s.base || r == after(s.base) || s.base == after(r)
	case RankSameOrHigher:
		return r >= s.base
	}
	return true
}

// after is the next rank; after the king comes the ace.
func after(r engine.Rank) engine.Rank {
	if r == King {
		return Ace
	}
	return r + 1
}

// honest says whether the seat could claim something true.
func (s *State) honest(seat int8) bool {
	for r := Ace; r <= King; r++ {
		if s.allows(r) && s.hands[seat].ofRank(r) > 0 {
			return true
		}
	}
	return false
}

func (s *State) mayDoubt(seat int8) engine.Code {
	switch {
	case s.phase != engine.PhaseRespond:
		return engine.NoChallenge
	case s.side(s.last().by)&bit(seat) != 0:
		return engine.OwnClaim
	case !s.has(s.window.may, seat):
		return engine.NoChallenge
	}
	return engine.Legal
}

func (s *State) mayPass(seat int8) engine.Code {
	switch {
	case s.phase == engine.PhaseRespond && s.has(s.window.may, seat):
		return engine.Legal
	case s.phase == engine.PhaseRespond || s.turn != seat:
		return engine.NothingToPass
	case s.rules[Mode] != ModeTruth || s.honest(seat):
		return engine.MustPlay
	}
	return engine.Legal
}
