package statistics

import (
	"strings"

	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/words"
)

// opponentName is an opponent as a player reads it.
func opponentName(l *words.Language, id string) string {
	if name, ok := strings.CutPrefix(id, guests.OpponentPerson); ok {
		return name
	}
	for _, sits := range guests.Sitters() {
		if sits.ID == id || sits.ID == stage.SitsProgram && strings.HasPrefix(id, stage.SitsProgram) {
			return l.Say(sits.Name)
		}
	}
	return id
}
