package words

import "strings"

// loaderPrefix begins the keys of what the page's loader says.
const loaderPrefix = "loader."

// Loader is everything that the page's own script says, by the names the script has for it: "click", "stopped" … The
// placeholders are left in, for the script to fill. It is for the page's build; the game asks for none of it.
func (l *Language) Loader() map[string]string {
	said := map[string]string{
		"motto": l.messages[TitleLine], "legal": l.messages[TitleNotice],
		"report": l.messages[ReportTitle], "sent": l.messages[ReportHelpPage], "download": l.messages[ReportDownload],
		"learn": l.messages[LearnTitle], "table": l.messages[ButtonNewTable], "replays": l.messages[ReplaysTitle],
	}
	for key, text := range l.messages {
		if name, ok := strings.CutPrefix(string(key), loaderPrefix); ok {
			said[name] = text
		}
	}
	return said
}
