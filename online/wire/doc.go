// Package wire is what goes between a house and those who play in it: every message as a type with its limits, and one reader and one
// writer each way.
//
// Contract: a frame is one JSON object with its kind in "t". ReadClient reads what comes from a client, and its error carries the
// code it is answered with; ReadHouse reads what comes from a house; Write writes both. Unknown keys are passed over. Whatever the
// bytes, a reader gives a message whose texts are clean and whose numbers lie within the limits, or an error: what a message wishes
// may still be refused by whoever gets it. A request's id grows within what a client takes for itself: one that begins anew, as a
// page does when it is loaded again, goes on from the clock.
//
// Tokens become uids here, and nowhere else is a token looked at.
//
// It imports engine and the standard library: no room, no hall, no socket, nothing of net/http, never Ebitengine.
package wire
