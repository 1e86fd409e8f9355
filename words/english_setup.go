package words

// SetupUnchanged says that the rules are those of their rule set.
const SetupUnchanged Key = "setup.unchanged"

// What stands in one line below the switches, and how much room they have.
const (
	SetupHand   Key = "setup.hand"
	SetupScore  Key = "setup.score"
	SetupClock  Key = "setup.clock"
	SetupCall   Key = "setup.call"
	SetupRounds Key = "setup.rounds" // no score is kept
	SetupEvery  Key = "setup.every"  // give the switches the whole window
	SetupBeside Key = "setup.beside" // show the seats again
)

// englishSetup: the screen on which a table is set.
func englishSetup() map[Key]string {
	return map[Key]string{
		ButtonNewTable: "New table",

		SetupTitle:      "Set the table",
		SetupSeats:      "Seats",
		SetupCount:      "{n} of {most}",
		SetupRules:      "House rules",
		SetupDeal:       "Deal the cards",
		SetupAdd:        "Add a seat",
		SetupBack:       "Back to the title",
		SetupReset:      "Undo {n} {n#change|changes}",
		SetupUnchanged:  "Nothing changed",
		SetupSave:       "Save as …",
		SetupShare:      "As text …",
		SetupDelete:     "Delete {name}",
		SetupChanged:    "changed from {value}",
		SetupUsed:       "{presets}: {value}.",
		SetupUsual:      "The same in every rule set: {value}.",
		SetupUsualValue: "Usually {value}.",
		SetupOwn:        "A rule set of your own.",
		SetupSummary:    "{players} {players#player|players}, {cards} {cards#card|cards} each, {left} left to draw.",

		SetupHand:   "Hand",
		SetupScore:  "Score",
		SetupClock:  "Clock",
		SetupCall:   "Call",
		SetupRounds: "single rounds",
		SetupEvery:  "Every switch",
		SetupBeside: "Show the seats",

		SetupOffer:    "Without the challenge a bluff is free. Shall the table refuse bluffs?",
		SetupRefuse:   "Refuse bluffs",
		SetupHome:     "The {level} table: {n} {n#opponent|opponents}, {with}.",
		SetupHomeTake: "Set it",
		SetupFew:      "A table needs two players: {n} {n#sits|sit} here.",
		SetupTwins:    "Two seats are called {name}: rename one of them.",
		SetupNoTable:  "Nobody can play by these rules: {why}.",

		"why.rules.preset":     "there is no “{value}”; there are {all}",
		"why.rules.setting":    "“{value}” is not switch=value",
		"why.rules.switch":     "there is no switch “{name}”",
		"why.rules.choice":     "{name} is {all}, not “{value}”",
		"why.rules.number":     "{name} is {span}, not “{value}”",
		"why.rules.team_seats": "teams need four or more players and an even number, not {seats}",
		"why.rules.team_score": "teams play single rounds or for what the others hold; the scoring is “{value}”",
		"why.rules.clash":      "“{name}” can't be played together with “{other}: {value}”",
		"why.rules.cards":      "{seats} hands of {cards} are {need} cards; {decks} {decks#deck leaves|decks leave} {have} to deal and one to open with",

		SetupPerson:      "Person",
		"setup.skilled":  "Bot · Skilled",
		"setup.beginner": "Bot · Beginner",
		"setup.casual":   "Bot · Casual",
		"setup.expert":   "Bot · Expert",
		"setup.master":   "Bot · Master",
		"setup.random":   "Bot · Random",
		SetupEmpty:       "Empty",
		SetupPortrait:    "Portrait of {name}",
		SetupRename:      "Rename {name}",
		SetupUp:          "Move {name} up",
		SetupDown:        "Move {name} down",
		SetupMoved:       "{name} sits on seat {n}",

		SetupNameTitle:  "A name for this seat",
		SetupSetTitle:   "A name for your rule set",
		SetupSetHelp:    "The rules as they stand now are kept under this name.",
		SetupNameHelp:   "At most {n} letters.",
		SetupNoName:     "Type a name first.",
		SetupTaken:      "{name} is one of the house's rule sets: choose another name.",
		SetupReplaces:   "There is a {name} of yours already: confirm once more to replace it.",
		SetupSaved:      "{name} is saved",
		SetupDeleted:    "{name} is deleted",
		SetupShareTitle: "These rules as a short text",
		SetupShareHelp:  "Give this text to somebody, or type theirs in its place: a rule set's name, then switch=value, with commas between.",
		SetupUse:        "Use this text",
		SetupCopy:       "Copy",
		SetupCopied:     "Copied",
		SetupNotCopied:  "It could not be copied",
		SetupPaste:      "Paste",
		SetupNotPasted:  "There is no text to paste",
		SetupLong:       "There is room for {n} letters: the rest is left out.",
		SetupUnreadable: "That is no rule set: {why}.",
		SetupUsing:      "The rules are {name} now",
	}
}
