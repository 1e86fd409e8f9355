//go:build !js

// Package nearby tells the local network of a table that is hosted in a window, and finds those of others, by multicast DNS and its
// service discovery (RFC 6762, 6763): the service is _fourtell._tcp, and its TXT has
//
//	v=1              the version of this
//	code=K7QF2M      the room
//	name=…           its name
//	at=IP:PORT       where its house is reached; up to four of them
//
// Contract: nothing runs before it is asked for, all that runs ends with Close, and nothing here blocks. What the network says is
// believed in nothing: a name is cleaned, a code is one or the table is none, and there is a bound to how many there are. It is no part
// of a page.
package nearby
