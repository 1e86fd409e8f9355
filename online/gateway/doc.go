// Package gateway is the sockets of a house: it takes connections, brings what they send to the gate, and each what the gate has for
// it.
//
// Contract: the gate, and the hall behind it, are called by one goroutine at a time, with the wall clock's time, of which this package
// and the dealer alone know. A connection that does not read what it is told is cut, and never makes the hall or another connection
// wait: its queue is bounded. What is logged and counted holds no token, no name, no card.
//
// It imports online's gate, hall and wire and a WebSocket library, and never scene or Ebitengine.
package gateway
