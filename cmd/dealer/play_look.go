package main

import (
	"fmt"
	"os"

	"fourtell/engine"
)

// look is what the place that is written to can show.
type look struct {
	colors bool // cards in their colour; their letters are there always
	clears bool // the screen can be cleared
}

// lookAt finds out what there is at either end: a terminal to type in makes the game live, one to read from has colours,
// unless NO_COLOR says that they are not wanted (no-color.org) or TERM that there are none.
func (p *playing) lookAt() {
	p.live = terminal(p.s.in)
	screen := terminal(p.s.out) && os.Getenv("TERM") != "dumb"
	p.face = look{colors: screen && os.Getenv("NO_COLOR") == "", clears: screen && p.live}
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

// prompt asks for a line where somebody types.
func (p *playing) prompt() {
	if p.live && !p.over && !p.asking {
		fmt.Fprint(p.s.out, "> ")
		p.asking = true
	}
}

// unprompt takes the prompt away before something else is printed; what has been typed already is still heard.
func (p *playing) unprompt() {
	switch {
	case !p.asking:
	case p.face.clears:
		fmt.Fprint(p.s.out, "\r\x1b[K")
	default:
		fmt.Fprintln(p.s.out)
	}
	p.asking = false
}
