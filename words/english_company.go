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
	}
}
