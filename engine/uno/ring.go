package uno

import "fourtell/engine"

// ring is the seats round the table, which of them are in the round, and the way play goes.
type ring struct {
	seats int8   // chairs, in the round or not
	back  uint8  // 1 while play goes against the clock, else 0
	teams bool   // seats opposite each other are partners
	out   uint16 // seats removed or eliminated, a bit each
	gone  uint16 // of these, the seats removed for good
	away  uint16 // seats whose player has left and may return
	// order is the seats clockwise from 0's place and place where each sits, where they have been shuffled.
	shuffled     bool
	order, place [engine.MaxSeats]int8
	// What follows from those above, worked out anew when they change, so that nobody goes round the table at every turn: after is the seat
	// that plays after each, in a row for each way on and each way that play goes, and pair is 1 where two seats are in the round, else 0.
	after [2 * against]int8
	pair  uint8
}

// way is what a card makes of the turn: where a row of ring.after begins.
type way uint8

const (
	seatRoom = 16 // the length of a row, in which every seat has a place

	onward  way = 0            // the next seat plays
	turned  way = 1 * seatRoom // the direction turns
	past    way = 2 * seatRoom // the next seat is passed over
	against     = 4 * seatRoom // the rows of play against the clock
)

// newRing is that many seats, all in the round and in order.
func newRing(seats int, teams bool) ring {
	r := ring{seats: int8(seats), teams: teams}
	r.link()
	return r
}

// putOut takes seats out of the round.
func (r *ring) putOut(seats uint16) {
	r.out |= seats
	r.link()
}

// in says whether the seat is still in the round.
func (r *ring) in(seat int8) bool { return r.out&bit(seat) == 0 }

// inRound counts the seats still in the round: seats, not chairs (RULES.md, "A turn").
func (r *ring) inRound() int {
	if r.out == 0 {
		return int(r.seats)
	}
	n := 0
	for seat := int8(0); seat < r.seats; seat++ {
		if r.in(seat) {
			n++
		}
	}
	return n
}

// dir is +1 while play goes clockwise, -1 against the clock.
func (r *ring) dir() int8 { return 1 - 2*int8(r.back) }

// goOn has play go in that direction.
func (r *ring) goOn(dir int8) { r.back = uint8(dir) >> 7 }

// ahead is the seat that plays after this one on that way, where play went back or not.
func (r *ring) ahead(from int8, back uint8, on way) int8 {
	return r.after[(back*against|uint8(on)|uint8(from)%seatRoom)%(2*against)]
}

// step is the next seat in the round from this one in that direction.
func (r *ring) step(from, dir int8) int8 { return r.ahead(from, uint8(dir)>>7, onward) }

func (r *ring) next(from int8) int8 { return r.ahead(from, r.back, onward) }

// link works out who plays after whom.
func (r *ring) link() {
	r.pair = 0
	if r.inRound() == 2 {
		r.pair = 1
	}
	right, left := r.after[:against], r.after[against:]
	for seat := range r.seats {
		right[seat], left[seat] = r.find(seat, 1), r.find(seat, -1)
	}
	for seat := range way(r.seats) {
		right[past+seat], left[past+seat] = right[right[seat]], left[left[seat]]
		right[turned+seat], left[turned+seat] = left[seat], right[seat]
		if r.pair != 0 { // a Reverse also acts as a Skip
			right[turned+seat], left[turned+seat] = left[past+seat], right[past+seat]
		}
	}
}

// find goes from chair to chair in that direction to the next seat in the round; where there is no other it is the seat itself.
func (r *ring) find(from, dir int8) int8 {
	order, place := r.seated(), from
	if r.shuffled {
		place = r.place[from]
	}
	for range r.seats {
		place = (place + dir + r.seats) % r.seats
		if r.in(order[place]) {
			return order[place]
		}
	}
	return from
}

// sit gives the seats that order, clockwise from 0's place.
func (r *ring) sit(order [engine.MaxSeats]int8) {
	r.order, r.shuffled = order, false
	for place, seat := range order[:r.seats] {
		r.place[seat] = int8(place)
		r.shuffled = r.shuffled || int(seat) != place
	}
	r.link()
}

// told is the order in which the seats sit as a Snapshot tells it.
func (r *ring) told() []engine.Seat {
	if !r.shuffled {
		return nil
	}
	order := make([]engine.Seat, r.seats)
	for place := range order {
		order[place] = engine.Seat(r.order[place])
	}
	return order
}

// sitAs gives the seats an order as a Snapshot tells it, which has been checked; none is by number.
func (r *ring) sitAs(told []engine.Seat) {
	if len(told) == 0 {
		return
	}
	var order [engine.MaxSeats]int8
	for place, seat := range told {
		order[place] = int8(seat)
	}
	r.sit(order)
}

// seated is the order in which the seats sit.
func (r *ring) seated() [engine.MaxSeats]int8 {
	if r.shuffled {
		return r.order
	}
	var order [engine.MaxSeats]int8
	for seat := range r.seats {
		order[seat] = seat
	}
	return order
}

// partners says whether two different seats are on one team.
func (r *ring) partners(a, b int8) bool {
	return r.teams && a != b && (int(a)+int(r.seats)/2)%int(r.seats) == int(b)
}

// swapsWith says how many seats a 7 of this seat may swap with, and the last of them.
func (r *ring) swapsWith(seat int8) (n int, only int8) {
	only = noSeat
	for t := int8(0); t < r.seats; t++ {
		if t != seat && r.in(t) && !r.partners(seat, t) {
			n++
			only = t
		}
	}
	return n, only
}

// swapsWithNext is the next seat in the direction that is no partner; noSeat where there is none.
func (r *ring) swapsWithNext(seat int8) int8 {
	for t := r.next(seat); t != seat; t = r.next(t) {
		if !r.partners(seat, t) {
			return t
		}
	}
	return noSeat
}

func (r *ring) nthTarget(seat int8, n int) int8 {
	for t := int8(0); t < r.seats; t++ {
		if t != seat && r.in(t) && !r.partners(seat, t) {
			if n == 0 {
				return t
			}
			n--
		}
	}
	return noSeat
}

// side is the seats that win and lose together: the seat alone, or with its partner.
func (r *ring) side(seat int8) uint16 {
	m := bit(seat)
	if !r.teams {
		return m
	}
	for t := int8(0); t < r.seats; t++ {
		if r.partners(seat, t) {
			m |= bit(t)
		}
	}
	return m
}

// oneSideLeft says that one seat or one team is left.
func (r *ring) oneSideLeft() bool {
	for t := int8(0); t < r.seats; t++ {
		if r.in(t) {
			return (r.side(t)|r.out)&r.everyone() == r.everyone()
		}
	}
	return true
}

func (r *ring) everyone() uint16 { return 1<<uint(r.seats) - 1 }
