package uno

import "fourtell/engine"

// points is what the seat's hand counts.
func (s *State) points(seat int8) int32 {
	sum := int32(0)
	h := &s.hands[seat]
	for f := h.faces; f != 0; f &= f - 1 {
		face := f.first()
		sum += int32(face.Points()) * int32(h.held(face))
	}
	return sum
}

// side is the seats that win and lose together: the seat alone, or with its partner.
func (s *State) side(seat int8) uint16 {
	m := bit(seat)
	for t := int8(0); t < s.seats; t++ {
		if s.partners(seat, t) {
			m |= bit(t)
		}
	}
	return m
}

// endRound scores a round that a seat has won by going out.
func (s *State) endRound(winner int8, rec *recorder) { s.finish(winner, false, rec) }

// endBlocked: nobody can draw and nobody plays. lowest_hand: fewest points, then fewest cards, then drawn; a team's by its
// sums (RULES.md, "Scoring").
func (s *State) endBlocked(rec *recorder) {
	winner := noSeat
	if s.rules[Blocked] == BlockedLowestHand {
		winner = s.lowestHand()
	}
	s.finish(winner, true, rec)
}

// lowestHand is the seat, or the first seat of the team, with the lowest hand; noSeat when it is shared.
func (s *State) lowestHand() int8 {
	best := noSeat
	var bestPoints, bestCards int32
	shared := false
	var seen uint16
	for seat := int8(0); seat < s.seats; seat++ {
		if !s.in(seat) || seen&bit(seat) != 0 {
			continue
		}
		side := s.side(seat)
		seen |= side
		points, cards := int32(0), int32(0)
		for t := int8(0); t < s.seats; t++ {
			if side&bit(t) != 0 && s.in(t) {
				points += s.points(t)
				cards += int32(s.hands[t].count)
			}
		}
		switch {
		case best == noSeat || points < bestPoints || points == bestPoints && cards < bestCards:
			best, bestPoints, bestCards, shared = seat, points, cards, false
		case points == bestPoints && cards == bestCards:
			shared = true
		}
	}
	if shared {
		return noSeat
	}
	return best
}

// finish scores the round and ends the match where its target is reached.
func (s *State) finish(winner int8, blocked bool, rec *recorder) {
	r := &s.result
	*r = result{blocked: blocked}
	if winner != noSeat {
		r.winners, r.round = bit(winner), s.side(winner)&^s.out
		if blocked {
			r.winners = r.round // nobody went out: partners share
		}
		s.scoreRound(winner)
	}
	over := s.scoreMatch()
	s.pending.kind = engine.NothingPending
	s.drawnCard = noCard
	phase := engine.PhaseRoundOver
	if over {
		phase = engine.PhaseMatchOver
	}
	s.ask(noSeat, phase)
	rec.over(s, engine.EventRoundOver)
	if over {
		rec.over(s, engine.EventMatchOver)
	}
}

// scoreRound gives each seat its points of a round somebody won: the winner's side gets what the others hold, or every
// seat its own hand.
func (s *State) scoreRound(winner int8) {
	r := &s.result
	own := s.rules[Score] == ScoreLowestTotal || s.rules[Score] == ScoreElimination
	side := s.side(winner)
	sum := int32(0)
	for t := int8(0); t < s.seats; t++ {
		if !s.in(t) {
			continue
		}
		if own {
			r.points[t] = s.points(t)
		} else if side&bit(t) == 0 {
			sum += s.points(t)
		}
	}
	if !own {
		for t := int8(0); t < s.seats; t++ {
			if side&bit(t) != 0 && s.in(t) {
				r.points[t] = sum
			}
		}
	}
}

// scoreMatch adds the round to the match and says whether the match is over; result.winners are the match's then.
func (s *State) scoreMatch() bool {
	if s.rules[Score] == ScoreSingle {
		return false // each round stands alone, nothing is carried over
	}
	target := int32(s.rules[Target])
	reached := uint16(0)
	for t := int8(0); t < s.seats; t++ {
		s.scores[t] += s.result.points[t]
		if s.in(t) && s.scores[t] >= target {
			reached |= bit(t)
		}
	}
	if reached == 0 {
		return false
	}
	switch s.rules[Score] {
	case ScoreWinnerTakes:
		return true
	case ScoreLowestTotal:
		s.result.winners = s.lowestTotals(^s.out)
		return true
	}
	stillIn := ^s.out &^ reached & (1<<uint(s.seats) - 1)
	switch {
	case stillIn == 0: // all out at once: the lowest total shares
		s.result.winners = s.lowestTotals(reached)
		s.out |= reached
		return true
	case stillIn&(stillIn-1) == 0: // the last one in wins
		s.result.winners = stillIn
		s.out |= reached
		return true
	}
	return false // whoever reached the target is out from the next deal on: see nextRound
}

// lowestTotals is the seats among those with the lowest match total.
func (s *State) lowestTotals(among uint16) uint16 {
	best, low := uint16(0), int32(0)
	for t := int8(0); t < s.seats; t++ {
		if among&bit(t) == 0 {
			continue
		}
		switch {
		case best == 0 || s.scores[t] < low:
			best, low = bit(t), s.scores[t]
		case s.scores[t] == low:
			best |= bit(t)
		}
	}
	return best
}

// nextRound deals again, by a new seed where one is given: eliminated seats are dealt nothing, the dealer moves one seat to
// the left.
func (s *State) nextRound(seed uint64, rec *recorder) engine.Code {
	switch s.phase {
	case engine.PhaseMatchOver:
		return engine.RoundOver
	case engine.PhaseRoundOver:
	default:
		return engine.NotNow
	}
	if s.rules[Score] == ScoreElimination {
		s.eliminate(func(int8) bool { return true })
	}
	s.dealer = s.step(s.dealer, 1)
	rec.newRound(s)
	if seed != 0 {
		s.Seed(seed)
	}
	s.Deal(rec)
	return engine.Legal
}

// eliminate puts those seats out whose match points have reached the target.
func (s *State) eliminate(among func(seat int8) bool) {
	for t := int8(0); t < s.seats; t++ {
		if s.scores[t] >= int32(s.rules[Target]) && among(t) {
			s.out |= bit(t)
		}
	}
}
