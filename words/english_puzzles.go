package words

// englishPuzzles: the puzzles without end.
func englishPuzzles() map[Key]string {
	return map[Key]string{
		EndlessTitle:     "Puzzles without end",
		EndlessAll:       "All puzzles",
		EndlessMode:      "Without end",
		EndlessLine:      "Found in rounds of yours and the house's, never the same kind twice running, and as hard as you are strong.",
		EndlessFirst:     "Solve one, and you have a rating.",
		EndlessRating:    "Rating {n} ± {by}",
		EndlessSolved:    "{n} of {of} solved",
		EndlessNow:       "Your rating: {n}.",
		EndlessRecord:    "best: {n}",
		EndlessOwn:       "From a round of yours",
		EndlessOf:        "Rating of the puzzle: {n}",
		EndlessBest:      "What is best?",
		EndlessBestLine:  "One thing is clearly better than all the rest.",
		EndlessLie:       "Is it a lie?",
		EndlessDoubtLine: "Call it, or let it go.",
		EndlessLooking:   "Looking for a puzzle…",
		EndlessOpen:      "Open a link",
		EndlessOpenHelp:  "Paste the link of a puzzle here.",
		EndlessShareHelp: "Whoever opens this link gets the same puzzle:",
		EndlessBadLink:   "This link leads to no puzzle",

		EndlessTorn:       "It is the link of something else, or not all of it is there.",
		EndlessTooLong:    "It has {n} letters; the link of a puzzle has {most} at the most.",
		EndlessNewer:      "It is of version {n}, which a newer Fourtell reads; this one reads version {most}.",
		EndlessUnplayable: "The round in it cannot be played.",
		EndlessIdle:       "Nothing is asked at the table in it.",
		EndlessUnclear:    "No answer to what it asks is clearly the best.",

		StreakMode: "Streak",
		StreakLine: "As many in a row as you can. The first mistake ends it.",
		StreakAt:   "{n} in a row",
		StreakOver: "Over after {n}",
		RushMode:   "Rush",
		RushLine:   "As many as you can in three minutes. A mistake costs ten seconds.",
		RushSolved: "{n} solved",
		RushOver:   "Time is up",
	}
}
