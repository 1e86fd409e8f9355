package words

// englishReview: the look back at a round.
func englishReview() map[Key]string {
	return map[Key]string{
		ButtonReview:    "Review",
		ReviewTitle:     "Review",
		ReviewRound:     "round {n}",
		ReviewWorking:   "Thinking it over: {n} %",
		ReviewStopped:   "Stopped at {n} %",
		ReviewDone:      "The review is complete.",
		ReviewStop:      "Stop",
		ReviewGoOn:      "Go on",
		ReviewSeat:      "Decisions",
		ReviewShow:      "Show it on the table",
		ReviewGraph:     "Chances of winning, beat by beat",
		ReviewAt:        "Beat {n}",
		ReviewChances:   "Chances of winning: {all}.",
		ReviewChance:    "{name} {n} %",
		ReviewSwing:     "{name}: from {from} to {to} %.",
		ReviewNothing:   "Nothing was decided in this round.",
		ReviewNotOpened: "This round cannot be reviewed",

		ReviewTurns:     "Turning points",
		ReviewTurnsSoon: "The graph is being drawn …",
		ReviewTurn:      "beat {beat} · {swing}",

		ReviewDecisions:     "Decisions of {name}",
		ReviewDecisionsSoon: "Each is being tried anew …",
		ReviewDecisionsNone: "There was never anything to choose.",
		ReviewDecision:      "{grade}: {move}",
		ReviewGood:          "beat {beat} · nothing was better",
		ReviewBetter:        "beat {beat} · better: {move} (+{n} %)",
		ReviewBetterLess:    "beat {beat} · a little better: {move}",
		ReviewSkill:         "Skill. {name}: {n} {n#decision|decisions}, {best} as good as any; {lost} % of a win given away, {average} % at a time.",
		ReviewSkillAll:      "Skill. {name}: {n} {n#decision|decisions}, each as good as any.",
		ReviewLuckGave:      "Luck. {name} began with {from} %; the cards and what the others did added {n} %.",
		ReviewLuckTook:      "Luck. {name} began with {from} %; the cards and what the others did took {n} % away.",
		ReviewLuckNone:      "Luck. {name} began with {from} %; the cards and what the others did changed nothing.",

		ReviewBluffs:     "Bluffs and challenges",
		ReviewBluffsNone: "No Wild Draw Four could be challenged in this round.",
		ReviewCaught:     "{by}: a bluff. {name} challenged, and was right.",
		ReviewFooled:     "{by}: a bluff. {name} let it pass.",
		ReviewWronged:    "{by}: no bluff. {name} challenged in vain.",
		ReviewBelieved:   "{by}: no bluff. {name} did well not to challenge.",
		ReviewAnswered:   "{by}: a bluff. {name} laid another on it.",
		ReviewStacked:    "{by}: no bluff. {name} laid another on it.",

		GradeBest:    "Best",
		GradeFine:    "Fine",
		GradeSlip:    "Slip",
		GradeMistake: "Mistake",
		GradeBlunder: "Blunder",

		MoveNamed:     "{cards}, {color} named",
		MoveSwap:      "{cards}, hands swapped with {name}",
		MoveDraw:      "draw a card",
		MovePass:      "keep the drawn card",
		MoveAccept:    "take the cards",
		MoveChallenge: "challenge",
		MoveColor:     "{color} named",
	}
}
