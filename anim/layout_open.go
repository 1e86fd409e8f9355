package anim

import "fourtell/engine"

// The corner of a card that names it, in pixels of a card of scale 1: what is seen of a card of another's hand where there is no room for
// more.
const (
	CornerX, CornerY = 3, 4 // from its upper left corner
	CornerW, CornerH = 28, 50
)

const (
	openScale = 0.5 // of an open hand's cards beside a plate, in units
	openMost  = 6   // cards so large
)

// layOpen puts another's hand that lies open where its cards can be told from each other: larger beside a plate, and where plates hold
// their cards themselves the corners that name them.
func (l *Layout) layOpen(s *engine.Snapshot, seat engine.Seat, open []engine.SeenCard) {
	n, u := s.Hands[seat].Count, l.Unit
	if l.Small || l.Portrait {
		l.layCorners(seat, n, open)
		return
	}
	box := l.Fans[seat]
	scale, step := box.H/CardH, l.fanStep(box, n)
	x, y := box.X, box.Y
	if n <= openMost {
		scale = openScale * u
		step = 22 * u
		y -= (CardH*scale - box.H) / 2
		if p := l.Plates[seat]; p.Y-p.H/2 <= 80*u { // right of a plate at the upper edge
			y = max(p.Y, CardH*scale/2+12*u)
			x = p.X + p.W/2 + 14*u + (step*float64(n-1)+CardW*scale)/2
		}
	}
	for i := range n {
		l.Poses = append(l.Poses, opened(l.inFan(seat, i, n, x, y, scale, step, 1), i, open))
	}
}

// opened is the pose with the card that is seen there, if one is.
func opened(p Pose, i int, open []engine.SeenCard) Pose {
	if i < len(open) && !open[i].Hidden() {
		p.Card, p.Flip = open[i], 0
	}
	return p
}

// layCorners lays corners side by side, as large as there is room: held upright in the plate, where the count of a closed hand stands,
// else at the plate's edge.
func (l *Layout) layCorners(seat engine.Seat, n int, open []engine.SeenCard) {
	p, u := l.Plates[seat], l.Unit
	right, top, wide, high := p.X+p.W/2-4*u, p.Y-p.H/2+5*u, p.W-51*u, 38*u
	if !l.Portrait {
		right, top, wide, high = p.X+p.W/2-10*u, p.Y+p.H/2-5*u, p.W-20*u, 34*u
		if top+high > l.H-8*u {
			top = p.Y - p.H/2 - high + 5*u
		}
	}
	rows, scale := 1, 0.0
	for r := 1; r <= 3; r++ {
		if k := min(high/float64(r)/CornerH, wide/float64((n+r-1)/r)/CornerW); k > scale {
			rows, scale = r, k
		}
	}
	perRow := (n + rows - 1) / rows
	left := right - float64(perRow)*CornerW*scale
	if l.Portrait {
		left = right - wide + (wide-float64(perRow)*CornerW*scale)/2
	}
	top += (high - float64(rows)*CornerH*scale) / 2
	for i := range n {
		c := Pose{Place: handOf(seat), Index: i, Scale: scale, Flip: 1, Alpha: 1, Corner: true}
		c.X = left + float64(i%perRow)*CornerW*scale + (CardW/2-CornerX)*scale
		c.Y = top + float64(i/perRow)*CornerH*scale + (CardH/2-CornerY)*scale
		l.Poses = append(l.Poses, opened(c, i, open))
	}
}

// Opened is the last card of another's hand that lies open, at rest; ok says whether it does, to be told card by card.
func (l *Layout) Opened(seat engine.Seat) (last Pose, ok bool) {
	for i := range l.Poses {
		if p := &l.Poses[i]; p.Place.is(seat) && seat != l.Hand.Seat && (p.Corner || p.Flip == 0 && p.Scale == openScale*l.Unit) {
			last, ok = *p, true
		}
	}
	return last, ok
}
