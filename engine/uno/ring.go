package uno

// ring is the seats round the table, which of them are in the round, and the way play goes.
type ring struct {
	seats int8   // chairs, in the round or not
	dir   int8   // +1 clockwise
	teams bool   // seats opposite each other are partners
	out   uint16 // seats removed or eliminated, a bit each
	gone  uint16 // of these, the seats removed for good
	away  uint16 // seats whose player has left and may return
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

// step is the next seat in the round from this one in that direction.
func (r *ring) step(from, dir int8) int8 {
	for {
		if from += dir; uint8(from) >= uint8(r.seats) { // past either end
			from = (r.seats - 1) & (dir >> 7)
		}
		if r.in(from) {
			return from
		}
	}
}

func (r *ring) next(from int8) int8 { return r.step(from, r.dir) }

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
