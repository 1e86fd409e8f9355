package online

import "fourtell/online/client"

// Going is where somebody wants to be at once: the routes of the wiring have it for the screens of rooms.
type Going struct {
	Link  client.Link
	Watch bool // on the big screen, without a seat
}
