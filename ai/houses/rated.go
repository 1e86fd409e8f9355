package houses

import (
	"fourtell/ai"
	"fourtell/engine/games"
)

// Rated is how strong a player of the house is in that game, "" the usual one, said as ai.Canonical takes it; false for one whom nobody has
// measured there.
func Rated(game, kind string) (ai.Rated, bool) {
	if game == "" {
		game = games.All()[0].Name()
	}
	kind, ok := ai.Canonical(Of(game), kind)
	if !ok {
		return ai.Rated{}, false
	}
	return ai.RatingOf(game, kind)
}
