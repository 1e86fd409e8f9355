package words

// englishReport: what is sent along when something has gone wrong, and the game without pictures.
func englishReport() map[Key]string {
	return map[Key]string{
		ReportTitle:      "Report a problem",
		ReportHelp:       "Two files to send along: the log with version, system, errors and a line for each match, and the record of your last round, with the names at its table. Nothing is sent by itself.",
		ReportHelpPage:   "One file to send along: the log with version, browser, errors and a line for each match, and the record of your last round, with the names at its table. Nothing is sent by itself.",
		ReportWrite:      "Save the files",
		ReportDownload:   "Download the file",
		ReportFolder:     "Open the log's folder",
		ReportLies:       "Where the log lies",
		ReportUnkept:     "The log cannot be kept",
		ReportFailed:     "The report could not be saved",
		ReportFolderLies: "It is {folder} ({why}).",
		ReportNoFolder:   "The folder could not be opened",
		ReportWritten:    "Saved, with your last round beside it",
		ReportAlone:      "Saved; there is no finished round yet",

		SpokenPlace:    "{n} of {of}",
		SpokenMenu:     "Arrow keys choose, Enter opens.",
		SpokenKeys:     "Left and right arrow go through your hand, {play} plays a card. {draw}: draw. {call}: call. {catch}: catch or challenge. {stand}: hear where you stand. {hint}: hint. {log}: log. {pause}: pause and settings.",
		StandingSeat:   "{name} {n} {n#card|cards}",
		StandingSeats:  "After you: {seats}.",
		StandingPile:   "Play goes {way}; {n} in the draw pile.",
		SpokenSettings: "Up and down choose a row, left and right change it, Escape closes.",

		TerminalRow:  "In a terminal, for screen readers",
		TerminalHelp: "The same game, the same rules and opponents, in a terminal: every line is text that a screen reader reads.",
		TerminalHow:  "Type in a terminal: {command}",
		TerminalMore: "While playing, “help” lists the words and “hand” reads your hand.",
		TerminalAll:  "Seats, rules and saves are flags: {command} --help lists them. From the source, “make dealer” builds it as bin/dealer.",
	}
}
