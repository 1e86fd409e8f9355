package ai

// Rated is how strong a player of the house is in a game, as docs/league.md has measured it: on the scale of people's ratings, on which the
// middle level is 1500 and 400 points more are ten to one in a round of two.
type Rated struct {
	Game   string // its name
	Kind   string // of House.Kinds
	Points int
	Within int // up and down from that, in 95 of 100
}

// RatingOf is how strong a kind is in a game of that name. A character without a line of its own plays as its level. False where nobody
// has measured it.
func RatingOf(game, kind string) (Rated, bool) {
	for _, r := range rated() {
		if r.Game == game && r.Kind == kind {
			return r, true
		}
	}
	if len(kind) > len(CharMark) && kind[:len(CharMark)] == CharMark {
		if c, ok := CharacterNamed(kind[len(CharMark):]); ok && c.Style == (Style{}) {
			return RatingOf(game, LevelMark+c.Level)
		}
	}
	return Rated{}, false
}

// Ratings are all that have been measured in a game, as docs/league.md has them.
func Ratings(game string) (all []Rated) {
	for _, r := range rated() {
		if r.Game == game {
			all = append(all, r)
		}
	}
	return all
}

// Luck is how fast a difference in strength drowns in a game where more than two sit: at n seats it counts (2/n) to the power of this. 0.5
// where nobody has measured it.
func Luck(game string) float64 {
	for _, l := range luck() {
		if l.game == game {
			return l.of
		}
	}
	return 0.5
}
