package words

// englishHouse: due cards, jumping in, the clock, the log's filter.
func englishHouse() map[Key]string {
	return map[Key]string{
		StackOwed:    "Answer or take {n}",
		StackTake:    "Take {n}",
		StackWaits:   "{name}: answer or take {n}",
		JumpBanner:   "Click the card to jump in",
		JumpTouch:    "Tap the card to jump in",
		JumpTag:      "Jump in",
		JumpSaid:     "You may jump in with: {cards}. Press {key}.",
		JumpTooSoon:  "The table has moved on: press again to jump in",
		ClockSaidYou: "You have {n} {n#second|seconds} left.",
		LogAll:       "All",
		LogBluffs:    "Bluffs",
		LogMine:      "Mine",
		LogEntries:   "{n} {n#entry|entries}",
		LogNone:      "Nothing of this kind has happened yet.",
		LogShown:     "{n} {n#card lights|cards light} up on the table.",
		LogGone:      "Those cards no longer lie open.",
		LogNoCards:   "This is about no card.",
		FocusPlay:    "{card}, may be played",
		FocusNot:     "{card}",
	}
}
