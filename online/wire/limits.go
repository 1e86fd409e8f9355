package wire

import "fourtell/engine"

// Version is the protocol's, which a hello names.
const Version = 1

// Subprotocol is what a client offers when it connects.
const Subprotocol = "fourtell.1"

// The limits of what a client may say. What a house says has none but those of the table.
const (
	// MostFrame is how many bytes a frame of a client may have.
	MostFrame = 16 << 10
	// MostPer10s is how many frames a client may send in ten seconds, MostChatPer10s how many of them may be said to others.
	MostPer10s     = 200
	MostChatPer10s = 10
	// MostBox is how many bytes a box may have that is handed on to or by a player who deals.
	MostBox = 8 << 10
	// LongestName is how many letters the name of a person may have, LongestRoomName that of a room.
	LongestName     = 20
	LongestRoomName = 40
	// LongestText is how many letters may be said at once.
	LongestText = 280
	// ChatKept is how much of what was said who joins is told.
	ChatKept = 50
	// MinSeats and MaxSeats bound a room's chairs.
	MinSeats = engine.MinSeats
	MaxSeats = engine.MaxSeats
	// MostWatching is how many may watch a room.
	MostWatching = 100

	longestRules = 2000    // bytes of a rule set's text form
	longestWord  = 40      // bytes of a name that is not people's: a game, a level, a language
	longestToken = 128     // bytes of a token
	mostCards    = 64      // in one command
	shareBytes   = 16      // of a share in a deal
	mostID       = 1 << 53 // a request's: every client's numbers are exact so far
)
