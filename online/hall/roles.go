package hall

// What can be done in a room has owners of its own, each with a file or more: the room itself is who is there and what they are told.
type (
	hosting struct{ *Room } // what only the host may
	talking struct{ *Room } // what is said
	playing struct{ *Room } // the match: its beginning, its rounds, its end
	dealing struct{ *Room } // a round before its cards lie: what is promised, and what people give to it
	waiting struct{ *Room } // who is gone, and how long the room bears it
)
