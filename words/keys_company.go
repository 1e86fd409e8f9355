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

// Keys of a table in company.
const (
	CompanyOpen     Key = "company.open"
	CompanyShut     Key = "company.shut"
	CompanyPeople   Key = "company.people"
	CompanyHelp     Key = "company.help"
	CompanyWatching Key = "company.watching" // {n}
	CompanyMute     Key = "company.mute"     // {name}
	CompanyHear     Key = "company.hear"     // {name}
	CompanyMuted    Key = "company.muted"
	CompanyKick     Key = "company.kick" // {name}
	CompanyYou      Key = "company.you"
	CompanyHost     Key = "company.host"
	CompanyWatches  Key = "company.watches"
	CompanyPlays    Key = "company.plays"
	CompanyBot      Key = "company.bot"
	CompanyWaits    Key = "company.waits" // {n}
	CompanyUnderway Key = "company.underway"
	CompanyWatch    Key = "company.watch"
	CompanyStand    Key = "company.stand"
	CompanyLeave    Key = "company.leave"
	CompanyJoin     Key = "company.join"
	CompanyCode     Key = "company.code"
	CompanyApart    Key = "company.uncounted"
	CompanyNextIn   Key = "company.next_in" // {n}

	// on a big screen
	CompanyPlaysNow Key = "company.plays_now"
	CompanyTook     Key = "company.took" // {n}
	CompanySkipped  Key = "company.skipped"
	CompanyBig      Key = "company.big"
	CompanyUsual    Key = "company.usual"

	// on a phone that holds a hand alone
	CompanyHandOnly Key = "company.hand_only"
	CompanyWhole    Key = "company.whole"
	CompanyLookUp   Key = "company.look_up"
	CompanyRoom     Key = "company.room" // {code}
	HandYours       Key = "hand.yours"   // {name}
	HandOther       Key = "hand.other"   // {name}
	HandThen        Key = "hand.then"    // {name}
	HandFits        Key = "hand.fits"    // {fit}, {n}
	HandPlay        Key = "hand.play"    // {card}
	HandChoose      Key = "hand.choose"
)
