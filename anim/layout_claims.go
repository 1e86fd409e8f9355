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
	// The question of a doubt covers the cards wholly, and tells how many they are.
	tall := max(line-210*u, seats+6*u)
	l.Doubt = Box{l.W / 2, (tall + line - 30*u) / 2, 357 * u, line - 30*u - tall}
	l.Verbs = Box{l.W / 2, line + 3*u, 357 * u, 52 * u}
}

// doubtAside is where a claim is doubted in a window wider than high: in the lower right corner, over the line of what either answer costs.
func (l *Layout) doubtAside() {
	grow := l.TextScale - 1
	wide := min(doubtWide*(1+0.3*grow), 0.36*l.W)
	k := wide / doubtWide
	x, top := l.W-24-wide/2, l.H-14-26*(1+grow)-84*k
	l.Verbs = Box{x, top + 39*k, wide, 78 * k}
	l.Doubt = Box{x, top - (20+176/2)*k, wide, 176 * k}
}

const doubtWide = 420 // of what is told of a claim that waits, with the usual size of text
