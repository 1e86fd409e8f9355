// Package gateway is the only door to a house's hall: it takes connections, finds out who is there, holds them to their limits, and
// hands on to each what the hall tells that one person.
//
// Contract: the hall is called by one goroutine at a time, with the wall clock's time, of which this package and the dealer alone know.
// A connection that does not read what it is told is cut, and never makes the hall or another connection wait: its queue is bounded.
// Whoever shows the same token takes over from an earlier connection. What is logged and counted holds no token, no name, no card.
//
// It imports online's hall and wire and a WebSocket library, and never scene or Ebitengine.
package gateway
