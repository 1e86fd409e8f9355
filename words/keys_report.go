package words

// What a player sends along when something has gone wrong, and the game without pictures.
const (
	ReportTitle      Key = "report.title"
	ReportHelp       Key = "report.help"
	ReportHelpPage   Key = "report.help.page"
	ReportWrite      Key = "report.write"
	ReportDownload   Key = "report.download"
	ReportFolder     Key = "report.folder"
	ReportLies       Key = "report.lies"
	ReportUnkept     Key = "report.unkept"
	ReportFailed     Key = "report.failed"
	ReportNoFolder   Key = "report.no_folder"
	ReportFolderLies Key = "report.folder_lies" // {folder} {why}
	ReportWritten    Key = "report.written"
	ReportAlone      Key = "report.alone" // there is no record yet

	// Spoken alone, for who sees nothing.
	SpokenPlace    Key = "spoken.place" // {n} {of}
	SpokenMenu     Key = "spoken.menu"
	SpokenSettings Key = "spoken.settings"
	SpokenKeys     Key = "spoken.keys"    // {play} {draw} {call} {catch} {stand} {hint} {log} {pause}
	StandingSeat   Key = "standing.seat"  // {name} {n}
	StandingSeats  Key = "standing.seats" // {seats}
	StandingPile   Key = "standing.pile"  // {n} {way}

	TerminalRow  Key = "terminal.row"
	TerminalHelp Key = "terminal.help"
	TerminalHow  Key = "terminal.how" // {command}
	TerminalMore Key = "terminal.more"
	TerminalAll  Key = "terminal.all" // {command}
)
