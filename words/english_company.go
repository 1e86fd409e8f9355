package words

// englishCompany: people elsewhere, as a screen of rooms shows them.
func englishCompany() map[Key]string {
	return map[Key]string{
		CompanyChat:        "Chat",
		CompanySay:         "Say something",
		CompanySayHelp:     "Everybody in the room reads it.",
		CompanySend:        "Send",
		CompanyPhrases:     "Phrases",
		CompanyPhrasesHelp: "Everybody reads them in their own language.",
		CompanyEmote:       "Make a face: {face}",
		CompanyNew:         "new",
		CompanyUnread:      "{n} new",
		CompanyNone:        "Nothing has been said yet.",

		CompanyOpen:     "Open the chat",
		CompanyShut:     "Close the chat",
		CompanyPeople:   "People",
		CompanyHelp:     "Who sits here and who watches. Choose somebody to mute them.",
		CompanyWatching: "{n} {n#watches|watch}",
		CompanyMute:     "Mute {name}",
		CompanyHear:     "Hear {name} again",
		CompanyMuted:    "muted",
		CompanyKick:     "Put {name} out of the room",
		CompanyYou:      "you",
		CompanyHost:     "host",
		CompanyWatches:  "watches",
		CompanyPlays:    "at the table",
		CompanyBot:      "bot",
		CompanyWaits:    "waiting · {n} s",
		CompanyUnderway: "On its way…",
		CompanyWatch:    "Watch",
		CompanyStand:    "Stand up and watch",
		CompanyLeave:    "Leave the room",
		CompanyJoin:     "Join with your phone",
		CompanyCode:     "Room code",
		CompanyApart:    "The round is not counted in the statistics.",
		CompanyNextIn:   "Next round ({n})",

		CompanyPlaysNow: "plays now",
		CompanyTook:     "took {n}",
		CompanySkipped:  "sits out",
		CompanyBig:      "Big screen",
		CompanyUsual:    "Usual table",
	}
}
