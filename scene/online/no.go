package online

import (
	"slices"

	"fourtell/online/wire"
	"fourtell/scene/stage"
)

// SayNo is why a house does not do something, in the player's language where it has the sentence.
func SayNo(s *stage.Stage, no *wire.No) string {
	if slices.Contains(wire.Codes(), no.Code) {
		return s.Lang().Rooms().No(string(no.Code))
	}
	return no.Say
}
