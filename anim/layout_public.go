package anim

import "fourtell/engine"

// FarScale is how much larger everything is on a table that is looked at from afar.
const FarScale = 1.35

// round is how many of a table's seats lie at each edge of a big screen: clockwise from the lower edge.
type round struct{ low, left, top, right int }

// publicRounds are those of two seats and more: the lower right corner is for how others come.
var publicRounds = [engine.MaxSeats + 1]round{2: {1, 0, 1, 0}, {1, 1, 0, 1}, {1, 1, 1, 1}, {1, 1, 2, 1}, {1, 2, 2, 1}, {1, 2, 2, 2}, {1, 2, 3, 2}, {1, 3, 3, 2}, {2, 3, 3, 2}}

// publicLeft, publicRight, publicTop and publicLow are where the middles of plates lie at an edge, by how many there are, in units of the
// reference board: heights from the upper edge, and how far right of the middle.
var (
	publicLeft  = [...][]float64{1: {290}, 2: {424, 222}, 3: {503, 331, 165}}
	publicRight = [...][]float64{1: {232}, 2: {157, 437}}
	publicTop   = [...][]float64{1: {0}, 2: {-145, 145}, 3: {-276, 0, 276}}
	publicLow   = [...][]float64{1: {0}, 2: {20, -284}}
)

// standBack places everything on a big screen: plates with a name and a count that can be read across a room along the edges, as nobody
// holds a hand there, and the piles large and in the middle.
func (l *Layout) standBack(n int) {
	u, high := l.Unit/FarScale, l.H/720
	cx, cy := l.W/2, 344*high
	l.Ring = 160 * u
	l.Discard = Box{cx, cy, 144 * u, 216 * u}
	l.Draw = Box{cx - 276*u, cy + 5*u, 116 * u, 174 * u}
	l.Chip = Box{cx + 298*u, cy - 4*u, 204 * u, 76 * u}
	l.Toast = Box{cx, 132 * high, 400 * u, 56 * u}
	const w, h = 264, 82
	at := 0
	put := func(x, y float64) {
		l.Plates[at] = Box{x, y, w * u, h * u}
		l.Fans[at] = Box{x + 75*u, y - 0.5*u, 42 * u, 63 * u}
		at++
	}
	of := publicRounds[n]
	for _, x := range publicLow[of.low] {
		put(cx+x*u, l.H-63*u)
	}
	for _, y := range publicLeft[of.left] {
		put((24+w/2)*u, y*high)
	}
	for _, x := range publicTop[of.top] {
		put(cx+x*u, 59*u)
	}
	for _, y := range publicRight[of.right] {
		put(l.W-(24+w/2)*u, y*high)
	}
}
