package words

// englishReplay: records shown, saved to files, opened from them and played on.
func englishReplay() map[Key]string {
	return map[Key]string{
		ReplayJumpBack:    "Previous challenge",
		ReplayEnter:       "Replay of {names}, {of} {of#beat|beats}.",
		ReplayMoments:     "Moments",
		ReplayMomentsNone: "Nothing stands out in this record.",
		ReplayMoment:      "round {n} · beat {at}",
		ReplaySave:        "Save to a file",
		ReplaySaveShort:   "Save",
		ReplaySaved:       "The record is saved",
		ReplayDownload:    "Your browser downloads it as {name}.",
		ReplayUnsaved:     "The record could not be written",
		ReplayTake:        "Play on from here",
		ReplayTakeShort:   "Play on",
		ReplayTakeHelp:    "Whose cards will you hold? The house plays for everybody else who was a person.",
		ReplayTakeCards:   "{n} {n#card|cards}",
		ReplayTaken:       "A practice game",
		ReplayTakenLine:   "You play on as {name}; the record stays as it is.",
		ReplayTakeEnd:     "The match is over here",
		ReplayTakeEndLine: "Go back a beat or more, and play on from there.",

		ReplayFile:         "Open a file…",
		ReplayFileTitle:    "Open a file",
		ReplayFileHelp:     "Drop a record anywhere on this window, or choose one that lies in {path}:",
		ReplayFileHelpNone: "Drop a record anywhere on this window. Records that lie in {path} are listed here; there is none yet.",
		ReplayFileForeign:  "{name} is no record of Fourtell",
		ReplayFileDamaged:  "{name} is damaged and cannot be shown",
		ReplayFileNewer:    "{name} was written by a newer Fourtell",
		ReplayFileUnread:   "{name} cannot be read",
		ReplayFileAsIs:     "The file was left as it is.",
		ReplayFileCut:      "{name} was cut short; what is there is shown.",

		ReplayDelete:      "Delete",
		ReplayDeleteTitle: "Delete this record?",
		ReplayDeleteLine:  "{what}. It cannot be brought back.",
		ReplayDeleted:     "The record is deleted",
		ReplayPractice:    "practice",
		ReplayEmptyHelp:   "Every round that is played to its end will be listed here, to be looked at beat by beat.",
		ReplayRow:         "{what}: {row}",
	}
}
