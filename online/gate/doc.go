// Package gate is the only door to a hall: it knows connections, and who is behind them.
//
// Contract: what a connection sends comes in as bytes, and goes on to the hall as a message under the uid of whoever the connection has
// said to be, within the limits of wire; what the hall tells somebody goes out to the one connection they have. Tokens end here: the
// hall knows uids, and nothing keeps a token. Whoever sends too much is told so and not heard, and in the end shut out; nobody else
// notices.
//
// Like the hall it is a plain state machine under a given clock, and not safe for concurrent use: the two are held by one lock.
//
// It imports online's wire and hall: no engine, no room, no socket, nothing of net/http, never Ebitengine.
package gate
