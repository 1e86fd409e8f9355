package anim

// sayBeside places the closed cards to the left of the middle, and to the right of them what they are said to be.
func (l *Layout) sayBeside() {
	u, cy, wide := l.Unit, 0.375*l.H, 330.0
	l.Discard = Box{l.W/2 - 120*u, cy, 86 * u, 129 * u}
	if l.Small {
		l.Discard.W, l.Discard.H, wide = 72*u, 108*u, 300
	}
	l.Draw = l.Discard // the cards are dealt from where they will lie
	l.Chip = Box{l.W/2 + 213*u, cy + 8*u, wide * u, 240 * u}
}

// sayAbove is the same for a window held upright, between the seats and a line: below what they are said to be lie the cards at the
// left, and under the line the claim is made over the window's whole width.
func (l *Layout) sayAbove(seats, line float64) {
	u := l.Unit
	top, low := seats+36*u, line-32*u // under the seats is told what they have claimed
	k := min(1, (low-top)/(290*u))
	l.Chip = Box{l.W / 2, top + 82*k*u, 358 * k * u, 164 * k * u}
	w := 56 * k * u
	l.Discard = Box{82 * u, (top + 170*k*u + low) / 2, w, w * 1.5}
	l.Draw = l.Discard
	l.Ring = 60 * k * u
	l.Call = Box{l.W / 2, line, 358 * u, 56 * u}
}
