package engine

// Seat is a chair at the table, 0 … n-1 clockwise.
type Seat int8

const (
	// NoSeat says that nobody is meant: no target, no winner, nobody's turn.
	NoSeat Seat = -1
	// Spectator is the viewer who sits nowhere and sees no hand.
	Spectator Seat = -1
	// MinSeats and MaxSeats bound a table (RULES.md, "Seats").
	MinSeats = 2
	// MaxSeats is the largest table.
	MaxSeats = 10
)

// Millis is table time in milliseconds since the deal of the round. Only room.Table advances it.
type Millis int64

// Viewing is who that seat is at a table of so many: itself, or a spectator where there is no such seat.
func (s Seat) Viewing(seats int) Seat {
	if s < 0 || int(s) >= seats {
		return Spectator
	}
	return s
}

// Opposite is the seat across a table of so many, an even number.
func (s Seat) Opposite(seats int) Seat { return Seat((int(s) + seats/2) % seats) }
