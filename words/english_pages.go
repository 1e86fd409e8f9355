package words

func englishPages() map[Key]string {
	return map[Key]string{
		ButtonAbout:      "About",
		SettingByLevel:   "By level",
		RulesChangedHere: "Otherwise than usual here",
		RulesGame:        "The usual game",
		RulesSearch:      "Search the rules",
		RulesFound:       "{n} {n#rule|rules} found",
		RulesNone:        "Nothing in the rules says “{text}”",
		RuleStep:         "The rule",
		RuleStepKey:      "{key} opens the rule.",
		SettingPeek:      "Hand face down until asked for",
		PeekHidden:       "Hold {key} to see your hand",
		PeekTouch:        "Hold a finger here to see your hand",
		PeekShown:        "Your hand lies open.",
		PeekCovered:      "Your hand lies face down.",
		JumpPad:          "Press {key} to jump in",
		AboutVersion:     "Version",
		AboutVersionLine: "Fourtell {version}, under the MIT License.",
		RulesOf:          "{name}. First what this table plays otherwise than usual; below it the usual game, and every other rule.",
		RulesAsUsual:     "{name}: the usual game, and below it every rule that can be set otherwise.",
		RulesUnusual:     "Changed: usually it is “{value}”.",
		AboutFree:        "A game of its own",
		AboutWork:        "Whose work is in it",
		AboutWorkLine:    "Ebitengine, Oto and go-mp3 draw it and sound it (Apache 2.0); the letters are Gabarito and Nunito (Open Font Licence); some notes come from Frank Wen's Fluid soundfont (MIT). Cards, pictures, words, effects and score are the project's own. THIRD_PARTY.md names everything with its licence.",
		AboutHear:        "To play without pictures",
		AboutHearLine:    "“dealer play” is the whole game in a terminal, line by line, for a screen reader or a script. On the page everything that happens is spoken.",
		AboutKept:        "What it keeps, and where",
		AboutKeptLine:    "Settings lie in your configuration folder, the match you are in and the last 200 rounds in your data folder, both under fourtell. Nothing leaves this machine.",
		AboutKeptPage:    "Settings, the match you are in and the last rounds lie in this browser's storage. Nothing leaves this machine.",
	}
}
