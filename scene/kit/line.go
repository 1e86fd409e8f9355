package kit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Line is a text that is being written, and where in it.
type Line struct {
	Text  string
	Most  int // letters at most
	Caret int // byte of Text

	over bool // there was no room for all that came last

	composing string // what an input method has not yet handed over
}

// step moves the caret by a letter, to the left with -1.
func (n *Line) step(d int) {
	if d < 0 {
		n.Caret -= n.before()
	} else {
		n.Caret += n.behind()
	}
}

// before is how many bytes the letter before the caret has, 0 where there is none; behind the one behind it.
func (n *Line) before() int {
	_, bytes := utf8.DecodeLastRuneInString(n.Text[:n.Caret])
	return bytes
}

func (n *Line) behind() int {
	_, bytes := utf8.DecodeRuneInString(n.Text[n.Caret:])
	return bytes
}

// key does what a key does to a text, and says whether it is one of those.
func (n *Line) key(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyBackspace:
		gone := n.before()
		n.over = false
		n.Text = n.Text[:n.Caret-gone] + n.Text[n.Caret:]
		n.Caret -= gone
	case ebiten.KeyDelete:
		n.Text = n.Text[:n.Caret] + n.Text[n.Caret+n.behind():]
	case ebiten.KeyHome:
		n.Caret = 0
	case ebiten.KeyEnd:
		n.Caret = len(n.Text)
	default:
		return false
	}
	return true
}

// insert puts letters at the caret, as many as there is room for.
func (n *Line) insert(text string) {
	whole := text
	text = printable(text, n.Most-utf8.RuneCountInString(n.Text))
	n.over = len(text) < len(printable(whole, len(whole)))
	n.Text = n.Text[:n.Caret] + text + n.Text[n.Caret:]
	n.Caret += len(text)
}

// set puts another text in the place of the one that stands there, the caret at its end.
func (n *Line) set(text string) {
	n.Text, n.Caret = "", 0
	n.insert(text)
}

// with is the text with what is being composed, and a mark, where the caret is.
func (n *Line) with(mark string) string {
	return n.Text[:n.Caret] + n.composing + mark + n.Text[n.Caret:]
}

// printable is the text without what is no letter, cut to that many.
func printable(text string, room int) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || room <= 0 {
			return -1
		}
		room--
		return r
	}, text)
}
