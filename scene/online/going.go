package online

import "fourtell/online/client"

// Going is where somebody wants to be at once: the command line says so, or the address of the page.
type Going struct {
	Link  client.Link
	Watch bool // without a seat
	Big   bool // as the big screen
	Here  bool // to a room of a house in this window, which is opened for it
}

// Head says where somebody wants to be at once; the screen of rooms sees to it.
func (l *Line) Head(g Going) { l.heads = &g }

// Heads is where somebody wants to be at once; whoever asks has taken it over, and ok is false from then on.
func (l *Line) Heads() (g Going, ok bool) {
	if l.heads == nil {
		return Going{}, false
	}
	g, l.heads = *l.heads, nil
	return g, true
}

// ShowBig says whether rooms that one watches are shown as on a big screen from now on.
func (l *Line) ShowBig(on bool) { l.big = on }

// Big says whether a room that one watches is shown as on a big screen.
func (l *Line) Big() bool { return l.big }
