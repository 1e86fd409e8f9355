package words

// englishRating: how strong somebody is.
func englishRating() map[Key]string {
	return map[Key]string{
		RatingTitle:       "Rating",
		RatingNone:        "No round has been rated yet.",
		RatingInvite:      "Play a round to its end, and here stands how strong you are, on the same scale as the house.",
		RatingHelp:        "1500 is the middle of the house. Whoever has 400 points more wins ten of eleven rounds for two.",
		RatingMonth:       "Month",
		RatingAll:         "All months",
		RatingEarlier:     "Earlier",
		RatingSeason:      "{of}: {points}, {rounds}",
		RatingSeasonAbove: "{of}: {points}, {rounds}, above {level}",
		RatingSeasonLast:  "Last season, {month}",
		RatingSeasonOver:  "The season is over: {month}",
		RatingPoints:      "{n} ± {within}",
		RatingSpoken:      "{n}, give or take {within}",
		RatingRecent:      "The last rounds",
		RatingMoved:       "from {from} to {to}",
		RatingResult:      "Your rating: {n} ({change})",
		RatingOne:         "rating {n}",
		RatingBeside:      "{name} · {n}",
	}
}
