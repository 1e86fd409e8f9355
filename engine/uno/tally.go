package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// points is what the seat's hand counts.
func (s tally) points(seat int8) int32 {
	sum := int32(0)
	h := &s.hands[seat]
	for f := h.faces; f != 0; f &= f - 1 {
		face := f.first()
		sum += int32(looks[face%faceRoom].points) * int32(h.held(face))
	}
	return sum
}

// mostHeld is the colour the seat holds most of, ties in the order R, Y, G, B; red when it holds none.
func (s tally) mostHeld(seat int8) engine.Color {
	best, most := shed.Red, 0
	for _, c := range shed.Colors() {
		if n := s.hands[seat].sum(ofColor(c)); n > most {
			best, most = c, n
		}
	}
	return best
}

// easiestTarget is the opponent with the fewest cards, then the nearest in the direction of play; under seven_swap next there is
// nothing to choose.
func (s tally) easiestTarget(seat int8) int8 {
	if s.rules[SevenSwap] == SwapWithNext {
		return s.swapsWithNext(seat)
	}
	best := noSeat
	for t := s.next(seat); t != seat; t = s.next(t) {
		if !s.partners(seat, t) && (best == noSeat || s.hands[t].count < s.hands[best].count) {
			best = t
		}
	}
	return best
}

// lowestHand is the seat, or the first seat of the team, with the lowest hand; noSeat when it is shared.
func (s tally) lowestHand() int8 {
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

// lowestTotals is the seats among those with the lowest match total.
func (s tally) lowestTotals(among uint16) uint16 {
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

func (s tally) winners() []engine.Seat { return engine.SeatSet(s.result.winners).Seats() }

func (s tally) roundPoints() []int {
	out := make([]int, s.seats)
	for t := range out {
		out[t] = int(s.result.points[t])
	}
	return out
}

func (s tally) totals() []int {
	out := make([]int, s.seats)
	for t := range out {
		out[t] = int(s.scores[t])
	}
	return out
}
