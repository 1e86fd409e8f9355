package bluff

import (
	"math"

	"fourtell/engine"
)

// stakes are the hands by their sizes, out of which a chance of winning follows.
type stakes [engine.MaxSeats]float64

// stakes of the table as it stands.
func (l *ledger) stakes() (s stakes) {
	for i := range l.seats {
		s[i] = float64(l.count[i])
	}
	return s
}

// with is the same where a seat holds so many more.
func (s stakes) with(seat engine.Seat, more float64) stakes {
	s[seat] = max(0, s[seat]+more)
	return s
}

// worth is the chance that the viewer's side wins, 0 … 1, as the players reckon with it: the fewer cards somebody holds, the likelier; who
// holds none has won.
func (l *ledger) worth(s stakes) float64 { return l.wins(s, steep) }

// wins is the same for a steepness: how much a card more or less tells.
func (l *ledger) wins(s stakes, steep float64) float64 {
	mine, all := 0.0, 0.0
	for i := range l.seats {
		if !l.in[i] {
			continue
		}
		if s[i] <= 0 {
			if l.side(engine.Seat(i)) {
				return 1
			}
			return 0
		}
		w := math.Pow(s[i]+few, -steep)
		all += w
		if l.side(engine.Seat(i)) {
			mine += w
		}
	}
	return mine / all
}

// few and steep shape worth. The players play best by a flat one, that of a card that tells little yet; rounds end as steeply as they are
// charted: measured at tables of two, four and six seats.
const (
	few     = 2.0
	steep   = 1.2
	charted = 1.6
)
