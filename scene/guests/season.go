package guests

import (
	"fourtell/ai"
	"fourtell/room"
	"fourtell/words"
)

// SeasonLine is what somebody's month in a game has come to, of whatever that is told: the rating after its last round and how sure that is,
// how many rounds, and the strongest of the house's levels above which it stands.
func SeasonLine(l *words.Language, of, game string, m *room.Month) string {
	args := []words.Arg{words.With("of", of), words.With("rounds", l.Say(words.StatisticsCount, words.Count("n", m.Rounds))),
		words.With("points", l.Say(words.RatingPoints, words.Count("n", m.Last.Points()), words.Count("within", m.Last.Within())))}
	passed, points := "", 0
	for _, level := range ai.Levels() {
		if r, ok := RatingOf(game, ai.LevelMark+level.Name); ok && r.Points < m.Last.Points() && (passed == "" || r.Points > points) {
			passed, points = level.Name, r.Points
		}
	}
	if passed == "" {
		return l.Say(words.RatingSeason, args...)
	}
	return l.Say(words.RatingSeasonAbove, append(args, words.With("level", l.LevelName(passed)))...)
}
