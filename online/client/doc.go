// Package client is a person's half of a room: it keeps a line to a house, asks for what they wish, and holds what they have been
// told. The window, the page, the terminal, bots and the load generator are clients alike.
//
// Contract: it is polled and never blocks, starts no goroutine, reads no clock and draws no chance: the time comes with every
// Step, the line is a small interface (Line) behind which a socket stands, the secret is given. It holds nothing of the table but
// what its own seat was shown. A line that breaks is taken up again by itself: the same person, the same seat, and what had been
// asked for and not answered is asked again under the same number, so that it happens once.
//
// It imports engine, the shelf of games, room (for what a Desk is), online's wire and deal: no socket, nothing of net/http, no hall,
// no journal, never scene or Ebitengine.
package client
