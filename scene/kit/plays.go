package kit

import (
	"fourtell/assets"
	"fourtell/scene/stage"
)

// Plays says whether a round is played on a screen: there is music to it.
func Plays(sc stage.Scene) bool {
	m, ok := sc.(interface{ Mood() assets.Mood })
	return ok && (m.Mood() == assets.MoodTable || m.Mood() == assets.MoodTension)
}
