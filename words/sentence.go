package words

import (
	"strings"
	"unicode/utf8"
)

// Join puts sentences one after the other, with a space between them where their script has one; empty ones are left out.
func Join(list ...string) string {
	var b strings.Builder
	for _, text := range list {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if last, _ := utf8.DecodeLastRuneInString(b.String()); b.Len() > 0 && !unspaced(last) {
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String()
}

// Sentences is Join, with a full stop after each that has none.
func Sentences(list ...string) string {
	ended := make([]string, 0, len(list))
	for _, text := range list {
		text = strings.TrimSpace(text)
		last, _ := utf8.DecodeLastRuneInString(text)
		switch {
		case text == "" || strings.ContainsRune(".!?:。！？：", last):
		case unspaced(last):
			text += "。"
		default:
			text += "."
		}
		ended = append(ended, text)
	}
	return Join(ended...)
}

// Placed is what is spoken, and which of how many it is: "Bea, 2 of 4", or after sentences one more. A mark of exclamation
// ends a name or a value as well, so it counts as none.
func Placed(text, place string) string {
	if last, _ := utf8.DecodeLastRuneInString(text); strings.ContainsRune(".。", last) {
		return Sentences(text, place)
	}
	return text + ", " + place
}

// unspaced says whether a letter is of a script written without spaces: kana, Chinese characters and their marks.
func unspaced(r rune) bool { return r >= 0x3000 && r < 0xA000 || r >= 0xFF00 && r <= 0xFF60 }
