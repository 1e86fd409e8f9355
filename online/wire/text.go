package wire

import (
	"strings"
	"unicode/utf8"

	"fourtell/engine"
)

// CleanName is a person's name as others may be shown it; false where nothing of it can be seen.
func CleanName(text string) (string, bool) { return clean(text, LongestName) }

// CleanRoomName is a room's.
func CleanRoomName(text string) (string, bool) { return clean(text, LongestRoomName) }

// CleanText is something said, of which nothing is cut: false where nothing of it can be seen, and where it is longer than
// LongestText.
func CleanText(text string) (string, bool) {
	text = strings.TrimSpace(text)
	if utf8.RuneCountInString(text) > LongestText {
		return "", false
	}
	return clean(text, LongestText)
}

func clean(text string, most int) (string, bool) {
	if len(text) > MostFrame {
		return "", false
	}
	c := engine.CleanLabel(text, most)
	if c == "?" && strings.TrimSpace(text) != "?" {
		return "", false // of a text with nothing to see, or one whose only letter is a question mark between such: no loss
	}
	return c, engine.CheckLabel(c, most) == nil
}
