package words

// englishSaves: matches put aside and taken up, and what goes wrong with them.
func englishSaves() map[Key]string {
	return map[Key]string{
		ResumeNote:    "round {n} · {held} {held#card|cards}",
		ResumeAgainst: "with {names}",
		ResumeTitle:   "A match is under way",
		ResumeRound:   "Round {n} with {names}; you hold {held} {held#card|cards}.",
		ResumeLost:    "If you start anew, that match is let go.",
		ButtonAnew:    "Start anew",

		SaveCutShort:  "The last move was half saved",
		SaveCutLine:   "Everything before it is there ({name}, line {n}).",
		SaveDamaged:   "The saved match is damaged",
		SaveForeign:   "This is no match of Fourtell",
		SaveAside:     "{name} was kept as {aside}, and nothing was lost from it.",
		SaveAsIs:      "{name} was left as it is.",
		SaveNewer:     "A newer Fourtell saved this match",
		SaveInUse:     "Another window is playing your match",
		SaveInUseLine: "This one plays without saving over it.",
		SaveRoom:      "There was no room left to save",
		SaveRoomLine:  "{n} old {n#record|records} made room.",
		SaveUnwritten: "The match cannot be saved",
		SaveUnread:    "{name} cannot be read",
		SaveRenamed:   "A name could not be shown as it is",
		SaveRenamedTo: "It is “{who}” now; everything else is there ({name}, line {n}).",
		SaveNowhere:   "Matches are not kept on this machine",
		SaveForbidden: "The browser forbids this page to store anything.",

		ReplaysTitle:  "Replays",
		ReplaysEmpty:  "No round has been finished yet.",
		ReplaysCount:  "{n} {n#match|matches}",
		ReplaysWon:    "{names} won",
		ReplaysDrawn:  "Drawn",
		ReplaysRounds: "{n} {n#round|rounds}",
		ReplaysOnline: "online · {room} · round {n}",
		ReplayPlay:    "Play",
		ReplayPause:   "Pause",
		ReplayBack:    "A beat back",
		ReplayOn:      "A beat on",
		ReplayJump:    "Next challenge",
		ReplayNoJump:  "Nobody challenged here",
		ReplayAll:     "All hands",
		ReplayView:    "View",
		ReplayAt:      "round {round} · beat {n} of {of}",
	}
}
