package table

import "fourtell/engine"

// The drawn card that lies face down for its owner too, and may be played unseen: it has no identity that anybody at the table knows.
// In the picture it has one, so that whatever is done with a card of the hand is done with it: it is the last of the hand's closed
// cards, the others, if there are any, came before it.

// unseenCard is its identity. No card of any game has that one.
const unseenCard engine.Card = mostIDs - 1

// inQuestion is the identity of the one card in question after a draw; 0 where none is.
func inQuestion(s *engine.Snapshot) engine.Card {
	switch {
	case s.Phase != engine.PhaseDrawn || !s.Owes():
		return 0
	case s.Drawn.Hidden():
		return unseenCard
	}
	return s.Drawn.ID
}

// unseen says whether the card in question is one that nobody has seen.
func (f *facts) unseen() bool { return f.drawn == unseenCard }
