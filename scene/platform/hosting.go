package platform

import (
	"fourtell/online/client"
	"fourtell/online/wire"
)

// House is a house of rooms that runs in this window, for whoever is on the same network, until it is closed. Nothing of it blocks.
type House interface {
	// Dial begins lines to it without a network; what happened to one is told to woke, from another goroutine.
	Dial(woke func()) client.Dial
	// Origin is what it is called, http://HOST:PORT.
	Origin() string
	// Links are the links to one of its rooms, the best first; there is at least one.
	Links(wire.RoomCode) []string
	// HasPage says that a browser which opens a link may play; else it is told to take a window.
	HasPage() bool
	// Close begins to end it, which is told to everybody and takes a second at most.
	Close()
	// Ended is closed once nothing of it runs any more.
	Ended() <-chan struct{}
}

// HostOptions are what a house is opened with.
type HostOptions struct {
	Name string // of the house, as others see it
	At   string // IP:PORT at which it listens; "": a free port of all addresses that the machine has
	// Lang, Title and Lines are what a browser is told where there is no page; "": in English.
	Lang, Title string
	Lines       []string
}

// HostTrouble is what keeps a house from being opened.
type HostTrouble uint8

// The troubles.
const (
	HostFine      HostTrouble = iota
	HostNever                 // a page has no house
	HostNoNetwork             // nobody else reaches this machine
	HostTaken                 // another program has the port
	HostRefused               // the system does not let it
	HostElsewhere             // the machine has not the address it is to be at
)

// NearTable is a table that somebody hosts on the local network.
type NearTable struct {
	House string // its origin
	Room  wire.RoomCode
	Name  string // as engine.CheckLabel takes it
}

// Nearby is the search for such tables, until it is closed.
type Nearby interface {
	// Tables are those there are, in the order of their names; a few dozen at most.
	Tables() []NearTable
	// Close ends it.
	Close()
}

// Announcement tells the local network of one table, until it is closed.
type Announcement interface{ Close() }
