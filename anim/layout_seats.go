package anim

import "math"

// sitRound places everything on a landscape table: seats on a rounded ellipse from the viewer's left, clockwise as
// seen, the piles on the upper third's axis.
func (l *Layout) sitRound(n, bottom int, spectator bool) {
	u := l.Unit
	cx, cy := l.W/2, 0.436*l.H
	l.Ring = 130 * u
	cardW, pileX := 112*u, 220*u
	if l.Small {
		l.Ring, cardW, pileX = 115*u, 88*u, 188*u
	} else {
		cx += 20 * u
	}
	l.Discard = Box{cx, cy, cardW, cardW * 1.5}
	l.Draw = Box{cx - pileX, cy + u, cardW * 0.96, cardW * 1.44}
	chip := 168 * u
	if l.TextScale >= 1.5 {
		chip = 112 * u // it drops its label
	}
	l.Chip = Box{cx + pileX - 42*u + chip/2, cy, chip, 56 * u}
	if l.Claims {
		l.sayBeside()
		cy = l.Discard.Y
	}
	l.Log = Box{l.W - 14*u, 0.403 * l.H, 28 * u, 180 * u}
	if l.Corner = l.Small || l.Finger > 2*l.Log.W; l.Corner {
		at := HeadEdge*u + l.Button/2
		l.Log = Box{l.W - at, at, l.Button, l.Button}
	}
	w, h := l.plateSize(n)
	l.Plates[bottom] = Box{28*u + w/2, l.H - 28*u - h/2, w, h}
	if spectator {
		l.Plates[bottom] = Box{l.W / 2, l.H - 48*u, w, h}
	}
	l.orbit(bottom, n-1, w, h)
	l.clearHead(bottom)
	l.Toast = Box{cx, cy - l.Ring - 54*u, 280 * u, 52 * u}
	l.Call = Box{l.W - 130*u, l.H - 96*u, 122 * u, 122 * u}
	if l.Claims {
		l.Call = Box{l.W - 160*u, l.H - 157*u, 272 * u, 266 * u}
	}
	highest := 0.0 // lower edge of a plate in the middle
	for k := 1; k < n; k++ {
		p := l.Plates[(bottom+k)%n]
		if math.Abs(p.X-cx) < (p.W+l.Toast.W)/2 && p.Y < l.Toast.Y {
			highest = max(highest, p.Y+p.H/2)
		}
	}
	l.Toast.Y = max(l.Toast.Y, highest+32*u)
	for s := range n {
		l.Fans[s] = l.fanBeside(l.Plates[s])
	}
	if spectator && n > 0 && !l.Small {
		p := l.Plates[bottom]
		l.Fans[bottom] = Box{p.X, p.Y - p.H/2 - 44*u, 160 * u, 60 * u}
	}
}

// plateSize is how wide and high a plate is at a table of so many seats; held upright, where plates are of two sizes, that of
// another's seat.
func (l *Layout) plateSize(seats int) (w, h float64) {
	u, grow := l.Unit, l.TextScale-1
	switch {
	case l.Portrait:
		width := min(l.W-26*u, 520*u)
		gap := float64(min(seats-1, uprightRow)-1) * uprightGap * u
		return min(140*u, (width-gap)/float64(max(1, min(seats-1, uprightRow)))), 72 * u
	case !l.Small:
		return 196 * u * (1 + 0.35*grow), 64 * u * (1 + 0.6*grow)
	}
	most := 1.22 // in a window wider than most there is room for longer names
	if seats > 9 {
		most = 1.14 // of ten, which stand that much nearer each other
	}
	u *= min(most, max(1, l.W/l.H*9/16))
	w, h = 176*u, 56*l.Unit*(1+0.35*grow)
	switch {
	case seats < 9:
		w *= 1 + 0.2*grow
	case grow > 0: // no room to grow in width: they grow in height only
		w = 160 * u
	}
	return w, h
}

// fanBeside is where the backs of a seat lie: inside a small plate, above a plate at the side, right of one at the top. It keeps clear of
// the buttons at the head.
func (l *Layout) fanBeside(p Box) Box {
	u := l.Unit
	if l.Small {
		return Box{p.X + p.W/2 - 42*u, p.Y - 2*u, 34 * u, 36 * u}
	}
	left, right, low := l.head()
	above := Box{p.X, p.Y - p.H/2 - 44*u, 150 * u, 64 * u}
	top := above.Y - above.H/2
	if top < low {
		above.X = min(right-above.W/2, max(left+above.W/2, p.X))
	}
	if top > 4*u && math.Abs(above.X-p.X) < p.W/2 {
		return above
	}
	from, to := p.X+p.W/2+6*u, p.X+p.W/2+118*u
	if p.Y-26*u < low {
		to = min(to, right)
	}
	return Box{(from + to) / 2, p.Y + 4*u, to - from, 60 * u}
}

// orbit spaces the m other plates evenly along the upper part of a rounded ellipse, clockwise from the viewer's left.
func (l *Layout) orbit(bottom, m int, w, h float64) {
	u, n := l.Unit, m+1
	cx, cy := l.W/2, 0.447*l.H
	a, b := l.W/2-w/2-24*u, cy-20*u-h/2
	if !l.Small { // the log's tab is at the right edge
		cx, a = cx-6*u, a-22*u
	}
	if m == 1 {
		x := l.Discard.X
		if l.Claims {
			x = l.W / 2
		}
		l.Plates[(bottom+1)%n] = Box{x, cy - b, w, h}
		return
	}
	// Where the row of seats begins at the left and ends at the right, in radians below the horizontal.
	begin, end := 0.0, 0.0
	switch {
	case m == 2:
		begin, end = -0.45, -0.45
	case m >= 8:
		begin, end = 0.36, -0.06
	case m >= 6:
		begin, end = 0.2, -0.06
	}
	// A superellipse: plates follow the window's corners and leave the middle free.
	const samples, power = 48, 0.72
	var path [samples + 1]struct{ x, y, length float64 }
	for i := range path {
		angle := math.Pi - begin + (math.Pi+begin+end)*float64(i)/samples // over the top to the right, y down
		sin, cos := math.Sincos(angle)
		p := &path[i]
		p.x = cx + a*math.Copysign(math.Pow(math.Abs(cos), power), cos)
		p.y = cy + b*math.Copysign(math.Pow(math.Abs(sin), power), sin)
		if i > 0 {
			p.length = path[i-1].length + math.Hypot(p.x-path[i-1].x, p.y-path[i-1].y)
		}
	}
	i := 1
	for k := range m {
		want := path[samples].length * float64(k) / float64(m-1)
		for i < samples && path[i].length < want {
			i++
		}
		p, q := path[i-1], path[i]
		t := (want - p.length) / (q.length - p.length)
		l.Plates[(bottom+1+k)%n] = Box{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t, w, h}
	}
}

// HeadEdge and HeadGap are, in units, how far the buttons at the head stand from the edges of a window wider than high, and from each
// other.
const HeadEdge, HeadGap = 20, 10

// head is how far the buttons there reach: at the left the pause and, where claims are made, the lamp and the sorting, at the right the
// log, each on a screen held in the hand as wide as a finger.
func (l *Layout) head() (left, right, low float64) {
	buttons := 1.0
	if l.Claims {
		buttons = 3
	}
	edge, gap := HeadEdge*l.Unit, HeadGap*l.Unit
	left, right, low = edge+buttons*(l.Button+gap), l.W-edge-l.Button-gap, edge+l.Button
	if !l.Corner {
		right = l.W
	}
	return left, right, low
}

// clearHead moves the plates that would lie under the buttons at the head below them, and those further outside that would then lie
// under such a plate, below it.
func (l *Layout) clearHead(bottom int) {
	n := len(l.Plates)
	left, right, low := l.head()
	low += HeadGap / 2 * l.Unit
	under := low
	for k := n - 1; k > 0; k-- { // from the top to the left
		if p := &l.Plates[(bottom+k)%n]; p.X-p.W/2 < left && p.Y-p.H/2 < under {
			p.Y = under + p.H/2
			left, under = p.X+p.W/2, p.Y+p.H/2
		}
	}
	for k := 1; k < n; k++ { // from the top to the right
		if p := &l.Plates[(bottom+k)%n]; p.X+p.W/2 > right && p.Y-p.H/2 < low {
			p.Y = low + p.H/2
			right, low = p.X-p.W/2, p.Y+p.H/2
		}
	}
}

const (
	uprightRow = 3 // seats in a row of a window held upright, at most: each has room for a face, its cards and a name below
	uprightGap = 8 // units between two of them
)

// standUp places everything on a phone held upright: opponents three in a row, then ring, chip and call, the viewer's plate,
// and the hand at the lower edge.
func (l *Layout) standUp(n, bottom int, spectator bool) {
	u := l.Unit
	others := n - 1
	rows := (others + uprightRow - 1) / uprightRow
	perRow := (others + max(1, rows) - 1) / max(1, rows)
	w, h := l.plateSize(n)
	gap, top := uprightGap*u, 75*u
	for k := 1; k < n; k++ {
		row := (k - 1) / perRow
		inRow := min(perRow, others-row*perRow)
		x := l.W/2 + (float64((k-1)%perRow)-float64(inRow-1)/2)*(w+gap)
		l.Plates[(bottom+k)%n] = Box{x, top + h/2 + float64(row)*(h+gap/2), w, h}
	}
	seats := top + float64(rows)*h + float64(rows-1)*gap/2
	plateY := l.H - (uprightHand+40)*u
	if l.Claims { // over the cards stand the marks of those that are picked
		plateY -= 14 * u
	}
	l.Plates[bottom] = Box{109 * u, plateY, 192 * u, 64 * u}
	chipY := plateY - 68*u
	l.Chip = Box{94 * u, chipY, 162 * u, 56 * u}
	l.Call = Box{l.W - 86*u, chipY, 144 * u, 56 * u}
	middle := (seats + chipY - 28*u) / 2
	l.Ring = min(115*u, (chipY-28*u-seats)/2-10*u)
	cardW := min(90*u, 0.8*l.Ring)
	l.Discard = Box{l.W/2 + 43*u, middle, cardW, cardW * 1.5}
	l.Draw = Box{0, middle, cardW * 0.96, cardW * 1.44}
	l.Draw.Y = min(middle, chipY-(28+84)*u-l.Draw.H/2) // its number and the button to draw with stand between it and the chip
	l.Draw.X = max(14*u+l.Draw.W/2, l.Discard.X-l.Ring-20*u-l.Draw.W/2)
	l.Toast = Box{l.W / 2, seats + 25*u, 300 * u, 48 * u}
	if l.Claims {
		l.sayAbove(seats, chipY)
	}
	l.Log = Box{l.W - 36*u, 38 * u, 44 * u, 44 * u}
	for s := range n {
		p := l.Plates[s]
		l.Fans[s] = Box{p.X - p.W/2 + 63*u, p.Y - p.H/2 + 24*u, 24 * u, 24 * u}
	}
	if spectator && n > 0 {
		p := l.Plates[bottom]
		l.Fans[bottom] = Box{p.X + p.W/2 + 60*u, p.Y, 110 * u, 60 * u}
	}
}
