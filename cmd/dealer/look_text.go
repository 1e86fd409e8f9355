package main

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/width"
)

// wrapped breaks a line at its spaces so that none is wider than so many columns, and sets what follows in by as many
// columns as hang. A word that is wider alone, and a language without spaces, break where they must. What colours a text
// (ESC [ … m) takes no column.
func wrapped(text string, columns, hang int) string {
	if hang > columns/2 {
		hang = 0
	}
	var out, word strings.Builder
	at, wide := 0, 0 // columns of the row so far, of the word
	empty := true    // the row holds no word yet
	flush := func() {
		out.WriteString(word.String())
		at += wide
		empty = empty && wide == 0
		word.Reset()
		wide = 0
	}
	newLine := func() {
		out.WriteString("\n" + strings.Repeat(" ", hang))
		at, empty = hang, true
	}
	escape := false
	for _, r := range text {
		n := columnsOf(r)
		switch {
		case escape || r == '\x1b':
			escape = r != 'm'
			n = 0
		case r == '\n':
			flush()
			out.WriteByte('\n')
			at, empty = 0, true
			continue
		case r == ' ':
			flush()
			if at >= columns {
				newLine()
				continue
			}
			out.WriteByte(' ')
			at++
			continue
		}
		for at+wide+n > columns {
			if n > 1 || empty { // between two letters of a script without spaces, and in a word too wide
				flush()
			}
			trimmed := strings.TrimRight(out.String(), " ")
			out.Reset()
			out.WriteString(trimmed)
			newLine()
		}
		if n > 1 {
			flush()
		}
		word.WriteRune(r)
		wide += n
	}
	flush()
	return out.String()
}

// columnsOf is how many columns of a terminal a letter takes (Unicode Standard Annex 11; marks stand over another).
func columnsOf(r rune) int {
	switch {
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// plainLetters are a text's in those of ASCII, for a terminal that shows no others: straight quotes, and letters without their
// marks; what has none is a question mark.
func plainLetters(text string) string {
	text = strings.NewReplacer("“", `"`, "”", `"`, "„", `"`, "«\u00a0", `"`, "\u00a0»", `"`, "«", `"`, "»", `"`, "‘", "'", "’", "'", "…", "...", "–", "-",
		"—", "-", "−", "-", "·", "-", "×", "x", "→", "->", "▶", ">", "\u00a0", " ", "\u202f", " ", "ß", "ss", "ł", "l", "Ł", "L", "ø", "o", "Ø", "O",
		"œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE", "¿", "", "¡", "").Replace(text)
	return strings.Map(func(r rune) rune {
		switch {
		case r < 0x80:
			return r
		case unicode.Is(unicode.Mn, r):
			return -1
		}
		return '?'
	}, norm.NFD.String(text))
}
