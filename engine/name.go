package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// LongestName is how many runes the name of a seat may have.
	LongestName = 40
	// mostMarks is how many marks may stand on one letter: more of them run over the lines above and below.
	mostMarks = 4
	// mostQuoted is how many runes of a foreign text a sentence quotes.
	mostQuoted = 40
)

// CheckName is what keeps a text from being the name of a seat, in one sentence; nil where nothing does. It is the one gate
// for every name that comes from outside.
func CheckName(name string) error { return CheckLabel(name, LongestName) }

// CheckLabel is CheckName for a text of at most so many runes.
func CheckLabel(text string, most int) error {
	if text == "" {
		return errors.New("nobody is named")
	}
	if !utf8.ValidString(text) || utf8.RuneCountInString(text) > most || visible(text) != text || strings.TrimSpace(text) == "" {
		return fmt.Errorf("%s is no name: at most %d letters, and none that cannot be seen", Quote(text), most)
	}
	return nil
}

// CleanName is a name as near to a text as CheckName allows: without what cannot be seen, and shortened in its middle, since
// names that begin alike differ at their ends. A name that is one already stays as it is.
func CleanName(name string) string { return CleanLabel(name, LongestName) }

// CleanLabel is CleanName for a text of at most so many runes.
func CleanLabel(text string, most int) string {
	if CheckLabel(text, most) == nil {
		return text
	}
	if longest := 1 << 16; len(text) > 2*longest { // nothing of what lies between is ever seen
		text = text[:longest] + text[len(text)-longest:]
	}
	text = strings.TrimSpace(visible(strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " ")))
	if text == "" {
		return "?"
	}
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	tail := most / 3
	head, from := most-1-tail, len(letters)-tail
	for head > 0 && continues(letters[head-1], letters[head]) {
		head--
	}
	for from < len(letters) && continues(letters[from-1], letters[from]) {
		from++
	}
	return visible(strings.TrimRight(string(letters[:head]), " ") + "…" + strings.TrimLeft(string(letters[from:]), " "))
}

const (
	nonJoiner rune = 0x200C
	joiner    rune = 0x200D
)

// visible is a text without what cannot be seen: controls, signs that turn the direction of what follows, spaces without width
// and such. What shapes a letter that stands before it stays: marks, the joiners of Persian and of emoji, and the tags of flags.
func visible(text string) string {
	letters := []rune(text)
	marks := 0
	var last rune
	kept := letters[:0]
	for i, r := range letters {
		keep := unicode.IsPrint(r) && !blank(r)
		switch {
		case unicode.Is(unicode.M, r):
			marks++
			keep = keep && marks <= mostMarks && last != 0 && last != ' '
		case r == joiner || r == nonJoiner:
			keep = last != 0 && last != ' ' && last != joiner && last != nonJoiner && i+1 < len(letters) && unicode.IsGraphic(letters[i+1]) &&
				!unicode.IsSpace(letters[i+1]) && !blank(letters[i+1]) && !unicode.Is(unicode.M, letters[i+1])
		case tag(r):
			keep = last == blackFlag || tag(last)
		default:
			marks = 0
		}
		if keep {
			kept, last = append(kept, r), r
		}
	}
	if len(kept) == len(letters) {
		return text
	}
	return string(kept)
}

// blank says that a letter is called one that can be seen, and cannot: the fillers of Hangul, the empty Braille cell and such.
func blank(r rune) bool {
	return r == 0x034F || r == 0x115F || r == 0x1160 || r == 0x17B4 || r == 0x17B5 || r == 0x2800 || r == 0x3164 || r == 0xFFA0
}

const blackFlag rune = 0x1F3F4 // which tags make the flag of a country's part

func tag(r rune) bool { return r >= 0xE0020 && r <= 0xE007F }

// continues says that two letters are not to be parted.
func continues(before, r rune) bool {
	return unicode.Is(unicode.M, r) || r == joiner || r == nonJoiner || before == joiner || tag(r) ||
		r >= 0x1F3FB && r <= 0x1F3FF || // the colours of a skin
		flagLetter(before) && flagLetter(r)
}

// flagLetter says that two such letters are a flag.
func flagLetter(r rune) bool { return r >= 0x1F1E6 && r <= 0x1F1FF }

// Quote is a foreign text as a sentence quotes it: in quotation marks, what cannot be seen written out, and cut where it is long.
func Quote(text string) string { return strconv.Quote(Shorten(text)) }

// Shorten is a foreign text, cut where it is long.
func Shorten(text string) string {
	n := 0
	for i := range text {
		if n == mostQuoted {
			return text[:i] + "…"
		}
		n++
	}
	return text
}
