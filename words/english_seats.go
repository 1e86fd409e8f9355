package words

// englishSeats: who sits on which chair during a match, taking back in practice, and what follows a round.
func englishSeats() map[Key]string {
	return map[Key]string{
		SeatTake:      "A bot plays for {name}",
		SeatTakeMe:    "A bot plays for me",
		SeatBack:      "{name} is back",
		SeatBackMe:    "I am back",
		SeatBackAny:   "Somebody is back",
		SeatOnce:      "A bot plays this turn",
		SeatUntil:     "A bot plays until I am back",
		SeatTaken:     "A bot plays for {name}",
		SeatTakenOnce: "A bot plays this turn for {name}",
		SeatTakenYou:  "A bot plays for you",
		SeatGiven:     "{name} is back",
		SeatGivenYou:  "You are back",
		SeatNobody:    "Bots play for everybody",
		SeatOut:       "{name} is out",
		SeatsTitle:    "Who plays",

		ButtonUndo:   "Undo",
		UndoDone:     "Back at your last decision",
		UndoPeople:   "not with several people",
		UndoPrograms: "not against a program",
		UndoNothing:  "you have decided nothing yet",
		UndoOver:     "the round is over",
		UndoBot:      "a bot plays for you",
		UndoBots:     "nobody plays by hand",

		ButtonChange:   "Change the table",
		ButtonRematch:  "Rematch",
		ResultTogether: "{names} take {n} {n#point|points} together",
		ResultLeft:     "{n} {n#point was|points were} left in the other hands",
		ResultAll:      "what is left in each hand counts against it",
		ResultNobody:   "nobody gets any points",
		ResultTeam:     "{names} together, with {n} {n#point|points} in all",
		ResultWalkover: "everybody else has left",
		ResultFalls:    "out of the match: {names}",
		ResultInAll:    "with {n} {n#point|points} in all",
		ResultHeld:     "held {n}",
		ResultFirst:    "first to {n}",
		ResultLowest:   "until {n}: the lowest wins",
		ResultOutAt:    "out at {n}",
		ResultRow:      "{place}. {name}, {n} {n#point|points}.",
		ResultRowGain:  "{place}. {name}, {n} {n#point|points}, {gain} of them in this round.",
	}
}
