package ai

import (
	"fmt"

	"fourtell/engine"
)

// RoundOf is where in a record the commands of one round of the match lie, 1 the first: from … to-1. The error says that there is no such
// round.
func RoundOf(record *engine.Record, round int) (from, to int, err error) {
	now := record.Setup.FirstRound()
	for from < len(record.Commands) && now < round {
		if record.Commands[from].Verb == engine.VerbNextRound {
			now++
		}
		from++
	}
	if now != round {
		return 0, 0, fmt.Errorf("the record has no round %d", round)
	}
	to = from
	for to < len(record.Commands) && record.Commands[to].Verb != engine.VerbNextRound {
		to++
	}
	return from, to, nil
}
