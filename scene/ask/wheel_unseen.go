package ask

import (
	"fourtell/engine"
	"fourtell/words"
)

// NewUnseen asks for the colour that the drawn card takes if it is a wild: nobody has seen it. Whose hand it would be swapped for if it
// is a 7 is asked next, where that is to be chosen.
func NewUnseen(t Table, plays []engine.Command) *Wheel {
	l := t.Words()
	m := &Wheel{t: t, plays: plays, cancel: true, title: l.Say(words.ColorTitle), line: l.Say(words.UnseenWild)}
	m.count()
	return m
}
