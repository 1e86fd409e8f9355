package words

// englishLuggage: taking what one has come to along to another device.
func englishLuggage() map[Key]string {
	return map[Key]string{
		LuggageTitle:     "Take it along",
		LuggageHelp:      "What you have come to goes with you to another device and is put with what is there: ratings and statistics, lessons, puzzles, days and achievements. It may come as often as you like.",
		LuggageRow:       "What you have come to",
		LuggageShow:      "To another device",
		LuggageSave:      "Save your player file",
		LuggageSaveNote:  "to be opened there",
		LuggageOpen:      "Open a player file",
		LuggageOpenNote:  "or drop it on the window",
		LuggageCodes:     "As QR codes",
		LuggageCodesNote: "for a telephone's camera",
		LuggageNoPage:    "once you have been at a page or a house of the game",
		LuggageLarge:     "It is too much for QR codes: take it along as a file.",
		LuggageScan:      "Open each code with the other device's camera. The page there says which one is missing.",
		LuggageOf:        "Code {n} of {of}",
		LuggageBack:      "The code before",
		LuggageNext:      "The next code",
		LuggageSaved:     "Your player file is saved",
		LuggageUnsaved:   "The player file could not be saved",
		LuggageNowhere:   "Nothing is kept here: there is nowhere to put it",
		LuggageTaken:     "It is put together",
		LuggageNothing:   "There was nothing new in it",
		LuggageRounds:    "{n} {n#round|rounds}",
		LuggageLearned:   "{n} {n#lesson or puzzle|lessons and puzzles}",
		LuggageDays:      "{n} {n#day|days}",
		LuggageAwards:    "{n} {n#achievement|achievements}",
		LuggageTorn:      "{n} {n#line|lines} could not be read",
		LuggagePiece:     "{have} of {of} codes have come",
		LuggageMissing:   "Code {n} is still missing.",
		LuggageBadPiece:  "This code is none of a player file, or was read wrongly: scan it again.",
	}
}
