package engine

import (
	"fmt"
	"slices"
)

// Deal is one round of a match as it fell. A Setup with it makes that round alone, with the scores and the dealer it began
// with; what came of chance stands in it, and nothing that chance comes from, so that it tells no deal but its own. Of the
// match before it has what the round shows.
type Deal struct {
	Round    int      `json:"round"`              // its number in the match, 1 the first
	Lots     []uint16 `json:"lots"`               // each number drawn by lot, in order: 0 … cards to draw from - 1
	By       Seat     `json:"by"`                 // who asked for it; of a first round, the dealer
	Seq      uint32   `json:"seq,omitempty"`      // of the last beat before it
	Decision uint32   `json:"decision,omitempty"` // of the last question before it
	Removed  []Seat   `json:"removed,omitempty"`  // for good, before it
	Away     []Seat   `json:"away,omitempty"`     // whose player had left before it
	Out      []Seat   `json:"out,omitempty"`      // of the match before it, though their scores don't say so
	Order    []Seat   `json:"order,omitempty"`    // in which the seats sat before it, clockwise from 0's place; left out: by number
	Stood    []Seat   `json:"stood,omitempty"`    // that have not played all of the match before it themselves
	Caught   []int    `json:"caught,omitempty"`   // by seat: draw fours found guilty in the rounds before; none: left out
	Cleared  []int    `json:"cleared,omitempty"`  // and innocent
}

// latestRound is the highest number a round of a match may have.
const latestRound = 30_000

// check says what keeps it from being a round of a match of that set-up, if anything does.
func (d *Deal) check(s *Setup) error {
	if d.Round < 1 || d.Round > latestRound || d.Round > 1 && s.Position != nil {
		return fmt.Errorf("the deal: there is no round %d", d.Round)
	}
	isNone := func(seat Seat) bool { return seat < 0 || int(seat) >= len(s.Seats) }
	if isNone(d.By) {
		return fmt.Errorf("the deal: by: there is no seat %d", d.By)
	}
	for _, list := range []struct {
		what  string
		seats []Seat
	}{{"removed", d.Removed}, {"out", d.Out}, {"away", d.Away}, {"stood", d.Stood}} {
		if n := slices.IndexFunc(list.seats, isNone); n >= 0 {
			return fmt.Errorf("the deal: %s: there is no seat %d", list.what, list.seats[n])
		}
	}
	if err := CheckOrder(d.Order, len(s.Seats)); err != nil {
		return fmt.Errorf("the deal: %w", err)
	}
	for _, list := range []struct {
		what   string
		counts []int
	}{{"caught", d.Caught}, {"cleared", d.Cleared}} {
		if n := len(list.counts); n != 0 && n != len(s.Seats) {
			return fmt.Errorf("the deal: %s: there are %d counts for %d seats", list.what, n, len(s.Seats))
		}
		if slices.ContainsFunc(list.counts, func(n int) bool { return n < 0 }) {
			return fmt.Errorf("the deal: %s: no count is below 0", list.what)
		}
	}
	return nil
}

// CheckOrder says what keeps those from being the seats of a table of so many in some order, from 0 on; none of them is the order by
// number.
func CheckOrder(order []Seat, seats int) error {
	if len(order) == 0 {
		return nil
	}
	all := SetOf(nil)
	for _, seat := range order {
		if seat < 0 || int(seat) >= seats {
			return fmt.Errorf("order: there is no seat %d", seat)
		}
		all |= 1 << seat
	}
	if len(order) != seats || all != 1<<seats-1 || order[0] != 0 {
		return fmt.Errorf("order: it has each of the %d seats once, 0 first", seats)
	}
	return nil
}

// Absent are the seats for which somebody else has played in the round that is over, or might have; history is all that its table
// has seen happen.
func (d *Deal) Absent(history []Event) SeatSet {
	away := SetOf(d.Away)
	for i := range history {
		switch e := &history[i]; e.Kind {
		case EventSeatLeft:
			away |= 1 << e.Seat
		case EventRoundOver:
			return away // who leaves later is away in the next
		}
	}
	return away
}
