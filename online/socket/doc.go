// Package socket is a client's line to a house: a WebSocket, of the system or of the browser.
//
// Contract: a Line never blocks whoever asks it anything; what waits (a handshake, a write, a close) waits in the background. In a
// browser it is the browser's own WebSocket, without a line of net/http.
//
// It imports online's client and wire, and never scene or Ebitengine.
package socket
