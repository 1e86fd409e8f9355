package platform

import "fourtell/room"

// Program is a program that plays a seat, until it is closed: room.External, where the platform has programs.
type Program interface {
	room.Controller
	// Close ends it, and waits for its end; the error is how it went.
	Close() error
}
