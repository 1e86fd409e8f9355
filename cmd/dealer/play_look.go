package main

import (
	"io"
	"os"
	"strings"

	"fourtell/engine"
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

// card is the card in letters, in the colour it has or, for a wild on the pile, the one named for it.
func (l look) card(c engine.SeenCard, named engine.Color) string {
	text := c.String()
	if !l.colors {
		return text
	}
	color := c.Face.Color()
	if c.Face.Wild() {
		color = named
	}
	switch color {
	case engine.Red:
		return "\x1b[1;31m" + text + plainText
	case engine.Yellow:
		return "\x1b[1;33m" + text + plainText
	case engine.Green:
		return "\x1b[1;32m" + text + plainText
	case engine.Blue:
		return "\x1b[1;34m" + text + plainText
	}
	return "\x1b[1m" + text + plainText
}
