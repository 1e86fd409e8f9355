package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// endRound scores a round that a seat has won by going out.
func (s scoring) endRound(winner int8) { s.finish(winner, false) }

// endBlocked: nobody can draw and nobody plays. lowest_hand: fewest points, then fewest cards, then drawn; a team's by its
// sums (RULES.md, "Scoring").
func (s scoring) endBlocked() {
	winner := noSeat
	if s.rules[Blocked] == BlockedLowestHand {
		winner = s.tally().lowestHand()
	}
	s.finish(winner, true)
}

// finish scores the round and ends the match where its target is reached.
func (s scoring) finish(winner int8, blocked bool) {
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
	s.pending.kind = shed.NothingPending
	s.drawnCard = noCard
	s.blind = cardSet{} // the hands lie open
	phase := engine.PhaseRoundOver
	if over {
		phase = engine.PhaseMatchOver
	}
	s.ask(noSeat, phase, 0)
	s.rec.over(s.State, engine.EventRoundOver)
	if over {
		s.rec.over(s.State, engine.EventMatchOver)
	}
}

// scoreRound gives each seat its points of a round somebody won: the winner's side gets what the others hold, or every
// seat its own hand.
func (s scoring) scoreRound(winner int8) {
	r := &s.result
	own := s.rules[Score] == ScoreLowestTotal || s.rules[Score] == ScoreElimination
	side := s.side(winner)
	sum := int32(0)
	for t := int8(0); t < s.seats; t++ {
		if !s.in(t) {
			continue
		}
		if own {
			r.points[t] = s.tally().points(t)
		} else if side&bit(t) == 0 {
			sum += s.tally().points(t)
		}
	}
	if s.rules[DoubleScore] == On {
		sum *= 2
		for t := range r.points {
			r.points[t] *= 2
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
func (s scoring) scoreMatch() bool {
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
	if s.rules[Score] == ScoreElimination {
		reached |= s.worstHands(reached)
	}
	if reached == 0 {
		return false
	}
	switch s.rules[Score] {
	case ScoreWinnerTakes:
		return true
	case ScoreLowestTotal:
		s.result.winners = s.tally().lowestTotals(^s.out)
		return true
	}
	stillIn := ^s.out &^ reached & (1<<uint(s.seats) - 1)
	switch {
	case stillIn == 0: // all out at once: the lowest total shares
		s.result.winners = s.tally().lowestTotals(reached)
		s.putOut(reached)
		return true
	case stillIn&(stillIn-1) == 0: // the last one in wins
		s.result.winners = stillIn
		s.putOut(reached)
		return true
	}
	s.result.falls = reached // from the next deal on
	return false
}

// worstHands are the seats that are out under round_out though they have not reached the target: who had most points in hand,
// whoever won the round, unless nobody would be left.
func (s scoring) worstHands(reached uint16) uint16 {
	if s.rules[RoundOut] == Off {
		return 0
	}
	var held [engine.MaxSeats]int32
	for t := int8(0); t < s.seats; t++ {
		held[t] = s.tally().points(t)
	}
	return worst(held, s.everyone()&^s.out, reached)
}

// worst are those of the seats that hold the most points, unless with those that have reached the target nobody would be left.
func worst(held [engine.MaxSeats]int32, in, reached uint16) (worst uint16) {
	most := int32(-1)
	for t := int8(0); t < engine.MaxSeats; t++ {
		switch p := held[t]; {
		case in&bit(t) == 0 || p < most:
		case p == most:
			worst |= bit(t)
		default:
			worst, most = bit(t), p
		}
	}
	if (worst|reached)&in == in {
		return 0
	}
	return worst
}
