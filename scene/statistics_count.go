package scene

import (
	"strings"

	"fourtell/scene/stage"
	"fourtell/words"
)

// opponentPerson begins the name by which statistics know a person: "person Ann".
const opponentPerson = chairPerson + " "

// opponentName is an opponent as a player reads it.
func opponentName(l *words.Language, id string) string {
	if name, ok := strings.CutPrefix(id, opponentPerson); ok {
		return name
	}
	for _, sits := range sitters() {
		if sits.id == id || sits.id == stage.SitsProgram && strings.HasPrefix(id, stage.SitsProgram) {
			return l.Say(sits.name)
		}
	}
	return id
}
