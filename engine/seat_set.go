package engine

// SeatSet is seats of a table, a bit each: seat 0 the lowest.
type SeatSet uint16

// Seats are those of the set, in order; nil where there is none.
func (set SeatSet) Seats() (list []Seat) {
	for seat := Seat(0); set>>seat != 0; seat++ {
		if set>>seat&1 != 0 {
			list = append(list, seat)
		}
	}
	return list
}

// SetOf is the set of those seats, each 0 … MaxSeats-1.
func SetOf(list []Seat) (set SeatSet) {
	for _, seat := range list {
		set |= 1 << seat
	}
	return set
}
