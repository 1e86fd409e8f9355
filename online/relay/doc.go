// Package relay is a table dealt by a player: the same hall as a house's runs in their program, a browser tab too, and the others reach
// it through a house that hands sealed boxes on and can open none.
//
// Contract: both ends are lines as any client has them. Deal gives the dealing player's client its Dial, Join everybody else's; what is
// made with them is a client.Client like any other, with the same Place and Desk, and what it asks and is told are wire's messages. All
// is polled: no goroutine, no clock and no chance but what is given. The link's key, which the house never sees, lets people in and lets
// them know that it is that player who deals; each line has keys of its own (seal.go), and every box is of one size (talk.go). A box
// that is changed, left out, said twice or out of turn ends its line, and both sides are told.
//
// The dealing player's program stands, as a page may that nobody looks at: whoever waits for it finds out by themselves (silence.go), and
// is shown the table paused. The dealing player cut off: the table pauses, its time stands, and everybody comes again once they are back;
// after two minutes it is over, for good (client.Walkover says who has won then). The journal is kept in memory and, where there is one,
// in a store, so that a program begun anew may go on with its table (keep.go).
//
// It imports engine and room for what a hall is opened with, and online's wire, hall, gate, journal and client: no socket, nothing of
// net/http, no bot, never scene or Ebitengine.
package relay
