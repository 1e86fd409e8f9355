package main

import (
	"fmt"
	"os"
	"strings"

	"fourtell/engine"
	"fourtell/words"
)

// console is where a game is printed: both ends, the language it is told in, and what the screen can show.
type console struct {
	s      stream
	lang   words.Language
	book   terms
	face   look // what the terminal can show
	live   bool // somebody types
	told   bool // something was printed
	asking bool // the prompt stands on the last line
}

// lookAt finds out what there is at either end: a terminal to type in makes the game live, one to read from has colours,
// unless NO_COLOR says that they are not wanted (no-color.org) or TERM that there are none.
func (c *console) lookAt() {
	c.live = terminal(c.s.in)
	screen := terminal(c.s.out) && os.Getenv("TERM") != "dumb"
	c.face = look{colors: screen && os.Getenv("NO_COLOR") == "", clears: screen && c.live, plain: screen && !showsUnicode(os.Getenv)}
	if screen {
		c.face.columns = func() int { return columnsOfTerminal(c.s.out) }
	}
}

// speak has the game speak a language, or English where the terminal has no letters for it.
func (c *console) speak(tag string) {
	c.lang = words.Named(tag)
	if c.face.plain && tag == "ja" {
		c.lang = words.English()
	}
	c.lang = words.At(c.book, c.lang)
}

// prompt asks for a line where somebody types.
func (c *console) prompt() {
	if c.live && !c.asking {
		fmt.Fprint(c.s.out, "> ")
		c.asking = true
	}
}

// unprompt takes the prompt away before something else is printed; what has been typed already is still heard.
func (c *console) unprompt() {
	switch {
	case !c.asking:
	case c.face.clears:
		fmt.Fprint(c.s.out, "\r\x1b[K")
	default:
		fmt.Fprintln(c.s.out)
	}
	c.asking = false
}

// tell prints one line of the game.
func (c *console) tell(format string, args ...any) {
	c.told = true
	c.unprompt()
	fmt.Fprintln(c.s.out, c.face.shown(fmt.Sprintf(format, args...), hanging))
}

// say prints a sentence of the terminal's own.
func (c *console) say(key words.Key, args ...words.Arg) { c.tell("%s", c.lang.Say(key, args...)) }

// clear leaves nothing of a hand in sight, nor above the screen's edge. Over a pipe there is no screen.
func (c *console) clear() {
	c.unprompt()
	switch {
	case c.face.clears:
		fmt.Fprint(c.s.out, "\x1b[2J\x1b[3J\x1b[H")
	case c.live:
		fmt.Fprint(c.s.out, strings.Repeat("\n", 60))
	}
}

// comma goes on with a list.
func (c *console) comma(key words.Key, args ...words.Arg) string {
	return c.lang.Say("list.comma") + c.lang.Say(key, args...)
}

// cards are cards in letters: R5 BS W.
func (c *console) cards(cards []engine.SeenCard) string {
	if len(cards) == 0 {
		return c.lang.Hand(nil)
	}
	all := make([]string, len(cards))
	for i, card := range cards {
		all[i] = c.book.card(c.face, card, engine.NoColor)
	}
	return strings.Join(all, " ")
}
