package words

// englishDoubts: a claim of cards that may be doubted, and what came of it.
func englishDoubts() map[Key]string {
	return map[Key]string{
		DoubtButton:  "Doubt",
		DoubtLet:     "Let it pass",
		DoubtLie:     "A lie: {name} takes {n}.",
		DoubtTrue:    "True: you do.",
		DoubtFirst:   "The first to doubt counts.",
		DoubtQuicker: "{name} was quicker.",
		DoubtPasses:  "passes",
		DoubtOwnKeys: "Doubt by your own key, and let it pass with Shift: {keys}",
		DoubtLook:    "To see your own hand first, hold {key} and press your own key, or press the eye.",

		DoubtImpossible: "Impossible",
		DoubtHardly:     "Hardly possible",
		DoubtDoubtful:   "Doubtful",
		DoubtPossible:   "Possible",
		DoubtChance:     "lie {chance} %",
		DoubtTold:       "A lie with {chance} %, as far as cards tell.",
		DoubtInAll:      "{all} in all,",
		DoubtYours:      "{n} {n#is|are} yours,",
		DoubtKnown:      "{n} you know of,",
		DoubtLeft:       "{left} may be there",
		DoubtTooFew:     "{left} {left#is|are} too few",
		DoubtWhy:        "You hold {cards}: at most {left} {left#is|are} left.",
		DoubtWhyNone:    "You hold none: at most {left} {left#is|are} left.",
		DoubtWhyKnown:   "You know of {cards}: at most {left} {left#is|are} left.",

		"verdict.claim.guilty.you":     "You said {cards}: {odd} {odd#is|are} not.",
		"verdict.claim.guilty.other":   "{name} said {cards}: {odd} {odd#is|are} not.",
		"verdict.claim.innocent.you":   "You said {cards}, and so it is.",
		"verdict.claim.innocent.other": "{name} said {cards}, and so it is.",

		DoubtTurning:                     "turning",
		DoubtSkip:                        "{key} to go on at once",
		DoubtSkipClick:                   "Click to go on at once",
		DoubtSkipTap:                     "Tap anywhere to go on at once",
		"doubt.takes.you":                "take {n}",
		"doubt.takes.other":              "takes {n}",
		"verdict.doubter.you":            "You doubted",
		"verdict.doubter.other":          "{name} doubted",
		"verdict.doubter.right.you":      "and were right",
		"verdict.doubter.right.other":    "and was right",
		"verdict.doubter.wrong.you":      "and were wrong",
		"verdict.doubter.wrong.other":    "and was wrong",
		"verdict.accused.guilty.you":     "caught: mask off",
		"verdict.accused.guilty.other":   "caught: mask off",
		"verdict.accused.innocent.you":   "told the truth",
		"verdict.accused.innocent.other": "told the truth",
	}
}
