package bluff

import "fourtell/engine"

// ByChance is a move of the seat whose turn it is to answer, made without a thought: mostly true claims, and now and then a doubt, so
// that rounds come to an end. It is legal, and it allocates nothing.
func (s *State) ByChance(r *engine.Rand) Move {
	m := Move{Verb: engine.VerbPass, Seat: int8(s.Turn())}
	if s.phase == engine.PhaseRespond {
		one := 6 * uint32(s.playing()) * uint32(s.decks) // the more cards, the seldomer: whoever doubts gets them back
		if s.rules[Mode] == ModeTruth {
			one *= 10 // where it never pays
		}
		if r.Below(one) == 0 {
			m.Verb = engine.VerbChallenge
		}
		return m
	}
	if s.rules[Mode] == ModeTruth && !s.honest(m.Seat) {
		return m
	}
	m.Verb = engine.VerbClaim
	h := &s.hands[m.Seat]
	m.Rank = s.rankByChance(r, h)
	most := uint32(s.rules.most(int(s.decks)))
	left := *h
	for kind := int(m.Rank-Ace) * suits; kind < int(m.Rank-Ace+1)*suits; kind++ {
		for left.of[kind] != 0 && uint32(m.n) < most {
			m.take(&left, kind)
		}
	}
	lies := s.rules[Mode] != ModeTruth
	for lies && left.count > 0 && uint32(m.n) < most && (m.n == 0 || r.Below(4) == 0) {
		kind := int(r.Below(cardsPerDeck))
		for left.of[kind] == 0 {
			kind = (kind + 1) % cardsPerDeck
		}
		m.take(&left, kind)
	}
	return m
}

// rankByChance is a rank that may be named, and one that is held where there is such.
func (s *State) rankByChance(r *engine.Rand, h *hand) engine.Rank {
	rank, any := Ace+engine.Rank(r.Below(ranks)), engine.NoRank
	for range ranks {
		if rank = after(rank); s.allows(rank) {
			if h.ofRank(rank) > 0 {
				return rank
			}
			any = rank
		}
	}
	return any
}

// LongestPlayout is more moves than any round by chance has been seen to take.
const LongestPlayout = 1_000_000

// Playout plays the round to its end by chance, for at most so many moves, and says how many it took.
func (s *State) Playout(r *engine.Rand, most int) (moves int) {
	for ; moves < most && !s.Over(); moves++ {
		m := s.ByChance(r)
		if code := s.Apply(&m, nil); code != engine.Legal {
			panic("a move by chance is refused: " + code.String())
		}
	}
	return moves
}
