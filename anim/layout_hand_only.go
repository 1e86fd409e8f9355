package anim

// handOnlyRows is the most rows of a hand that has the window to itself.
const handOnlyRows = 6

// holdHand places a phone that holds a hand and nothing else, while the table is looked at elsewhere: above, what the hand has to fit; below
// the hand, what can be done. The others and the draw pile are up there: their cards come from above the window, and go there.
func (l *Layout) holdHand(n, mine int) {
	u := l.Unit
	left := (l.W - 358*u) / 2
	for k := 1; k < n; k++ {
		b := Box{l.W * float64(k) / float64(n), -110 * u, 140 * u, 72 * u}
		l.Plates[(mine+k)%n], l.Fans[(mine+k)%n] = b, Box{b.X, b.Y, 24 * u, 24 * u}
	}
	l.Plates[mine] = Box{l.W / 2, 116 * u, 358 * u, 76 * u}
	l.Discard = Box{left + 66*u, 254 * u, 104 * u, 156 * u}
	l.Draw = Box{l.W / 2, -110 * u, 104 * u, 156 * u}
	l.Ring = 70 * u
	l.Chip = Box{left + 249*u, 211 * u, 218 * u, 70 * u}
	l.Call = Box{left + 272*u, l.H - 53*u, 172 * u, 58 * u}
	l.Toast = Box{l.W / 2, 116 * u, 300 * u, 48 * u}
	l.Log = Box{left + 336*u, 38 * u, 44 * u, 44 * u}
	if l.Claims {
		l.Discard = Box{left + 60*u, 254 * u, 52 * u, 78 * u}
		l.Ring = 44 * u
		l.Chip = Box{left + 232*u, 244 * u, 252 * u, 166 * u}
		l.Call = Box{l.W / 2, l.H - 53*u, 358 * u, 58 * u}
		l.Doubt = Box{l.W / 2, 250 * u, 358 * u, 180 * u} // over all that, and the answers under the hand
		l.Verbs = Box{l.W / 2, l.H - 98*u, 358 * u, 64 * u}
	}
}

// measureHandOnly fixes the hand there: five in a row while there are two rows at most, then more of both.
func (l *Layout) measureHandOnly() {
	h, u := &l.Hand, l.Unit
	h.Scale = 104.0 / CardW * u
	w, height := CardW*h.Scale, CardH*h.Scale
	perRow := func() int { return (h.Count + h.Rows - 1) / h.Rows }
	for h.Rows = 1; perRow() > 5+2*max(0, h.Rows-2) && h.Rows < handOnlyRows; h.Rows++ {
	}
	h.Strip = 0.77 * w
	if n := perRow(); n > 1 {
		h.Strip = min(h.Strip, (358*u-w)/float64(n-1))
	}
	top, low := 358*u, l.H-188*u
	high := height
	if h.Rows > 1 {
		high = min(low-top, height+142*u*float64(h.Rows-1))
	}
	h.Box = Box{X: l.W / 2, Y: (top + low) / 2, W: w + float64(max(perRow()-1, 0))*h.Strip, H: high}
	h.Release = top - 20*u
}
