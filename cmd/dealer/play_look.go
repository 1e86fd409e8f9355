package main

import (
	"io"
	"os"
	"strconv"
	"strings"

	"fourtell/words"

	"github.com/jeandeaual/go-locale"
	"golang.org/x/term"
)

// look is what the place that is written to can show.
type look struct {
	colors bool // cards in their colour; their letters are there always
	clears bool // the screen can be cleared
	plain  bool // it shows the letters of ASCII alone
	// columns is how wide it is now, 0 where a line may be as long as it likes; nil is 0.
	columns func() int
}

// spoken is the language the player's system is set to, of those there are.
func spoken() string {
	tags, err := locale.GetLocales()
	if err != nil {
		return words.English().Tag
	}
	return words.Match(tags...)
}

// showsUnicode says whether a terminal's letters are those of UTF-8: what the first of the locale's variables that is set
// says (POSIX.1-2017, 8.2); where none is, as on Windows, they are.
func showsUnicode(getenv func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := getenv(name); value != "" {
			value = strings.ToUpper(value)
			return strings.Contains(value, "UTF-8") || strings.Contains(value, "UTF8")
		}
	}
	return true
}

// columnsOfTerminal is how wide a terminal is, 0 where it does not say.
func columnsOfTerminal(out io.Writer) int {
	if r, ok := out.(*results); ok {
		out = r.Writer
	}
	f, ok := out.(*os.File)
	if !ok {
		return 0
	}
	wide, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return wide
}

// shown is a line as the terminal can show it, what follows its first row set in by hang columns.
func (l look) shown(line string, hang int) string {
	if l.plain {
		line = plainLetters(line)
	}
	if l.columns == nil {
		return line
	}
	if wide := l.columns(); wide >= 20 { // narrower than that nobody plays
		line = wrapped(line, wide, hang)
	}
	return line
}

// terminal says whether it is a terminal: a character device, and not the one that swallows everything.
func terminal(stream any) bool {
	if r, ok := stream.(*results); ok {
		stream = r.Writer
	}
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	is, err := f.Stat()
	if err != nil || is.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	nothing, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(is, nothing)
}

const plainText = "\x1b[0m"

// ink is one of a terminal's colours, by its number; 0: as all the rest.
type ink uint8

// The inks that cards are written in.
const (
	redInk ink = iota + 31
	greenInk
	yellowInk
	blueInk
)

// bold is the text in heavy letters of that ink, where the terminal has colours.
func (l look) bold(text string, of ink) string {
	switch {
	case !l.colors:
		return text
	case of == 0:
		return "\x1b[1m" + text + plainText
	}
	return "\x1b[1;" + strconv.Itoa(int(of)) + "m" + text + plainText
}
