package client

// Line is one connection to a house, under way or standing. Its methods never block.
type Line interface {
	// State is how it stands.
	State() LineState
	// Send takes a frame; false where the line is down, or so much waits to be sent already that it must be. One that is opening may take
	// frames, which go as soon as it stands, or none yet.
	Send(frame []byte) bool
	// Receive is the next frame that came; false where there is none yet. What came before the line broke is given all the same.
	Receive() ([]byte, bool)
	// Close gives it up, and may be called at any time.
	Close()
}

// LineState is how a line stands.
type LineState uint8

// The states, in order.
const (
	LineOpening LineState = iota
	LineUp
	LineDown
)

// Dial begins a connection; what keeps it from coming about is told by its State.
type Dial func() Line
