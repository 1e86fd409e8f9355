package words

// Keys of people elsewhere, as a screen of rooms shows them, with their placeholders.
const (
	CompanyChat        Key = "company.chat"
	CompanySay         Key = "company.say"
	CompanySayHelp     Key = "company.say_help"
	CompanySend        Key = "company.send"
	CompanyPhrases     Key = "company.phrases"
	CompanyPhrasesHelp Key = "company.phrases_help"
	CompanyEmote       Key = "company.emote" // {face}
	CompanyNew         Key = "company.new"
	CompanyUnread      Key = "company.unread" // {n}
	CompanyNone        Key = "company.none"
)
