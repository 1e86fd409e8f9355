package table

import (
	"fourtell/engine"
	"fourtell/scene/ask"
)

// question is the modal that is open over the table, and what it is about.
type question struct {
	modal    ask.Question
	decision uint32
	card     engine.SeenCard // the player's own play that waits for it; 0 = the table's question
}

// end forgets it.
func (q *question) end() { *q = question{} }
